import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillSignIn, startIdentity, STUDENT, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';
import { complaintAt, hiddenField, type TestBrowser } from '../testing/test-browser.ts';
import { WRONG_PASSWORD } from './sign-in-steps.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

async function atSignIn(browser: TestBrowser, more: Record<string, string> = {}) {
  return browser.open((await start(portal, more)).url);
}

async function tryOnce(userName: string, password: string, browser = identity.browser()) {
  return fillSignIn(browser, await atSignIn(browser), { userName, password });
}

describe('the sign-in form', () => {
  it.each([
    ['', '', { identifier: 'Enter your email or account name', password: 'Enter your password' }],
    ['demo_student', '', { identifier: undefined, password: 'Enter your password' }],
    ['', 'x', { identifier: 'Enter your email or account name', password: undefined }],
  ])('with %j and %j says what is missing', async (userName, password, complaints) => {
    const page = await tryOnce(userName, password);
    expect(page.status).toBe(400);
    expect(complaintAt(page.body, 'identifier')).toBe(complaints.identifier);
    expect(complaintAt(page.body, 'password')).toBe(complaints.password);
    expect(page.body).toContain('<title>Check your details: Sign in | Longleaf</title>');
    expect(page.body).toMatch(/class="summary"[^>]*autofocus/);
  });

  it('keeps what was typed, but never a password', async () => {
    const browser = identity.browser();
    const page = await fillSignIn(
      browser,
      await atSignIn(browser),
      { userName: 'demo_student', password: 'wrong_wrong' },
      { remember: 'yes' },
    );
    expect(hiddenField(page.body, 'identifier')).toBe('demo_student');
    expect(page.body).toMatch(/name="remember"[^>]*checked/);
    expect(page.body).not.toContain('wrong_wrong');
  });

  it('shows what was typed as text, never as markup', async () => {
    const evil = `"><script>alert(1)</script>`;
    const page = await tryOnce(evil, 'x');
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).toContain('&lt;script&gt;alert(1)');
  });

  it('says what will be saved, as text', async () => {
    const plain = await atSignIn(identity.browser(), { intent: 'save:UNC Asheville' });
    expect(plain.body).toContain('Sign in to <strong>save UNC Asheville</strong>');
    const evil = await atSignIn(identity.browser(), { intent: 'recruit:<img src=x onerror=alert(1)>' });
    expect(evil.body).toContain('get recruited by &lt;img src=x');
    expect(evil.body).not.toContain('<img src=x');
    const unknown = await atSignIn(identity.browser(), { intent: 'delete:everything' });
    expect(unknown.body).not.toContain('everything');
  });

  it('fills in the account name that the client knows', async () => {
    const page = await atSignIn(identity.browser(), { login_hint: 'demo_"parent' });
    expect(page.body).toContain('value="demo_&quot;parent"');
  });

  it('leads back in those who forgot password or account name', async () => {
    const page = await identity.browser().open((await start(portal)).url);
    expect(page.body).toContain('href="http://portal.test/recoverAccount/forgotpassword"');
    expect(page.body).toContain('href="http://portal.test/recoverAccount/forgotaccountname"');
  });

  it('has no script or style of its own in the page', async () => {
    const { headers, body } = await atSignIn(identity.browser());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self'`);
    expect(policy).not.toContain('unsafe-inline');
    expect(body).not.toMatch(/<script(?![^>]*src=)|style="|\son\w+="/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a password', () => {
  const { password } = STUDENT;

  it.each([`${password} `, ` ${password}`, password.toLowerCase(), password.slice(0, -1), `${password}\t`])(
    'is checked exactly as typed: not %j',
    async (typed) => expect((await tryOnce('demo_new', typed)).status).toBe(400),
  );

  it('never grows too old', async () => {
    const { pool } = identity.database;
    const old = `update identity.accounts set password_changed_at = '2001-01-01' where user_name = 'demo_senior'`;
    await pool.query(old);
    expect((await tryOnce('demo_senior', password)).url.searchParams.has('code')).toBe(true);
    const { rows } = await pool.query(
      `select password_invalid as invalid from identity.accounts where user_name = 'demo_senior'`,
    );
    expect(rows).toEqual([{ invalid: false }]);
  });

  it('can be filled in by a password manager, and pasted', async () => {
    const page = await atSignIn(identity.browser());
    expect(page.body).toMatch(/name="identifier"[^>]*autocomplete="username"/);
    expect(page.body).toMatch(/name="password"[^>]*autocomplete="current-password"/);
    const register = await identity.browser().open((await start(portal, { prompt: 'create' })).url);
    expect(register.body.match(/autocomplete="new-password"/g)).toHaveLength(2);
    for (const { body } of [page, register])
      expect(body).not.toMatch(/readonly|autocomplete="off"[^>]*password/);
    const folder = join(import.meta.dirname, '../../assets');
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
      expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/paste|beforeinput|keydown/);
    }
  });
});

