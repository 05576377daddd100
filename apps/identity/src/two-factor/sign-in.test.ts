import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillSignIn, startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { complaintAt, hiddenField } from '../testing/test-browser.ts';
import { codeOfApp, giveCode, givePassword, giveSecondFactor, newPerson } from '../testing/two-factor.ts';

let identity: TestIdentity;
let portal: RelyingParty;
let person: Awaited<ReturnType<typeof newPerson>>;
let factor: Awaited<ReturnType<typeof giveSecondFactor>>;
let count = 0;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

beforeEach(async () => {
  count += 1;
  person = await newPerson(identity, `careful_${count}`);
  factor = await giveSecondFactor(identity, person.id);
});

const codeNow = () => codeOfApp(factor.secret, identity.clock.now());
const WRONG = 'That code is not right. Enter the code that your app shows now';

describe('signing in with a second factor', () => {
  it('takes the password and then the code of the app, and says so in the ID token', async () => {
    const browser = identity.browser();
    const started = await start(portal);
    const page = await fillSignIn(browser, await browser.open(started.url), person);
    expect(page.url.pathname).toMatch(/^\/interaction\/[\w-]+\/code$/);
    expect(page.body).toContain('Enter your code');
    const back = await giveCode(browser, page, codeNow());
    const tokens = await client.authorizationCodeGrant(portal.configuration, back.url, started.checks);
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({
      sub: person.id,
      amr: ['pwd', 'otp', 'mfa'],
    });
  });

  it('gives no session before the code', async () => {
    const browser = identity.browser();
    await givePassword(browser, portal, person);
    const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.get('error')).toBe('login_required');
    expect((await browser.open('/account/activity')).url.pathname).toMatch(/^\/interaction\//);
  });

  it('takes a code with a space, and one of the step before', async () => {
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    const before = codeOfApp(factor.secret, new Date(identity.clock.now().getTime() - 30_000));
    const back = await giveCode(browser, page, `${before.slice(0, 3)} ${before.slice(3)}`);
    expect(back.url.searchParams.has('code')).toBe(true);
  });

  it.each(['000000', 'abcde-fghjk', '12345', '1234567', 'x'.repeat(10_000), '\0', '🌲'])(
    'refuses %j',
    async (code) => {
      const browser = identity.browser();
      const page = await givePassword(browser, portal, person);
      const answer = await giveCode(browser, page, code);
      expect(answer.status).toBe(400);
      expect([WRONG, 'Enter the code']).toContain(complaintAt(answer.body, 'code'));
    },
  );

  it('refuses a code of two minutes ago', async () => {
    const old = codeNow();
    identity.clock.advance(120);
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    expect((await giveCode(browser, page, old)).status).toBe(400);
  });

  it('takes a code once: replayed in another browser it is refused', async () => {
    const code = codeNow();
    const first = identity.browser();
    const back = await giveCode(first, await givePassword(first, portal, person), code);
    expect(back.url.searchParams.has('code')).toBe(true);
    const second = identity.browser();
    const again = await giveCode(second, await givePassword(second, portal, person), code);
    expect(complaintAt(again.body, 'code')).toBe(WRONG);
  });

  it('lets one of several pass that bring the same code at once', async () => {
    const browsers = [identity.browser(), identity.browser(), identity.browser()];
    const pages = await Promise.all(browsers.map((browser) => givePassword(browser, portal, person)));
    const code = codeNow();
    const answers = await Promise.all(
      pages.map((page, index) => giveCode(browsers[index] ?? identity.browser(), page, code)),
    );
    expect(answers.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1);
  });

  it('slows down guessing, in whatever browser, and lets the owner in after the wait', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++) {
      const browser = identity.browser();
      const page = await givePassword(browser, portal, person);
      statuses.push((await giveCode(browser, page, `00000${guess}`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    expect((await giveCode(browser, page, codeNow())).status).toBe(429);
    identity.clock.advance(16);
    expect((await giveCode(browser, page, codeNow())).url.searchParams.has('code')).toBe(true);
  });

  it('starts with the password in a browser that has not given it', async () => {
    const browser = identity.browser();
    const page = await browser.open((await start(portal)).url);
    const direct = await browser.open(`${page.url.pathname}/code`);
    expect(direct.body).toContain('Email or account name');
    const forged = await browser.submit(`${page.url.pathname}/code`, {
      csrf: hiddenField(page.body, 'csrf'),
      code: codeNow(),
      accountId: person.id,
    });
    expect(forged.body).toContain('Email or account name');
  });

  it('refuses the form without its token, and from another site', async () => {
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    expect((await browser.submit(page.url, { code: codeNow() })).status).toBe(403);
    const csrf = hiddenField(page.body, 'csrf');
    const origin = 'http://evil.test';
    expect((await browser.submit(page.url, { csrf, code: codeNow() }, { origin })).status).toBe(403);
  });
});

describe('recovery codes', () => {
  it('get in without the app, each once, however they are typed', async () => {
    const code = factor.recoveryCodes[0] ?? '';
    const typed = code.toUpperCase().replace('-', ' ');
    const first = identity.browser();
    const back = await giveCode(first, await givePassword(first, portal, person), typed);
    expect(back.url.searchParams.has('code')).toBe(true);
    const second = identity.browser();
    const again = await giveCode(second, await givePassword(second, portal, person), code);
    expect(complaintAt(again.body, 'code')).toBe(WRONG);
    const next = await giveCode(second, again, factor.recoveryCodes[1] ?? '');
    expect(next.url.searchParams.has('code')).toBe(true);
  });

  it('and the phone may both be lost: the page says who can help', async () => {
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    expect(page.body).toContain(
      'Lost both your phone and your codes? Ask the person at your school or college',
    );
  });

  it('of somebody else are no good', async () => {
    const other = await newPerson(identity, `other_${count}`);
    const theirs = await giveSecondFactor(identity, other.id);
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    expect((await giveCode(browser, page, theirs.recoveryCodes[0] ?? '')).status).toBe(400);
  });

  it('are not readable in the database', async () => {
    const { rows } = await identity.database.pool.query(
      `select f.*, c.digest from identity.second_factors f join identity.recovery_codes c using (account_id)
       where account_id = $1`,
      [person.id],
    );
    expect(rows).toHaveLength(2);
    const kept = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
    for (const secret of [factor.secret, ...factor.recoveryCodes]) expect(kept).not.toContain(secret);
  });
});

describe('trusted devices', () => {
  async function trusting() {
    const browser = identity.browser();
    const page = await givePassword(browser, portal, person);
    await giveCode(browser, page, codeNow(), { trust: 'yes' });
    browser.close();
    return browser;
  }

  it('are not asked for a code again', async () => {
    const browser = await trusting();
    const again = await givePassword(browser, portal, person);
    expect(again.url.searchParams.has('code')).toBe(true);
    expect(browser.cookieAttributes('_trusted')).toMatch(/httponly/);
    expect(browser.cookieAttributes('_trusted')).toMatch(/samesite=lax/);
  });

  it('are asked all the same when a fresh sign-in is wanted', async () => {
    const browser = await trusting();
    const again = await givePassword(browser, portal, person, { prompt: 'login' });
    expect(again.url.pathname).toMatch(/\/code$/);
  });

  it.each(['two-factor', 'passkeys', 'email'])(
    'are asked for the code before the window of %s opens, also just after signing in',
    async (window) => {
      const browser = await trusting();
      await givePassword(browser, portal, person);
      const page = await browser.open(`/account/${window}`);
      expect(page.url.pathname).toMatch(/^\/interaction\//);
      const asked = await fillSignIn(browser, page, person);
      expect(asked.url.pathname).toMatch(/\/code$/);
      identity.clock.advance(30);
      expect((await giveCode(browser, asked, codeNow())).url.pathname).toBe(`/account/${window}`);
    },
  );

  it('give tokens that cannot have the account deleted', async () => {
    const browser = await trusting();
    const { access_token: token } = await signedIn(portal, browser, person as never);
    const headers = { authorization: `Bearer ${token}` };
    const path = '/account-service/me/delete-request';
    const asked = await fetch(identity.issuer + path, { method: 'POST', headers });
    expect(asked.status).toBe(403);
  });

  it('are trusted for one person only', async () => {
    const browser = await trusting();
    const other = await newPerson(identity, `housemate_${count}`);
    await giveSecondFactor(identity, other.id);
    expect((await givePassword(browser, portal, other)).url.pathname).toMatch(/\/code$/);
  });

  it('are no way in for whoever used the same browser before and kept a copy of its cookie', async () => {
    const browser = identity.browser();
    const other = await newPerson(identity, `before_${count}`);
    const theirs = await giveSecondFactor(identity, other.id);
    const trust = { trust: 'yes' };
    const first = await givePassword(browser, portal, other);
    await giveCode(browser, first, codeOfApp(theirs.secret, identity.clock.now()), trust);
    const copied = ['_trusted', '_trusted.sig'].map((name) => [name, browser.cookie(name) ?? ''] as const);
    browser.close();
    await giveCode(browser, await givePassword(browser, portal, person), codeNow(), trust);

    const thief = identity.browser();
    for (const [name, value] of copied) thief.setCookie(name, value);
    expect((await givePassword(thief, portal, person)).url.pathname).toMatch(/\/code$/);
    // In the browser itself both are still trusted.
    for (const each of [other, person]) {
      browser.close();
      expect((await givePassword(browser, portal, each)).url.searchParams.has('code')).toBe(true);
    }
  });

  it('are nothing that another browser can make up or alter', async () => {
    const browser = await trusting();
    const stranger = identity.browser();
    stranger.setCookie('_trusted', browser.cookie('_trusted') ?? '');
    stranger.setCookie('_trusted.sig', 'made-up');
    expect((await givePassword(stranger, portal, person)).url.pathname).toMatch(/\/code$/);
  });

  it('are trusted no longer after thirty days, and after a change of password', async () => {
    const browser = await trusting();
    await identity.database.pool.query(
      `update identity.trusted_devices set expires_at = now() where account_id = $1`,
      [person.id],
    );
    const asked = await givePassword(browser, portal, person);
    expect(asked.url.pathname).toMatch(/\/code$/);
    identity.clock.advance(30);
    await giveCode(browser, asked, codeNow(), { trust: 'yes' });
    browser.close();

    const tokens = await signedIn(portal, browser, person as never);
    const change = { oldPassword: person.password, newPassword: 'laurel_42_hill' };
    const changed = await fetch(`${identity.issuer}/changePassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
      body: JSON.stringify({ ...change, confirmPassword: change.newPassword }),
    });
    expect(changed.status).toBe(204);
    browser.close();
    const after = await givePassword(browser, portal, { ...person, password: change.newPassword });
    expect(after.url.pathname).toMatch(/\/code$/);
  });
});
