import { accountWindows } from '@longleaf/contract/account-safety';
import * as client from 'openid-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { complaintAt, hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import {
  ageSession,
  codeOfApp,
  giveCode,
  givePassword,
  giveSecondFactor,
  newPerson,
  openWindow,
  windowDeed,
} from '../testing/two-factor.ts';

const PATH = accountWindows.twoFactor;

let identity: TestIdentity;
let portal: RelyingParty;
let person: Awaited<ReturnType<typeof newPerson>>;
let browser: TestBrowser;
let count = 0;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

beforeEach(async () => {
  count += 1;
  person = await newPerson(identity, `window_${count}`);
  browser = identity.browser();
});

const keyOn = (body: string) => /<code class="key">([^<]+)</.exec(body)?.[1] ?? '';
const codesOn = (body: string) => [...body.matchAll(/<li><code>([^<]+)</g)].map(([, code]) => code ?? '');

async function turnOn() {
  const page = await openWindow(browser, PATH, person);
  const secret = keyOn(page.body);
  const done = await windowDeed(browser, page, 'turn-on', {
    code: codeOfApp(secret, identity.clock.now()),
  });
  return { secret, done, codes: codesOn(done.body) };
}

describe('setting up', () => {
  it('shows a QR code, the key, and after the right code ten recovery codes, once', async () => {
    const page = await openWindow(browser, PATH, person);
    expect(page.url.pathname).toBe(PATH);
    expect(page.body).toContain('<svg');
    expect(page.body).toMatch(/href="otpauth:\/\/totp\/[^"]+secret=/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const { done, codes, secret } = await turnOn();
    expect(done.status).toBe(200);
    expect(new Set(codes).size).toBe(10);
    const later = await browser.open(PATH);
    expect(later.body).toContain('You have 10 left.');
    for (const code of [...codes, secret]) expect(later.body).not.toContain(code);
  });

  it('keeps its key when the page is loaded again or a code was wrong', async () => {
    const page = await openWindow(browser, PATH, person);
    expect(keyOn((await browser.open(PATH)).body)).toBe(keyOn(page.body));
    const wrong = await windowDeed(browser, page, 'turn-on', { code: '000000' });
    expect(wrong.status).toBe(400);
    expect(complaintAt(wrong.body, 'code')).toMatch(/is not right/);
    expect(keyOn(wrong.body)).toBe(keyOn(page.body));
    const none = await windowDeed(browser, page, 'turn-on', { code: '' });
    expect(complaintAt(none.body, 'code')).toBe('Enter the code that your app shows');
  });

  it('does not take the code of setting up for signing in, and then takes the next', async () => {
    const { secret } = await turnOn();
    const other = identity.browser();
    const page = await givePassword(other, portal, person);
    expect((await giveCode(other, page, codeOfApp(secret, identity.clock.now()))).status).toBe(400);
    identity.clock.advance(30);
    const back = await giveCode(other, page, codeOfApp(secret, identity.clock.now()));
    expect(back.url.searchParams.has('code')).toBe(true);
  });

  it('signs out all other devices, and this one goes on', async () => {
    const there = identity.browser();
    const tokens = await signedIn(portal, there, person as never);
    await turnOn();
    await expect(
      client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    const silent = async (who: TestBrowser) =>
      (await who.open((await start(portal, { prompt: 'none' })).url)).url.searchParams;
    expect((await silent(there)).get('error')).toBe('login_required');
    expect((await silent(browser)).has('code')).toBe(true);
  });

  it('sent twice changes nothing more', async () => {
    const page = await openWindow(browser, PATH, person);
    const code = codeOfApp(keyOn(page.body), identity.clock.now());
    const answers = await Promise.all([
      windowDeed(browser, page, 'turn-on', { code }),
      windowDeed(browser, page, 'turn-on', { code }),
    ]);
    const lists = answers.map(({ body }) => codesOn(body)).filter(({ length }) => length > 0);
    expect(lists).toHaveLength(1);
    const other = identity.browser();
    const back = await giveCode(other, await givePassword(other, portal, person), lists[0]?.[0] ?? '');
    expect(back.url.searchParams.has('code')).toBe(true);
  });
});

describe('once it is on', () => {
  it('gives new recovery codes, and the earlier ones no longer work', async () => {
    const { codes } = await turnOn();
    const renewed = await windowDeed(browser, await browser.open(PATH), 'new-codes');
    expect(codesOn(renewed.body)).toHaveLength(10);
    const other = identity.browser();
    const page = await givePassword(other, portal, person);
    expect((await giveCode(other, page, codes[0] ?? '')).status).toBe(400);
    const good = await giveCode(other, page, codesOn(renewed.body)[0] ?? '');
    expect(good.url.searchParams.has('code')).toBe(true);
  });

  it('lists trusted devices and forgets one', async () => {
    const { codes } = await turnOn();
    const device = identity.browser();
    const asked = await givePassword(device, portal, person);
    await giveCode(device, asked, codes[0] ?? '', { trust: 'yes' });
    const page = await browser.open(PATH);
    expect(page.body).toContain('Unknown device');
    const after = await windowDeed(browser, page, 'distrust', { device: hiddenField(page.body, 'device') });
    expect(after.body).toContain('None. Every sign-in asks for a code.');
    device.close();
    expect((await givePassword(device, portal, person)).url.pathname).toMatch(/\/code$/);
  });

  it('forgets no device of somebody else', async () => {
    await turnOn();
    const other = await newPerson(identity, `owner_${count}`);
    const factor = await giveSecondFactor(identity, other.id);
    const device = identity.browser();
    const asked = await givePassword(device, portal, other);
    await giveCode(device, asked, factor.recoveryCodes[0] ?? '', { trust: 'yes' });
    const { rows } = await identity.database.pool.query<{ id: string }>(
      `select id from identity.trusted_devices where account_id = $1`,
      [other.id],
    );
    await windowDeed(browser, await browser.open(PATH), 'distrust', { device: rows[0]?.id ?? '' });
    device.close();
    expect((await givePassword(device, portal, other)).url.searchParams.has('code')).toBe(true);
  });

  it('is turned off again, and the password alone gets in', async () => {
    await turnOn();
    const off = await windowDeed(browser, await browser.open(PATH), 'turn-off');
    expect(off.body).toContain('Two-factor sign-in is off');
    const other = identity.browser();
    expect((await givePassword(other, portal, person)).url.searchParams.has('code')).toBe(true);
  });
});

describe('the owner', () => {
  it('is told by mail when it is turned on and off', async () => {
    const letters = async () => {
      const { rows } = await identity.database.pool.query<{ kind: string }>(
        `select kind from mail.outbox where kind like 'second-factor-%' order by created_at`,
      );
      return rows.map(({ kind }) => kind);
    };
    const before = (await letters()).length;
    await turnOn();
    await windowDeed(browser, await browser.open(PATH), 'turn-off');
    expect((await letters()).slice(before)).toEqual(['second-factor-added', 'second-factor-removed']);
  });
});

describe('the window is safe', () => {
  it('opens and acts only after a fresh sign-in, with the second factor too', async () => {
    await turnOn();
    const page = await browser.open(PATH);
    await ageSession(identity, person.id, 601);
    const refused = await windowDeed(browser, page, 'turn-off');
    expect(refused.body).toContain('Email or account name');
    expect((await browser.open(PATH)).body).toContain('Email or account name');
    const signIn = await browser.open(PATH);
    const half = await browser.submit(signIn.url, {
      csrf: hiddenField(signIn.body, 'csrf'),
      identifier: person.userName,
      password: person.password,
    });
    expect(half.url.pathname).toMatch(/\/code$/);
  });

  it('comes back to itself after signing in, and to no other address', async () => {
    const page = await openWindow(browser, PATH, person);
    expect(page.url.pathname).toBe(PATH);
    for (const state of ['//evil.test', 'http://evil.test', '/account/none', '/auth', '', `${PATH}/../x`]) {
      const answer = await browser.open(`/account/return?${new URLSearchParams({ state })}`);
      expect(answer.status).toBe(404);
    }
    expect((await browser.open('/account/return?state=a&state=b')).status).toBe(404);
    const failed = await browser.open(`/account/return?state=${PATH}&error=access_denied`);
    expect(failed.status).toBe(400);
  });

  it('cannot be made to return elsewhere through the provider', async () => {
    const query = new URLSearchParams({
      client_id: 'longleaf-account',
      response_type: 'none',
      scope: 'openid',
      redirect_uri: 'http://evil.test/account/return',
      state: PATH,
    });
    const answer = await browser.open(`/auth?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.url.origin).toBe(identity.issuer);
    query.set('redirect_uri', `${identity.issuer}/account/return`);
    query.set('response_type', 'code');
    expect((await browser.open(`/auth?${query}`)).url.searchParams.get('code')).toBeNull();
  });

  it.each(['turn-on', 'turn-off', 'new-codes', 'distrust'])(
    'refuses %s without its token, with that of another session, and from another site',
    async (deed) => {
      await turnOn();
      const stranger = await newPerson(identity, `stranger_${deed.replace('-', '_')}`);
      const elsewhere = identity.browser();
      const theirs = hiddenField((await openWindow(elsewhere, PATH, stranger)).body, 'csrf');
      const own = hiddenField((await browser.open(PATH)).body, 'csrf');
      const send = (csrf: string, headers = {}) => browser.submit(PATH, { csrf, do: deed }, headers);
      expect((await send('')).status).toBe(403);
      expect((await send(theirs)).status).toBe(403);
      expect((await send(own, { origin: 'http://evil.test' })).status).toBe(403);
      expect((await browser.open(PATH)).body).toContain('You have 10 left.');
    },
  );

  it('is framed by nobody and leaves the way back to the window that opened it', async () => {
    const { headers } = await openWindow(browser, PATH, person);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });
});
