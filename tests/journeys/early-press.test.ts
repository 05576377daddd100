import { expect, type Locator, type Page } from '@playwright/test';
import { ON_PHONE_TOO, isPhone } from './helpers/widths.ts';
import { test } from './helpers/test.ts';

/** Keeps the page's scripts back, as a slow line would; gives what lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens a page whose scripts are held: they hold the page's load, too. */
async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await untilHeard(page);
}

/** From then on presses are kept. */
async function untilHeard(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterContext' in window);
}

/** Waits until React has taken an element over: it tells by nothing else. */
async function untilTakenOver(page: Page, locator: Locator): Promise<void> {
  await page.waitForFunction(
    (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps')),
    await locator.elementHandle(),
  );
}

test(
  'a button pressed before the scripts have come works once they have, and once only',
  ON_PHONE_TOO,
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await openHeld(page, '/college-search');
    const filters = page.getByRole('button', { name: /^(All filters|Filters)/ }).first();
    await filters.click();
    await filters.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('sign-in can be pressed before the scripts have come', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openHeld(page, '/college-search');
  await page.getByRole('button', { name: 'Sign in' }).click();
  letGo();
  await expect(page.getByLabel('Email or account name')).toBeVisible();
});

test('what is typed and ticked before the scripts have come is kept', ON_PHONE_TOO, async ({ page }) => {
  const letGo = await holdScripts(page);
  await openHeld(page, '/college-search');
  const name = page.getByLabel('College, major, career or place').first();
  await name.pressSequentially('duke');
  const box = page.getByRole('checkbox', { name: /^North Carolina/ }).first();
  if (!isPhone(page)) await box.click();
  letGo();
  await expect(page.getByRole('option', { name: /^Duke University/ })).toBeVisible();
  await expect(name).toHaveValue('duke');
  if (!isPhone(page)) {
    await expect(box).toBeChecked();
    await expect(page).toHaveURL(/[?&]state=nc/i);
  }
});

test('going back before the scripts have come shows the page before, whole', async ({ page }) => {
  await page.goto('/');
  // Until then a changed address would be taken for a step in the history.
  await untilTakenOver(page, page.getByLabel('What are you looking for?'));
  await page.evaluate(() => window.history.pushState(null, '', '/college-search?name=duke'));
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await untilHeard(page);
  await expect(page.getByRole('link', { name: 'Duke University' }).first()).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/');
  letGo();
  await expect(page.getByLabel('What are you looking for?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Duke University' })).toHaveCount(0);
});

for (const cleared of [false, true]) {
  const between = cleared ? 'another field was typed into' : 'the page was told';
  test(`a word typed on while React takes the page over is kept whole, before ${between}`, async ({
    page,
  }) => {
    // What was typed early is told to React by a timer, which stands still here until the word is whole.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const letGo = await holdScripts(page);
    await openHeld(page, '/recoverAccount/forgotaccountname');
    const email = page.getByLabel('Email', { exact: true });
    await email.pressSequentially('ada@exam');
    letGo();
    await untilTakenOver(page, email);
    if (cleared) await page.getByLabel('First name (optional)').pressSequentially('Ada');
    await email.pressSequentially('ple.org');
    await page.clock.runFor(1000);
    await page.getByLabel('Last name (optional)').pressSequentially('Lovelace');
    await expect(email).toHaveValue('ada@example.org');
    if (cleared) await expect(page.getByLabel('First name (optional)')).toHaveValue('Ada');
  });
}

test('a form that is sent before the scripts have come is sent once they have', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openHeld(page, '/recoverAccount/forgotaccountname');
  await page.getByLabel('Email', { exact: true }).fill('ada at home');
  await page.getByRole('button', { name: 'Continue' }).click();
  letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada at home');
});

test('a form that names where it leads works without any script', async ({ page }) => {
  await holdScripts(page);
  await openHeld(page, '/');
  await page.getByLabel('What are you looking for?').fill('duke');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/college-search\?name=duke/);
  await expect(page.getByRole('link', { name: 'Duke University' }).first()).toBeVisible();
});

test('a document names its style sheets before its scripts, and keeps presses from its first script on', async ({
  request,
}) => {
  for (const path of ['/', '/recoverAccount/forgotpassword']) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const link of scripts) expect(link).toContain('fetchpriority="low"');
    expect(html.lastIndexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
    // What keeps presses listens for this.
    expect(html).toContain('beforeinput');
    expect(html.indexOf('beforeinput')).toBeLessThan(html.indexOf('__reactRouterContext'));
  }
});
