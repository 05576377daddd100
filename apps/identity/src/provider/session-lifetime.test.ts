import { beforeAll, describe, expect, it } from 'vitest';
import { PARENT, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { hiddenField } from '../testing/test-browser.ts';
import { ageSession } from '../testing/two-factor.ts';
import { sessionSeconds } from './configuration.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const NOON = new Date('2026-03-02T12:00:00Z');
const ago = (seconds: number) => Math.floor(NOON.getTime() / 1_000) - seconds;

describe('how long a session has left', () => {
  it.each([
    ['nobody signed in yet', { transient: true }, 12 * HOUR],
    ['not kept, just signed in', { transient: true, loginTs: ago(0) }, 12 * HOUR],
    ['not kept, a day nearly over', { transient: true, loginTs: ago(DAY - 60) }, 60],
    ['not kept, a day over', { transient: true, loginTs: ago(DAY + 5) }, 1],
    ['kept, just signed in', { loginTs: ago(0) }, 14 * DAY],
    ['kept, used after twenty days', { loginTs: ago(20 * DAY) }, 10 * DAY],
    ['kept, thirty days over', { loginTs: ago(31 * DAY) }, 1],
  ])('%s', (_what, session, seconds) => {
    expect(sessionSeconds(session, NOON)).toBe(seconds);
  });
});

describe('a session of the provider', () => {
  let identity: TestIdentity;
  let portal: RelyingParty;

  beforeAll(async () => {
    identity = await startIdentity();
    portal = await portalParty(identity);
  });

  async function secondsLeft(accountId: string): Promise<number> {
    const { rows } = await identity.database.pool.query<{ left: number }>(
      `select extract(epoch from expires_at - now())::int as left from identity.artifacts
       where model = 'Session' and account_id = $1`,
      [accountId],
    );
    return rows[0]?.left ?? 0;
  }

  it('is not made longer than its end by being used', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser, STUDENT, { remember: 'yes' });
    await ageSession(identity, STUDENT.sub, 29 * DAY);
    const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.has('code')).toBe(true);
    expect(await secondsLeft(STUDENT.sub)).toBeLessThanOrEqual(DAY + 2 * 60);
  });

  it('gets a new id when somebody signs in: one that was planted before is worth nothing', async () => {
    const victim = identity.browser();
    const attacker = identity.browser();
    await signedIn(portal, attacker, PARENT);
    for (const name of ['_session', '_session.sig']) victim.setCookie(name, attacker.cookie(name) ?? '');
    const page = await victim.open((await start(portal, { prompt: 'login' })).url);
    const planted = victim.cookie('_session');
    const after = await victim.submit(page.url, {
      csrf: hiddenField(page.body, 'csrf'),
      identifier: STUDENT.userName,
      password: STUDENT.password,
    });
    // Another person was signed in, so the provider first ends that session by a form that a script sends.
    if (!after.url.searchParams.has('code')) {
      const xsrf = hiddenField(after.body, 'xsrf');
      await victim.submit('/session/end/confirm', { xsrf, logout: 'yes' });
    }
    expect(victim.cookie('_session')).not.toBe(planted);
    const { url } = await attacker.open((await start(portal, { prompt: 'none' })).url);
    expect(await ownerOf(attacker, url)).not.toBe(STUDENT.sub);
  });

  it('gets a new id when the same person signs in again', async () => {
    const victim = identity.browser();
    await signedIn(portal, victim);
    const first = victim.cookie('_session');
    await signInAgain(victim);
    expect(victim.cookie('_session')).not.toBe(first);
    const thief = identity.browser();
    thief.setCookie('_session', first ?? '');
    const { url } = await thief.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  async function signInAgain(browser: ReturnType<TestIdentity['browser']>) {
    const page = await browser.open((await start(portal, { prompt: 'login' })).url);
    await browser.submit(page.url, {
      csrf: hiddenField(page.body, 'csrf'),
      identifier: STUDENT.userName,
      password: STUDENT.password,
    });
  }

  async function ownerOf(browser: ReturnType<TestIdentity['browser']>, url: URL) {
    if (url.searchParams.get('error') === 'login_required') return undefined;
    const response = await browser.open(`/session/state?sub=${STUDENT.sub}`);
    return JSON.parse(response.body).state === 'same' ? STUDENT.sub : 'somebody else';
  }
});
