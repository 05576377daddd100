import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press } from './helpers/by-keyboard.ts';
import { expectSignedIn, fillSignIn, signIn, signOut } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, isPhone } from './helpers/widths.ts';
import { JOURNEY_PORTS } from './setup/ports.ts';

const GUIDES = `http://localhost:${JOURNEY_PORTS.CONTENT_PORT}/pay-for-college`;
const account = (page: Page) => page.locator('[data-account] > summary');
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

/** The words of the links in a part of the page, in their order. */
const linksIn = (page: Page, selector: string) => page.locator(`${selector} a`).allTextContents();

test('portal and guides have the same header and the same footer (UI-094)', async ({ page }) => {
  await page.goto('/data');
  const [header, footer] = [await linksIn(page, 'header nav'), await linksIn(page, 'footer')];
  expect(header).toContain('Careers and majors');
  await page.goto(GUIDES);
  expect(await linksIn(page, 'header nav')).toEqual(header);
  expect(await linksIn(page, 'footer')).toEqual(footer);
  await expect(signInButton(page)).toBeVisible();
  await expectAccessible(page, 'guides signed out');
});

test(
  'guides show who is signed in, with the way to account, saved things and sign-out',
  ON_PHONE_TOO,
  async ({ page }) => {
    await signIn(page);
    const tabs = page.getByRole('navigation', { name: 'Quick links' });
    const there = await tabs.getByRole('link').allTextContents();
    const saved = page.getByRole('banner').getByRole('link', { name: /^Saved\s*\d+$/ });
    const number = (await saved.textContent()) ?? '';
    // What the guides show was noted by the portal, once all of its page was there.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('longleaf.own.saved-count')))
      .not.toBeNull();
    await page.goto(GUIDES);
    await expect(account(page)).toBeVisible();
    await expect(signInButton(page)).toBeHidden();
    await expect(saved).toHaveText(number);
    expect(await tabs.getByRole('link').allTextContents()).toEqual(isPhone(page) ? there : []);
    await press(page, account(page));
    await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expectAccessible(page, 'guides signed in');
    await page.keyboard.press('Escape');
    await expect(account(page)).toBeFocused();
    await press(page, account(page));
    await page.getByRole('link', { name: 'Profile' }).click();
    await expectSignedIn(page);
  },
);

test('guides forget at once who has signed out, here or in another tab', async ({ page, context }) => {
  await signIn(page, 'demo_parent');
  const guides = await context.newPage();
  await guides.goto(GUIDES);
  // A tab of its own has no tokens, and knows that somebody is signed in.
  await expect(account(guides)).toBeVisible();
  await signOut(page);
  await expect(account(guides)).toBeHidden();
  await expect(signInButton(guides)).toBeVisible();
  await page.goto(GUIDES);
  await expect(signInButton(page)).toBeVisible();
});

test('signing in from a guide comes back to it, signed in', async ({ page }) => {
  await page.goto(GUIDES);
  await signInButton(page).click();
  await fillSignIn(page, 'demo_adult');
  await expect(page).toHaveURL(GUIDES);
  await expect(account(page)).toBeVisible();
  await account(page).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto(GUIDES);
  await expect(signInButton(page)).toBeVisible();
});

test('the page that tells who is signed in may be framed by the guides alone', async ({ request }) => {
  const { 'content-security-policy': policy, 'x-frame-options': old } = (
    await request.get('/session-frame')
  ).headers();
  expect(policy).toContain(`frame-ancestors 'self' http://localhost:${JOURNEY_PORTS.CONTENT_PORT};`);
  expect(old).toBeUndefined();
  expect((await request.get('/profile')).headers()['content-security-policy']).toContain(
    `frame-ancestors 'self';`,
  );
});

test('header, breadcrumb and the way back keep the search, also through sign-in', async ({ page }) => {
  const search = '/college-search?state=nc&name=asheville';
  await page.goto(search);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Asheville/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/college-profile\//);
  const expectKept = async () => {
    await expect(page.getByRole('link', { name: 'Back to your search' })).toHaveAttribute('href', KEPT);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Find a college' })).toHaveAttribute('href', KEPT);
    const sections = page.getByRole('banner').getByRole('link', { name: 'Find a college' });
    await expect(sections).toHaveAttribute('href', KEPT);
  };
  const KEPT = /state=nc/;
  await expectKept();
  await signInButton(page).click();
  await fillSignIn(page, 'demo_educator');
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/college-profile\//);
  await expectKept();
  await page.getByRole('link', { name: 'Back to your search' }).click();
  await expect(page).toHaveURL(/state=nc/);
  await expect(page).toHaveURL(/name=asheville/);
});
