import { figuresAt } from '@longleaf/testkit/figures';
import { THROTTLE } from '@longleaf/rules/accounts/throttle';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/harness.ts';
import { portalParty, type RelyingParty, type Started, start } from '../testing/relying-party.ts';
import { complaintAt, hiddenField, type TestBrowser } from '../testing/test-browser.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

const GOOD = {
  userName: 'new_person',
  email: 'family@example.org',
  firstName: "Ana-Maria O'Neil",
  lastName: 'Núñez',
  password: 'river_stone_42',
  confirmPassword: 'river_stone_42',
  securityQuestion: 'What was the name of your first pet?',
  securityAnswer: 'Old Rex',
  role: '2',
};

type Form = { started: Started; browser: TestBrowser; url: URL; csrf: string; body: string };

type Wish = { uiLocales?: string; accept?: string };

async function openForm(browser = identity.browser(), { uiLocales, accept }: Wish = {}): Promise<Form> {
  const more: Record<string, string> = uiLocales === undefined ? {} : { ui_locales: uiLocales };
  const started = await start(portal, { prompt: 'create', ...more });
  const arrived = await browser.open(started.url);
  const headers: Record<string, string> = accept === undefined ? {} : { 'accept-language': accept };
  const page = await browser.open(arrived.url, headers);
  expect(page.body).toContain('<h1>Create a free account</h1>');
  return {
    started,
    browser,
    url: new URL(`${page.url.pathname}/register`, page.url),
    csrf: hiddenField(page.body, 'csrf'),
    body: page.body,
  };
}

function send(form: Form, changes: Record<string, string> = {}, more: [string, string][] = []) {
  const fields = { ...GOOD, csrf: form.csrf, ...changes };
  return form.browser.submit(form.url, [...Object.entries(fields), ...more]);
}

describe('making an account', () => {
  it('signs the new person in and comes back with a code', async () => {
    const form = await openForm();
    const { url } = await send(form, {}, [['role', '16']]);
    const tokens = await client.authorizationCodeGrant(portal.configuration, url, form.started.checks);
    expect(tokens.claims()).toMatchObject({
      preferred_username: 'new_person',
      name: "Ana-Maria O'Neil Núñez",
      email: 'family@example.org',
      email_verified: false,
      role: 2 | 16,
    });
  });

  it('is reached from the sign-in screen, and leads back to it', async () => {
    const browser = identity.browser();
    const signIn = await browser.open((await start(portal)).url);
    expect(signIn.body).toContain(`href="${signIn.url.pathname}/register"`);
    const register = await browser.open(`${signIn.url.pathname}/register`);
    expect(register.body).toContain('Create a free account');
    const { url } = await openForm(browser);
    const back = await browser.open(`${url.pathname.replace('/register', '')}?signin`);
    expect(back.body).toContain('<h1>Sign in</h1>');
  });

  it('lets one e-mail own several accounts, so that it tells nothing about others', async () => {
    const { url } = await send(await openForm(), { userName: 'second_child' });
    expect(url.searchParams.has('code')).toBe(true);
  });

  it('makes one account when the form is sent twice at once, counts it once, and no error', async () => {
    const counted = async () =>
      (await figuresAt(`${identity.issuer}/metrics`)).value('longleaf_registrations_total') ?? NaN;
    const before = await counted();
    const form = await openForm();
    const twice = await Promise.all([0, 1].map(() => sendRaw(form, { userName: 'double_click' })));
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(twice[0]?.headers.get('location')).toBe(twice[1]?.headers.get('location'));
    const { rows } = await identity.database.pool.query(
      `select 1 from identity.accounts where user_name = 'double_click'`,
    );
    expect(rows).toHaveLength(1);
    const { url } = await send(form, { userName: 'double_click' });
    expect(url.searchParams.has('code')).toBe(true);
    expect(await counted()).toBe(before + 1);
  });

  it('stores no password, no answer', async () => {
    vi.stubEnv('TEST_HASHING', undefined);
    await send(await openForm(), { userName: 'kept_secret', securityAnswer: 'Zanzibar' });
    const { rows } = await identity.database.pool.query<{ row: string; hash: string }>(
      `select accounts::text as row, password_hash as hash from identity.accounts where user_name = 'kept_secret'`,
    );
    expect(rows[0]?.row).not.toMatch(/river_stone_42|zanzibar/i);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes a question that the person wrote', async () => {
    const changes = { userName: 'own_words', securityQuestion: 'own', ownQuestion: 'Who taught me chess?' };
    expect((await send(await openForm(), changes)).url.searchParams.has('code')).toBe(true);
  });
});

describe('the language of mail', () => {
  const chosenIn = (body: string) =>
    [...body.matchAll(/id="language-(\w+)"[^>]*\schecked/g)].map(([, code]) => code);

  it.each<[Wish, string]>([
    [{}, 'en'],
    [{ accept: 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    [{ accept: 'en-US,en;q=0.9,es;q=0.8' }, 'en'],
    [{ accept: 'fr' }, 'en'],
    [{ uiLocales: 'es-US', accept: 'en-US' }, 'es'],
    [{ uiLocales: 'fr en', accept: 'es' }, 'en'],
    [{ uiLocales: 'fr', accept: 'es' }, 'es'],
    [{ accept: 'x'.repeat(5_000) }, 'en'],
  ])('is offered for %j as %s', async (wish, language) => {
    expect(chosenIn((await openForm(identity.browser(), wish)).body)).toEqual([language]);
  });

  it.each(['en', 'es'])('is kept as it was chosen and told as a claim: %s', async (language) => {
    const form = await openForm(identity.browser(), { accept: language === 'es' ? 'en' : 'es' });
    const { url } = await send(form, { userName: `speaks_${language}`, language });
    const tokens = await client.authorizationCodeGrant(portal.configuration, url, form.started.checks);
    expect(tokens.claims()).toMatchObject({ locale: language });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ locale: language });
  });

  it('is what was offered when the form was opened before it could be chosen', async () => {
    const form = await openForm(identity.browser(), { uiLocales: 'es' });
    const { url } = await send(form, { userName: 'says_none' });
    const tokens = await client.authorizationCodeGrant(portal.configuration, url, form.started.checks);
    expect(tokens.claims()).toMatchObject({ locale: 'es' });
  });

  it('stays as it was chosen when something else is wrong', async () => {
    const page = await send(await openForm(), { userName: 'a b', language: 'es' });
    expect(chosenIn(page.body)).toEqual(['es']);
  });
});