describe('telling nothing about accounts', () => {
  it('answers an unknown name like a wrong password', async () => {
    const wrong = await tryOnce('demo_parent', 'not_the_password');
    const unknown = await tryOnce('nobody_at_all', 'not_the_password');
    expect(complaintAt(wrong.body, 'identifier')).toBe(WRONG_PASSWORD);
    expect(withoutNames(unknown.body)).toBe(withoutNames(wrong.body));
    expect(unknown.status).toBe(wrong.status);
  });

  it('slows down unknown names in the same way', async () => {
    const known = await statusesOf('demo_adult', 7);
    const unknown = await statusesOf('nobody_else', 7);
    expect(unknown).toEqual(known);
    expect(known).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  async function statusesOf(userName: string, tries: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < tries; index++) {
      statuses.push((await tryOnce(userName, 'not_the_password')).status);
    }
    return statuses;
  }

  function withoutNames(page: string): string {
    return page
      .replace(/\/interaction\/[\w-]+/g, '')
      .replace(/name="csrf"[^>]*/g, '')
      .replace(/demo_parent|nobody_at_all/g, '');
  }
});

describe('forged forms', () => {
  it.each([
    ['no token', { csrf: '' }, {}],
    ['a made-up token', { csrf: 'AAAA' }, {}],
    ['another origin', {}, { origin: 'http://evil.test' }],
    ['no origin at all, as from a sandboxed frame', {}, { origin: 'null' }],
  ])('are refused: %s', async (_what, fields, headers) => {
    const browser = identity.browser();
    const page = await atSignIn(browser);
    const csrf = hiddenField(page.body, 'csrf');
    const answer = await browser.submit(
      page.url,
      { csrf, identifier: STUDENT.userName, password: STUDENT.password, ...fields },
      headers,
    );
    expect(answer.status).toBe(403);
    expect(browser.cookie('_session')).toBeUndefined();
  });

  it('are refused with the token of another interaction', async () => {
    const mine = identity.browser();
    const theirs = identity.browser();
    const page = await atSignIn(mine);
    const other = await atSignIn(theirs);
    const answer = await mine.submit(page.url, {
      csrf: hiddenField(other.body, 'csrf'),
      identifier: STUDENT.userName,
      password: STUDENT.password,
    });
    expect(answer.status).toBe(403);
  });

  it('cannot finish the interaction of another browser', async () => {
    const victim = await atSignIn(identity.browser());
    const attacker = identity.browser();
    const answer = await fillSignIn(attacker, victim, STUDENT);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('This page is out of date');
  });
});

describe('the session', () => {
  it('gets a new id at sign-in: one that was planted before is worth nothing', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const before = browser.cookie('_session');
    const page = await atSignIn(browser, { prompt: 'login' });
    await fillSignIn(browser, page, STUDENT);
    expect(browser.cookie('_session')).toBeDefined();
    expect(browser.cookie('_session')).not.toBe(before);

    const planted = identity.browser();
    planted.setCookie('_session', before ?? '');
    const { url } = await planted.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('is not taken over from a made-up cookie', async () => {
    const browser = identity.browser();
    browser.setCookie('_session', 'planted');
    browser.setCookie('_session.sig', 'planted');
    await signedIn(portal, browser);
    expect(browser.cookie('_session')).not.toBe('planted');
  });

  it('changes to another person after prompt=login', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const page = await atSignIn(browser, { prompt: 'login' });
    const switching = await fillSignIn(browser, page, {
      userName: 'demo_parent',
      password: STUDENT.password,
    });
    // The provider signs the first person out through a page that sends itself.
    const { url } = await browser.submit('/session/end/confirm', {
      xsrf: hiddenField(switching.body, 'xsrf'),
      logout: 'yes',
    });
    expect(url.searchParams.has('code')).toBe(true);
  });
});

describe('odd requests', () => {
  it.each([
    '/interaction/none',
    '/interaction/none/register',
    '/interaction/%00',
    '/interaction/..%2f..%2fetc',
    '/auth?state=%00',
    '/auth?client_id=longleaf-portal&client_id=longleaf-portal',
    '/session/end?state=%00',
    '/session/state?sub=a&sub=b',
    '/nothing',
    '/auth/none',
  ])('%s is no server fault', async (path) => {
    const answer = await identity.browser().open(path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.url.origin).toBe(identity.issuer);
  });

  it('a form of another kind, too long, or with odd fields is no server fault', async () => {
    const browser = identity.browser();
    const page = await atSignIn(browser);
    const csrf = hiddenField(page.body, 'csrf');
    const long = await browser.submit(page.url, { csrf, identifier: 'x'.repeat(70_000) });
    expect(long.status).toBe(413);
    const json = await browser.submit(page.url, {}, { 'content-type': 'application/json' });
    expect(json.status).toBeLessThan(500);
    const twice = await browser.submit(page.url, [
      ['csrf', csrf],
      ['identifier', 'a'],
      ['identifier', 'b\0'],
      ['password', 'x\0'],
      ['__proto__', 'x'],
    ]);
    expect(twice.status).toBe(400);
    expect(hiddenField(twice.body, 'identifier')).toBe('b');
  });

  it('a host that is not ours changes no address', async () => {
    const answer = await identity.app.inject({
      url: (await start(portal)).url.pathname + (await start(portal)).url.search,
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).not.toContain('evil.test');
  });
});
