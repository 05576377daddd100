import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeHtml } from '@longleaf/platform/html';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeScreens,
  launchBrowser,
  type OpenPage,
  type ScreenStates,
  sidewaysScroll,
} from '../testing/browser.ts';
import { PARENT, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, start } from '../testing/relying-party.ts';

let identity: TestIdentity;
let portal: RelyingParty;
let browser: Browser;
// The portal is on the provider's own site, as in any real installation: cookies are SameSite=Lax.
let portalUrl: string;
let strangerUrl: string;

beforeAll(async () => {
  portalUrl = await servePages();
  strangerUrl = await servePages();
  identity = await startIdentity({ PORTAL_URL: portalUrl });
  portal = { ...(await portalParty(identity)), redirectUri: `${portalUrl}/signin-callback` };
  browser = await launchBrowser();
});

/** A site of another application: any page, and one that holds a frame and keeps what it hears. */
async function servePages(): Promise<string> {
  const server = createServer((request, response) => {
    const frame = new URL(request.url ?? '/', 'http://localhost').searchParams.get('frame');
    response.setHeader('content-type', 'text/html');
    response.end(
      frame === null
        ? '<!doctype html><title>Portal</title><h1>Portal</h1>'
        : `<!doctype html><title>Frame</title><script>
            window.heard = [];
            addEventListener('message', (event) => heard.push([event.origin, event.data]));
          </script><iframe src="${escapeHtml(frame)}"></iframe>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  afterAll(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const open: OpenPage = async (options) => (await browser.newContext(options)).newPage();

async function goToSignIn(page: Page, more: Record<string, string> = {}): Promise<void> {
  await page.goto((await start(portal, more)).url.href);
}

async function signIn(page: Page, person = STUDENT): Promise<void> {
  await page.getByLabel('Email or account name').fill(person.userName);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${portalUrl}/**`);
}

const STATES: ScreenStates = [
  ['sign-in', (page) => goToSignIn(page, { intent: 'save:UNC Asheville' })],
  [
    'sign-in-errors',
    async (page) => {
      await goToSignIn(page);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  ],
  [
    'sign-in-long-intent',
    (page) => goToSignIn(page, { intent: `recruit:${'Averylongnameofacollegewithoutspaces'.repeat(2)}` }),
  ],
  ['register', (page) => goToSignIn(page, { prompt: 'create', intent: 'save:UNC Asheville' })],
  [
    'register-errors',
    async (page) => {
      await goToSignIn(page, { prompt: 'create' });
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('alert').waitFor();
    },
  ],
  [
    'register-own-question',
    async (page) => {
      await goToSignIn(page, { prompt: 'create' });
      await page.getByLabel('Security question').selectOption('own');
    },
  ],
  [
    'confirm-sign-out',
    async (page) => {
      await goToSignIn(page);
      await signIn(page);
      await page.goto(`${identity.issuer}/session/end`);
    },
  ],
  ['signed-out', async (page) => void (await page.goto(`${identity.issuer}/session/end/success`))],
  ['error', async (page) => void (await page.goto(`${identity.issuer}/auth?client_id=nobody`))],
  ['expired', async (page) => void (await page.goto(`${identity.issuer}/interaction/none`))],
  ['not-found', async (page) => void (await page.goto(`${identity.issuer}/nothing`))],
];

describeScreens(STATES, open);

describe('at 320', () => {
  it.each(['sign-in-long-intent', 'register-errors', 'confirm-sign-out'])(
    '%s does not scroll sideways',
    async (state) => {
      const page = await open({ viewport: { width: 320, height: 640 } });
      await STATES.find(([name]) => name === state)?.[1](page);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/identity/narrow-${state}.png`, fullPage: true });
      await page.context().close();
    },
  );
});

describe('forms in a browser', () => {
  it('put the focus on the error summary, whose lines lead to their fields', async () => {
    const page = await open();
    await goToSignIn(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Enter your password' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
  });

  it('can be used with the keyboard alone', async () => {
    const page = await open();
    await goToSignIn(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(STUDENT.userName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(STUDENT.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/code=/);
    expect(await page.title()).toBe('Portal');
  });

  it('work without scripts', async () => {
    const page = await open({ javaScriptEnabled: false });
    await goToSignIn(page);
    expect(await page.getByRole('button', { name: 'Show password' }).isVisible()).toBe(false);
    await signIn(page);
    expect(page.url()).toContain('code=');
  });

  it('show the password on demand', async () => {
    const page = await open();
    await goToSignIn(page);
    const field = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: 'Show password' });
    expect(await field.getAttribute('type')).toBe('password');
    await button.click();
    expect(await field.getAttribute('type')).toBe('text');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  });

  it('break none of their own content rules', async () => {
    const page = await open();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await goToSignIn(page);
    await page.getByRole('link', { name: 'Create a free account' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page);
    expect(complaints).toEqual([]);
  });

  it('make an account and come back signed in', async () => {
    const page = await open();
    await goToSignIn(page);
    await page.getByRole('link', { name: 'Create a free account' }).click();
    await page.getByLabel('Account name').fill('browser_person');
    await page.getByLabel('Email').fill('browser@example.org');
    await page.getByLabel('First name').fill('Bea');
    await page.getByLabel('Last name').fill('Young');
    await page.getByLabel('Password', { exact: true }).fill('river_stone_42');
    await page.getByLabel('Password again', { exact: true }).fill('river_stone_42');
    await page.getByLabel('Security question').selectOption({ index: 1 });
    await page.getByLabel('Answer').fill('Rex');
    await page.getByLabel('High school student').check();
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await page.waitForURL(/code=/);
    expect(await page.title()).toBe('Portal');
  });
});

describe('pages that go on by themselves', () => {
  it('lead to another person after prompt=login', async () => {
    const page = await open();
    await goToSignIn(page);
    await signIn(page);
    await goToSignIn(page, { prompt: 'login' });
    await signIn(page, PARENT);
    expect(page.url()).toContain('code=');
  });

  it('lead on when nobody is signed in', async () => {
    const page = await open();
    await page.goto(`${identity.issuer}/session/end`);
    const heading = page.getByRole('heading', { name: 'You are signed out' });
    await heading.waitFor();
    expect(await heading.isVisible()).toBe(true);
  });
});

describe('hidden frames of the portal', () => {
  async function siteWithFrame(context: BrowserContext, site: string, source: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${site}/?frame=${encodeURIComponent(source)}`);
    return page;
  }

  async function stateHeard(page: Page, sub: string): Promise<unknown> {
    await page.waitForFunction('heard.some(([, data]) => data.type === "longleaf.session.ready")');
    await page.evaluate(
      ([issuer, subject]) => {
        Object.assign(globalThis, { heard: [] });
        const target = document.querySelector('iframe')?.contentWindow;
        target?.postMessage({ type: 'longleaf.session.check', sub: subject }, issuer ?? '');
      },
      [identity.issuer, sub],
    );
    await page.waitForFunction('heard.length > 0');
    return page.evaluate('heard[0]');
  }

  it('hear whether the person is still signed in', async () => {
    const first = await open();
    const source = `${identity.issuer}/session/check`;
    const page = await siteWithFrame(first.context(), portalUrl, source);
    const answer = (state: string) => [identity.issuer, { type: 'longleaf.session', state }];
    expect(await stateHeard(page, STUDENT.sub)).toEqual(answer('none'));
    await goToSignIn(first);
    await signIn(first);
    await page.reload();
    expect(await stateHeard(page, STUDENT.sub)).toEqual(answer('same'));
    await page.reload();
    expect(await stateHeard(page, PARENT.sub)).toEqual(answer('other'));
  });

  it('get a code without a screen (prompt=none)', async () => {
    const first = await open();
    await goToSignIn(first);
    await signIn(first);
    const { url } = await start(
      { ...portal, redirectUri: `${portalUrl}/silent-callback` },
      { prompt: 'none' },
    );
    const page = await siteWithFrame(first.context(), portalUrl, url.href);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/silent-callback\?code=/);
  });

  it('are refused to other origins', async () => {
    const context = await browser.newContext();
    const page = await siteWithFrame(context, strangerUrl, `${identity.issuer}/session/check`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('heard')).toEqual([]);
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

it('a form for an account that is loaded anew holds what was typed, but neither passwords nor the answer', async () => {
  const page = await open({});
  await page.goto((await start(portal, { prompt: 'create' })).url.href);
  await page.getByLabel('Account name').fill('typed_once');
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Password', { exact: true }).fill('river_stone_42');
  await page.getByLabel('Answer').fill('Old Rex');
  await page.getByLabel('Security question').selectOption({ index: 2 });
  const question = await page.getByLabel('Security question').inputValue();
  await page.getByRole('checkbox', { name: 'High school student' }).check();
  await page.reload();
  expect(await page.getByLabel('Account name').inputValue()).toBe('typed_once');
  expect(await page.getByLabel('First name').inputValue()).toBe('Maya');
  expect(await page.getByLabel('Security question').inputValue()).toBe(question);
  expect(await page.getByRole('checkbox', { name: 'High school student' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await page.getByLabel('Answer').inputValue()).toBe('');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toMatch(/river_stone_42|Old Rex/);
  // Another form for an account is another person's.
  await page.goto((await start(portal, { prompt: 'create' })).url.href);
  expect(await page.getByLabel('Account name').inputValue()).toBe('');
  await page.context().close();
});
