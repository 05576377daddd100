import { accessibilityFaults } from '@longleaf/testkit/accessibility';
import { accountSecurityMessages, accountSecurityWords } from '@longleaf/contract/account-security';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import { startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, start } from '../testing/relying-party.ts';

let identity: TestIdentity;
let browser: Browser;

beforeAll(async () => {
  identity = await startIdentity();
  browser = await launchBrowser();
});

/** The screen for a new account, and every name that it asked about. */
async function registerPage(): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /users\/([^/]+)\/checkusername/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  await page.goto((await start(await portalParty(identity), { prompt: 'create' })).url.href);
  return { page, asked };
}

const words = (page: Page) => page.locator('[data-availability]').textContent();

describe('the account name, while it is typed (VAL-030, VAL-031)', () => {
  it('is asked about once, when typing rests, and is free', async () => {
    const { page, asked } = await registerPage();
    const name = `wren_${Date.now().toString(36)}`;
    await page.getByLabel('Account name').pressSequentially(name);
    await expect.poll(() => words(page)).toBe('This account name is free.');
    expect(asked.at(-1)).toBe(name);
    expect(asked.length).toBeLessThan(name.length);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is taken, in any letter case; the words go when it is changed', async () => {
    const { page } = await registerPage();
    await page.getByLabel('Account name').fill(STUDENT.userName.toUpperCase());
    await expect.poll(() => words(page)).toBe(accountSecurityWords.userNameTaken);
    await page.getByLabel('Account name').fill('');
    await expect.poll(() => words(page)).toBe('');
  });

  it('is one that nobody can have', async () => {
    const { page } = await registerPage();
    await page.getByLabel('Account name').fill('not a name!');
    await expect
      .poll(() => words(page))
      .toBe('Use only letters, digits and underscores in your account name');
  });

  it('cannot be checked just now (MSG-044)', async () => {
    const { page } = await registerPage();
    await page.route('**/checkusername', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.getByLabel('Account name').fill('anybody');
    await expect.poll(() => words(page)).toBe(accountSecurityMessages.checkFailed);
  });
});
