import { readFile } from 'node:fs/promises';
import { accountWindows } from '@longleaf/contract/account-safety';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeScreens, launchBrowser, type OpenPage, type ScreenStates } from '../testing/browser.ts';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, start } from '../testing/relying-party.ts';
import { codeOfApp, giveSecondFactor, newPerson } from '../testing/two-factor.ts';
import { servePortal } from '../testing/portal-stand-in.ts';

let identity: TestIdentity;
let portal: RelyingParty;
let portalUrl: string;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  portalUrl = await servePortal();
  identity = await startIdentity({ PORTAL_URL: portalUrl });
  portal = { ...(await portalParty(identity)), redirectUri: `${portalUrl}/signin-callback` };
  browser = await launchBrowser();
});

type Person = Awaited<ReturnType<typeof newPerson>>;

function somebody(): Promise<Person> {
  people += 1;
  return newPerson(identity, `visitor_${people}`);
}

const open: OpenPage = async (options) => (await browser.newContext(options)).newPage();

async function givePassword(page: Page, { userName, password }: Person): Promise<void> {
  await page.getByLabel('Email or account name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openWindow(page: Page, path: string, person: Person): Promise<void> {
  await page.goto(`${identity.issuer}${path}`);
  await givePassword(page, person);
  await page.waitForURL(`${identity.issuer}${path}`);
}

async function turnOn(page: Page, person: Person): Promise<string> {
  await openWindow(page, accountWindows.twoFactor, person);
  const secret = await page.locator('code.key').innerText();
  await page.getByLabel('Code from your app').fill(codeOfApp(secret, identity.clock.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
  return secret;
}

/** An authenticator of the browser itself that always finds its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, person: Person): Promise<void> {
  await addAuthenticator(page);
  await openWindow(page, accountWindows.passkeys, person);
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('My laptop').first().waitFor();
}

async function reachCode(page: Page): Promise<void> {
  const person = await somebody();
  await giveSecondFactor(identity, person.id);
  await page.goto((await start(portal)).url.href);
  await givePassword(page, person);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
}

const STATES: ScreenStates = [
  ['code', reachCode],
  [
    'code-errors',
    async (page) => {
      await reachCode(page);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  ],
  ['two-factor-set-up', async (page) => openWindow(page, accountWindows.twoFactor, await somebody())],
  [
    'two-factor-errors',
    async (page) => {
      await openWindow(page, accountWindows.twoFactor, await somebody());
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByRole('alert').waitFor();
    },
  ],
  ['recovery-codes', async (page) => void (await turnOn(page, await somebody()))],
  [
    'two-factor-on',
    async (page) => {
      await turnOn(page, await somebody());
      await page.goto(`${identity.issuer}${accountWindows.twoFactor}`);
    },
  ],
  [
    'two-factor-off',
    async (page) => {
      await turnOn(page, await somebody());
      await page.goto(`${identity.issuer}${accountWindows.twoFactor}`);
      await page.getByRole('button', { name: 'Turn off two-factor sign-in' }).click();
      await page.getByRole('heading', { name: 'Two-factor sign-in is off' }).waitFor();
    },
  ],
  ['passkeys-none', async (page) => openWindow(page, accountWindows.passkeys, await somebody())],
  ['passkeys', async (page) => addPasskey(page, await somebody())],
  ['email', async (page) => openWindow(page, accountWindows.email, await somebody())],
  [
    'email-errors',
    async (page) => {
      await openWindow(page, accountWindows.email, await somebody());
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('alert').waitFor();
    },
  ],
  [
    'email-waits',
    async (page) => {
      await openWindow(page, accountWindows.email, await somebody());
      await page.getByLabel('New email').fill(`${'long'.repeat(12)}@example.net`);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('button', { name: 'Stop the change' }).waitFor();
    },
  ],
  [
    'email-language',
    async (page) => {
      await openWindow(page, accountWindows.email, await somebody());
      await page.getByRole('radio', { name: 'Español' }).check();
      await page.getByRole('button', { name: 'Save the language' }).click();
      await page.getByText('From now on we write to you in Español.').waitFor();
    },
  ],
  [
    'email-language-errors',
    async (page) => {
      await openWindow(page, accountWindows.email, await somebody());
      // Both can be chosen, so only a form that was changed on its way is refused.
      await page.locator('#language-es').evaluate((radio) => radio.setAttribute('value', 'fr'));
      await page.getByRole('radio', { name: 'Español' }).check();
      await page.getByRole('button', { name: 'Save the language' }).click();
      await page.getByRole('alert').waitFor();
    },
  ],
  [
    'email-confirm',
    async (page) => void (await page.goto(`${identity.issuer}${accountWindows.email}/confirm?token=x`)),
  ],
  [
    'email-dead-link',
    async (page) => {
      await page.goto(`${identity.issuer}${accountWindows.email}/confirm?token=x`);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    },
  ],
  ['activity', async (page) => openWindow(page, accountWindows.activity, await somebody())],
  [
    'signed-out-everywhere',
    async (page) => {
      await openWindow(page, accountWindows.activity, await somebody());
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('heading', { name: 'You are signed out everywhere' }).waitFor();
    },
  ],
];

describeScreens(STATES, open);

describe('passkeys in a browser', () => {
  it('sign in without password and code, and without breaking the content rules', async () => {
    const person = await somebody();
    const page = await open();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await addPasskey(page, person);
    await giveSecondFactor(identity, person.id);
    await page.context().clearCookies();
    await page.goto((await start(portal)).url.href);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.waitForURL(/code=/);
    expect(new URL(page.url()).origin).toBe(portalUrl);
    expect(complaints).toEqual([]);
  });

  it('are renamed and removed with the keyboard alone', async () => {
    const page = await open();
    await addPasskey(page, await somebody());
    await page.locator('summary', { hasText: 'Rename' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Blue key');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Blue key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('You have none yet.').waitFor();
    expect(await page.getByText('Blue key').count()).toBe(0);
  });

  it('say so when the device has none for this account', async () => {
    const page = await open();
    await addAuthenticator(page);
    await page.goto((await start(portal)).url.href);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    const status = page.getByText('No passkey was used. You can try again.');
    await status.waitFor();
    expect(await status.isVisible()).toBe(true);
  });

  it('are not offered without scripts, where all else works', async () => {
    const page = await open({ javaScriptEnabled: false });
    const person = await somebody();
    await turnOn(page, person);
    expect(await page.getByRole('button', { name: 'Close this window' }).isVisible()).toBe(false);
    await page.goto(`${identity.issuer}${accountWindows.passkeys}`);
    expect(await page.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(false);
  });
});

describe('a window that the portal opened', () => {
  it('is seen by it, over signing in, until it is closed by its own button', async () => {
    const person = await somebody();
    const page = await open();
    await page.goto(portalUrl);
    const opened = page.waitForEvent('popup');
    await page.evaluate((address) => {
      Object.assign(globalThis, { child: window.open(address, '_blank', 'popup,width=900,height=760') });
    }, `${identity.issuer}${accountWindows.twoFactor}`);
    const popup = await opened;
    await givePassword(popup, person);
    await popup.waitForURL(`${identity.issuer}${accountWindows.twoFactor}`);
    expect(await page.evaluate('child.closed')).toBe(false);
    const closed = popup.waitForEvent('close');
    // Pressed a moment later: the page goes while it is pressed.
    await popup
      .getByRole('button', { name: 'Close this window' })
      .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
    await closed;
    await page.waitForFunction('child.closed');
    expect(await page.evaluate('child.closed')).toBe(true);
  });
});

it('recovery codes can be copied, printed and downloaded', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await turnOn(page, await somebody());
  const codes = await page.locator('.codes code').allInnerTexts();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The codes are copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  for (const code of codes) expect(text).toContain(code);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await page.evaluate(() => void (window.print = () => document.body.classList.add('printed')));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('body.printed').waitFor();
  await page.context().close();
});

it('a phone is offered the app itself, a computer the picture alone', async () => {
  const phone = await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await openWindow(phone, accountWindows.twoFactor, await somebody());
  const link = phone.getByRole('link', { name: 'Open the app on this phone' });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\//);
  const another = 'Or scan this picture with another device.';
  expect(await phone.getByText(another).isVisible()).toBe(true);
  expect(await phone.getByText('Scan this picture with it.').isVisible()).toBe(false);
  await phone.context().close();
  const computer = await open({});
  await openWindow(computer, accountWindows.twoFactor, await somebody());
  expect(await computer.getByRole('link', { name: 'Open the app on this phone' }).isVisible()).toBe(false);
  expect(await computer.getByText(another).isVisible()).toBe(false);
  expect(await computer.getByText('Scan this picture with it.').isVisible()).toBe(true);
  await computer.context().close();
});
