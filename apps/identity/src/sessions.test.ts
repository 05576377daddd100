import { inTransaction } from '@longleaf/platform/executor';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from './accounts/hashing.ts';
import { setPassword } from './accounts/set-password.ts';
import { endAllSessions, endOtherSessions, endSession } from './sessions.ts';
import { fillSignIn, startIdentity, type TestIdentity } from './testing/harness.ts';
import { holdAccounts } from './testing/held.ts';
import { portalParty, type RelyingParty, signedIn, start } from './testing/relying-party.ts';
import { hiddenField, type TestBrowser } from './testing/test-browser.ts';
import { codeOfApp, giveCode, givePassword, giveSecondFactor, newPerson } from './testing/two-factor.ts';

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
  person = await newPerson(identity, `ends_${count}`);
});

const silently = async () => (await start(portal, { prompt: 'none' })).url;

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.open(await silently())).url.searchParams.has('code');
}

async function sessionUid(accountId: string): Promise<string> {
  const { rows } = await identity.database.pool.query<{ uid: string }>(
    `select uid from identity.artifacts where model = 'Session' and account_id = $1`,
    [accountId],
  );
  return rows[0]?.uid ?? '';
}

describe('a request that overlaps the end of its session', () => {
  const ends: [string, () => Promise<unknown>][] = [
    ['signing out everywhere', () => endOtherSessions(identity.database, person.id, undefined)],
    ['signing out', async () => endSession(identity.database, person.id, await sessionUid(person.id))],
    ['an operator who signs everybody out', () => endAllSessions(identity.database)],
  ];

  it.each(ends)('does not make the session anew: %s', async (_name, end) => {
    const browser = identity.browser();
    await signedIn(portal, browser, person as never);
    const address = await silently();
    const held = await holdAccounts(identity);
    const overlapping = browser.open(address);
    await held.untilWaiting(1);
    await end();
    await held.release();
    await overlapping;
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('does not make it anew after signing out at the provider', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser, person as never);
    const thief = identity.browser();
    for (const name of ['_session', '_session.sig']) thief.setCookie(name, browser.cookie(name) ?? '');
    const address = await silently();
    const held = await holdAccounts(identity);
    const overlapping = thief.open(address);
    await held.untilWaiting(1);
    const hint = new URLSearchParams({ id_token_hint: tokens.id_token ?? '' });
    await browser.open(`/session/end?${hint}`);
    await held.release();
    await overlapping;
    expect(await isSignedIn(thief)).toBe(false);
  });
});

describe('a sign-in that is half done when the password changes', () => {
  const changePassword = async () => {
    const deps = { ...identity, clock: identity.clock.now, sendMail: async () => undefined };
    const passwordHash = await hashPassword('mountain_laurel_7');
    const about = { ...deps, portalUrl: identity.settings.PORTAL_URL, frame: { productName: 'Longleaf' } };
    await inTransaction(identity.database, (tx) => setPassword(about, tx, person.id, passwordHash));
  };

  /** Gives the password and does not follow where the answer leads. */
  async function stopAfterThePassword(browser: TestBrowser): Promise<string> {
    const page = await browser.open((await start(portal)).url);
    const answer = await browser.submitOnly(page.url, {
      csrf: hiddenField(page.body, 'csrf'),
      identifier: person.userName,
      password: person.password,
    });
    return answer.headers.get('location') ?? '';
  }

  it('leads on while nothing changes', async () => {
    const browser = identity.browser();
    const next = await stopAfterThePassword(browser);
    expect(next).toMatch(/\/auth\//);
    expect((await browser.open(next)).url.searchParams.has('code')).toBe(true);
  });

  it('gets nowhere with the old password', async () => {
    const browser = identity.browser();
    const next = await stopAfterThePassword(browser);
    await changePassword();
    expect((await browser.open(next)).url.searchParams.has('code')).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('gets nowhere with a right code after the old password', async () => {
    const { secret } = await giveSecondFactor(identity, person.id);
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    await changePassword();
    const answer = await giveCode(browser, page, codeOfApp(secret, identity.clock.now()));
    expect(answer.url.searchParams.has('code')).toBe(false);
    expect(answer.body).toContain('Email or account name');
  });

  it('leaves alone what somebody else has begun', async () => {
    const other = await newPerson(identity, `other_${count}`);
    const browser = identity.browser();
    const page = await browser.open((await start(portal)).url);
    await changePassword();
    expect((await fillSignIn(browser, page, other)).url.searchParams.has('code')).toBe(true);
  });
});