describe('what the form refuses, field by field', () => {
  it.each([
    ['userName', '', 'Enter an account name'],
    ['userName', 'no spaces', 'Use only letters, digits and underscores in your account name'],
    ['userName', 'DEMO_student', 'This account name is taken. Choose another one'],
    ['email', 'nobody', 'Enter an email like name@example.com'],
    ['firstName', '', 'Enter your first name'],
    ['lastName', 'R2D2', 'Use only letters, apostrophes, hyphens, spaces and periods in your last name'],
    ['password', 'short', 'Use at least 8 characters in your password'],
    ['password', 'Password123', 'Choose a password that fewer people use. This one is easy to guess'],
    ['password', 'x_form_tester_x', 'Do not use your account name in your password'],
    ['password', 'has-hyphen-42', 'Use only letters, digits and underscores in your password'],
    ['confirmPassword', 'river_stone_43', 'The two passwords are not the same. Enter both again'],
    ['securityQuestion', '', 'Choose a question or write your own'],
    ['securityAnswer', '...', 'Enter an answer'],
    ['role', '', 'Choose at least one that fits you'],
    ['role', '512', 'Choose at least one that fits you'],
    ['language', 'fr', 'Choose the language of your emails'],
    ['language', 'ES', 'Choose the language of your emails'],
    ['language', '"><script>', 'Choose the language of your emails'],
  ])('%s %j', async (field, value, complaint) => {
    const page = await send(await openForm(), { userName: 'form_tester', [field]: value });
    expect(page.status).toBe(400);
    expect(hiddenField(page.body, 'email')).toBe(field === 'email' ? value : GOOD.email);
    expect(complaintAt(page.body, field)).toBe(complaint);
    expect(page.body).toContain(`<a href="#${field}">${complaint}</a>`);
  });

  it('a question of their own that was not written', async () => {
    const page = await send(await openForm(), { userName: 'form_tester', securityQuestion: 'own' });
    expect(complaintAt(page.body, 'ownQuestion')).toBe('Write your question');
  });

  it('and keeps everything but the passwords, and says so', async () => {
    const page = await send(await openForm(), { userName: 'a b', email: 'x@example.org', remember: 'yes' });
    expect(hiddenField(page.body, 'userName')).toBe('a b');
    expect(hiddenField(page.body, 'email')).toBe('x@example.org');
    expect(hiddenField(page.body, 'securityAnswer')).toBe('Old Rex');
    expect(page.body).toMatch(/<option value="What was the name of your first pet\?" selected/);
    expect(page.body).toMatch(/id="role-2"[^>]*checked/);
    expect(page.body).toMatch(/name="remember"[^>]*checked/);
    expect(page.body).not.toContain('river_stone_42');
    expect(page.body).toContain('the passwords are empty again');
  });

  it.each(['userName', 'email', 'firstName', 'lastName', 'securityAnswer', 'ownQuestion'])(
    'and shows %s as text, never as markup',
    async (field) => {
      const evil = `"><svg onload=alert(1)>`;
      const page = await send(await openForm(), { role: '', [field]: evil });
      expect(page.body).not.toContain('<svg onload');
      expect(hiddenField(page.body, field)).toContain('&lt;svg onload');
    },
  );

  it('forged forms', async () => {
    const form = await openForm();
    expect((await send(form, { csrf: 'x' })).status).toBe(403);
  });
});

describe('many accounts from one address', () => {
  it('are made as those of a school are, in one hour', () => {
    expect(THROTTLE.register).toMatchObject({
      free: expect.toSatisfy((free: number) => free >= 300),
      windowSeconds: 3600,
    });
  });

  it('are slowed down', async () => {
    const copy = await startIdentity();
    const { attempts } = await import('../throttle/attempts.ts');
    const { addressDigests } = await import('../throttle/addresses.ts');
    const digest = await addressDigests(copy.database, copy.clock.now)('127.0.0.1');
    const counter = attempts(copy.database, copy.clock.now);
    for (let index = 0; index <= THROTTLE.register.free; index++)
      await counter.begin([{ kind: 'register', of: digest }]);
    const answer = await fetch(`${copy.issuer}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
      body: JSON.stringify({ ...GOOD, role: 2 }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** Sends the form without following the answer, as the first half of a double click does. */
function sendRaw(form: Form, changes: Record<string, string>): Promise<Response> {
  const cookies = ['_interaction', '_interaction.sig'].map((name) => `${name}=${form.browser.cookie(name)}`);
  return fetch(form.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.join('; '), origin: identity.issuer },
    body: new URLSearchParams({ ...GOOD, csrf: form.csrf, ...changes }),
  });
}
