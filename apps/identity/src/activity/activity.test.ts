import { accountWindows } from '@longleaf/contract/account-safety';
import * as client from 'openid-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '../cleanup.ts';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import {
  ageSession,
  giveCode,
  givePassword,
  giveSecondFactor,
  newPerson,
  openWindow,
} from '../testing/two-factor.ts';
import { recordSignIn } from './sign-ins.ts';

const PATH = accountWindows.activity;

let identity: TestIdentity;
let portal: RelyingParty;
let person: Awaited<ReturnType<typeof newPerson>>;
let count = 0;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

beforeEach(async () => {
  count += 1;
  person = await newPerson(identity, `active_${count}`);
});

const DAY = 24 * 60 * 60 * 1_000;

describe('the sign-in history', () => {
  it('tells when, how and with what kind of device, and nothing by which a device could be told', async () => {
    const browser = identity.browser();
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.1.2 Safari/537.36';
    const page = await browser.open((await start(portal)).url);
    await browser.submit(
      page.url,
      {
        csrf: hiddenField(page.body, 'csrf'),
        identifier: person.userName,
        password: person.password,
      },
      { 'user-agent': userAgent },
    );
    const { body } = await browser.open(PATH);
    expect(body).toContain('Password · Chrome on Windows');
    expect(body).toContain('Oct 5, 2026');
    const { rows } = await identity.database.pool.query(
      `select * from identity.sign_ins where account_id = $1`,
      [person.id],
    );
    expect(JSON.stringify(rows)).not.toMatch(/142|127\.0\.0\.1|::1|Mozilla/);
  });

  it('tells of a wrong code after the right password, and of a recovery code', async () => {
    const { recoveryCodes } = await giveSecondFactor(identity, person.id);
    const browser = identity.browser();
    const asked = await givePassword(browser, portal, person);
    const refused = await giveCode(browser, asked, '000000');
    await giveCode(browser, refused, recoveryCodes[0] ?? '');
    const { body } = await browser.open(PATH);
    expect(body).toContain('Right password but a wrong code: not signed in');
    expect(body).toContain('Password and a recovery code');
  });

  it('shows one’s own sign-ins alone', async () => {
    const other = await newPerson(identity, `other_${count}`);
    await recordSignIn(identity.database, {
      accountId: other.id,
      at: identity.clock.now(),
      method: 'passkey',
      device: 'Safari on iPhone',
    });
    const browser = identity.browser();
    expect((await openWindow(browser, PATH, person)).body).not.toContain('iPhone');
  });

  it('goes back ninety days, and what is older is removed', async () => {
    const record = (at: Date, device: string) =>
      recordSignIn(identity.database, { accountId: person.id, at, method: 'password', device });
    const now = identity.clock.now().getTime();
    await record(new Date(now - 89 * DAY), 'Safari on Mac');
    await record(new Date(now - 91 * DAY), 'Edge on Windows');
    await record(new Date(Date.now() - 91 * DAY), 'Firefox on Linux');
    const { body } = await openWindow(identity.browser(), PATH, person);
    expect(body).toContain('Safari on Mac');
    expect(body).not.toContain('Edge on Windows');
    await removeExpired(identity.database);
    const { rows } = await identity.database.pool.query(
      `select device from identity.sign_ins where account_id = $1 and device = 'Firefox on Linux'`,
      [person.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('signing out on one device', () => {
  const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' };
  const uidIn = (page: string) => hiddenField(page, 'session');

  /** Signed in here, and elsewhere with Firefox; with the window open here. */
  async function twoBrowsers() {
    const here = identity.browser();
    const there = identity.browser();
    const tokens = await signedIn(portal, there, person as never);
    await there.open((await start(portal, { prompt: 'none' })).url, FIREFOX);
    await signedIn(portal, here, person as never);
    return { here, there, tokens, page: await here.open(PATH) };
  }

  const isSignedIn = async (browser: TestBrowser) =>
    (await browser.open((await start(portal, { prompt: 'none' })).url)).url.searchParams.has('code');

  it('ends that session and its refresh tokens, and no other', async () => {
    const { here, there, tokens, page } = await twoBrowsers();
    expect(page.body).toContain('Firefox on Linux');
    expect(page.body).toContain('This device');
    const deed = { csrf: hiddenField(page.body, 'csrf'), do: 'end', session: uidIn(page.body) };
    const after = await here.submit(PATH, deed);
    expect(after.body).not.toContain('Firefox on Linux');
    expect(after.body).toContain('This device');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    const renewal = client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? '');
    await expect(renewal).rejects.toMatchObject({ error: 'invalid_grant' });
    // Pressed twice, nothing more happens.
    expect((await here.submit(PATH, deed)).status).toBe(200);
  });

  it('asks for a fresh sign-in first', async () => {
    const { here, there, page } = await twoBrowsers();
    await ageSession(identity, person.id, 601);
    const deed = { csrf: hiddenField(page.body, 'csrf'), do: 'end', session: uidIn(page.body) };
    expect((await here.submit(PATH, deed)).url.pathname).toMatch(/^\/interaction\//);
    expect(await isSignedIn(there)).toBe(true);
  });

  it('ends no session of somebody else', async () => {
    const { there, page } = await twoBrowsers();
    const other = await newPerson(identity, `meddler_${count}`);
    const meddler = identity.browser();
    const theirs = await openWindow(meddler, PATH, other);
    const csrf = hiddenField(theirs.body, 'csrf');
    const answer = await meddler.submit(PATH, { csrf, do: 'end', session: uidIn(page.body) });
    expect(answer.status).toBe(200);
    expect(await isSignedIn(there)).toBe(true);
  });

  it.each(['', '\0', 'x'.repeat(5_000), "' or true --"])('means nothing for %j', async (session) => {
    const { here, there, page } = await twoBrowsers();
    const deed = { csrf: hiddenField(page.body, 'csrf'), do: 'end', session };
    expect((await here.submit(PATH, deed)).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  });
});

describe('signing out everywhere', () => {
  it('ends every session and refresh token, this one too', async () => {
    const here = identity.browser();
    const there = identity.browser();
    const tokens = [
      await signedIn(portal, here, person as never),
      await signedIn(portal, there, person as never),
    ];
    const page = await here.open(PATH);
    const done = await here.submit(PATH, { csrf: hiddenField(page.body, 'csrf'), do: 'sign-out' });
    expect(done.body).toContain('You are signed out everywhere');
    for (const { refresh_token: refresh } of tokens) {
      const renewal = client.refreshTokenGrant(portal.configuration, refresh ?? '');
      await expect(renewal).rejects.toMatchObject({ error: 'invalid_grant' });
    }
    for (const browser of [here, there]) {
      const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
      expect(url.searchParams.get('error')).toBe('login_required');
    }
  });

  it('is done by nobody else: not without the form token, not from another site', async () => {
    const browser = identity.browser();
    const page = await openWindow(browser, PATH, person);
    const csrf = hiddenField(page.body, 'csrf');
    expect((await browser.submit(PATH, { do: 'sign-out' })).status).toBe(403);
    const origin = 'http://evil.test';
    expect((await browser.submit(PATH, { do: 'sign-out', csrf }, { origin })).status).toBe(403);
    expect((await browser.open(PATH)).status).toBe(200);
  });
});
