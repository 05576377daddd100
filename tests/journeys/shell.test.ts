import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { listenToConsole } from './helpers/console.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { JOURNEY_PORTS } from './setup/ports.ts';

const PORTAL = `http://localhost:${JOURNEY_PORTS.PORT}`;

/**
 * The first request for it is lost, later ones are not. Nothing is taken off in between: where Playwright stops to look at
 * requests while the page loads anew, that may wait for ever.
 */
async function loseFirst(page: Page, what: RegExp): Promise<void> {
  let lost = false;
  await page.route(what, (route) => {
    if (lost) return route.continue();
    lost = true;
    return route.abort();
  });
}

/** A press that asks for nothing before: pointing at a link would already fetch its code. */
const pressLink = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);

test('an unknown address leads home, which says so until it is closed (ST-029)', async ({ page }) => {
  await page.goto('/no/Western-Carolina?x=1');
  await expect(page).toHaveURL('/');
  const notice = page.getByText('There is no page at that address, so you are on the home page.');
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'home for an unknown address');
  await page.reload();
  await expect(notice).toBeVisible();
  const search = page
    .getByRole('search')
    .filter({ has: page.getByRole('button', { name: 'Search', exact: true }) });
  await expect(search.first().getByRole('searchbox')).toHaveValue('Western Carolina');
  await page.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('addresses are matched without regard to letter case', async ({ page }) => {
  await page.goto('/College-Search');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a college' })).toBeVisible();
});

test('addresses of the content site are forwarded before the rule of unknown addresses (ST-035)', async ({
  page,
}) => {
  await page.goto('/pay-for-college');
  await expect(page).toHaveURL(`http://localhost:${JOURNEY_PORTS.CONTENT_PORT}/pay-for-college`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that cannot be drawn leads home and says so (ST-034)', async ({ page }) => {
  // A link pressed before the page's own script runs would load a document instead.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/compare-page-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const clientLoader = () => ({});
        export default function Broken() { throw new Error('broken on purpose'); }`,
    }),
  );
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await pressLink(page, '/compare');
  await expect(
    page.getByText('We could not open that page, so you are back on the home page.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(warnings.some((text) => text.startsWith('Error routing: '))).toBe(true);
});

test('a page whose code does not come is loaded as a document, where it was to lead', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const code = /\/assets\/compare-page-.*\.js/;
  await loseFirst(page, code);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await pressLink(page, '/compare');
  await expect(page).toHaveURL('/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare colleges' })).toBeVisible();
  await expect(page.getByText('you are back on the home page')).toHaveCount(0);
  expect(warnings).toContain('Error routing: /compare could not be loaded');
});

test('a search whose page does not come has its words there, and no note leads anybody on later', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await loseFirst(page, /\/assets\/site-search-page-.*\.js/);
  const box = page.getByRole('main').getByRole('combobox', { name: 'What are you looking for?' });
  await box.fill('zzqqxx yyww');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zzqqxx(\+|%20)yyww$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Left behind by a page that was closed on its way.
  await page.evaluate(() => window.sessionStorage.setItem('longleaf.going-to', '/compare'));
  await page.goto('/careers');
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('longleaf.going-to'))).toBeNull();
  await expect(page).toHaveURL('/careers');
});

test('without a connection the open page stays, and its links work again with one', async ({
  page,
  context,
}) => {
  await page.goto('/compare', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const notice = page.getByText('You are offline. You can go on with what is open');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Data sources' }).press('Enter');
  await expect(page.getByText('You are offline. Try that again once you are connected.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare colleges' })).toBeVisible();
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Data sources' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Data sources' })).toBeVisible();
});

test('without a connection a search from home keeps the page and what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const box = page.getByRole('main').getByRole('combobox', { name: 'What are you looking for?' });
  await box.fill('elon');
  await box.press('Enter');
  await expect(page.getByText('You are offline. Try that again once you are connected.')).toBeVisible();
  await expect(box).toHaveValue('elon');
  await context.setOffline(false);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Elon University' })).toBeVisible();
});

test('without a connection nothing is saved in silence, no press takes the page away, and both work with one', async ({
  page,
  context,
}) => {
  await signIn(page, 'demo_new');
  await page.goto('/college-search?state=NC', { waitUntil: 'networkidle' });
  const save = page.getByRole('button', { name: 'Save Appalachian State University' });
  const keepSearch = page.getByRole('button', { name: 'Save search', exact: true });
  await context.setOffline(true);
  const said = page.getByText('You are offline. Try that again once you are connected.');
  await save.click();
  await expect(said).toHaveCount(1);
  await keepSearch.click();
  await expect(said).toHaveCount(2);
  await expect(page).toHaveURL(/\/college-search\?state=NC$/);
  await expect(page.getByRole('heading', { name: 'Appalachian State University' })).toBeVisible();
  const loadedAgain = page.waitForEvent('load');
  await context.setOffline(false);
  await loadedAgain;
  await expect(page).toHaveURL(/\/college-search\?state=NC$/);
  await save.click();
  await expect(page.getByRole('button', { name: 'Saved Appalachian State University' })).toBeVisible();
  await keepSearch.click();
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
});

test('home and data sources work without a complaint', async ({ page }) => {
  const console = listenToConsole(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'home signed out');
  await page.goto('/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Data sources' })).toBeVisible();
  await expectAccessible(page, 'data sources');
  console.expectQuiet();
});

test('a page asks for each of its files once, also for those of parts that come later', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // The sign-in host's frame has its own, and may be opened again.
    if (origin === PORTAL && pathname.startsWith('/assets/')) files.push(pathname);
  });
  await signIn(page, 'demo_student', '/collegePlanning');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  files.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(5);
  expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
});

test('a page that is opened from another is not seen before its style sheets are there, nor waited for longer than a second', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = new Set<string>();
  const held: (() => Promise<void>)[] = [];
  // The router's own request comes first; that of the link that stays is held.
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    const url = route.request().url();
    if (!asked.has(url)) {
      asked.add(url);
      return route.continue();
    }
    await new Promise<void>((go) => held.push(() => route.continue().then(go)));
  });
  await page.clock.install();
  const main = page.getByRole('main');
  const open = async (href: string, title: string) => {
    held.length = 0;
    await pressLink(page, href);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    expect(held.length, `style sheets of ${href} that are held`).toBeGreaterThan(0);
    await expect(main).toHaveCSS('opacity', '0');
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  await open('/compare', 'Compare colleges');
  for (const go of held) await go();
  await expect(main).toHaveCSS('opacity', '1');
  await open('/careers', 'Careers');
  await page.clock.runFor(1000);
  await expect(main).toHaveCSS('opacity', '1');
});

test('no page is hidden for a style sheet that does not come: not the first one, nor those after it', async ({
  page,
}) => {
  const asked = new Set<string>();
  await page.route(/\/assets\/.*\.css$/, (route) => {
    const url = route.request().url();
    const isLost = url.includes('/assets/base-') || asked.has(url);
    asked.add(url);
    return isLost ? route.abort() : route.continue();
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { wasHidden?: boolean };
    const look = () => (seen.wasHidden ||= document.documentElement.hasAttribute('data-unstyled'));
    new MutationObserver(look).observe(document, { attributes: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const isHidden = () => page.evaluate(() => (window as unknown as { wasHidden?: boolean }).wasHidden);
  expect(await isHidden()).toBe(false);
  // No time passes: what shows a page now is that nothing comes any more.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await pressLink(page, '/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare colleges' })).toBeAttached();
  await expect.poll(isHidden).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-unstyled');
});

test('the footer stands at the foot of a page that is shorter than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/compare');
  const foot = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await foot()).toBe(2400);
});
