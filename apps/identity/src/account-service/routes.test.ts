import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueAccessToken } from '../provider/issue-access-token.ts';
import { PARENT, startIdentity, STUDENT, type TestIdentity, tokenMaterial } from '../testing/harness.ts';
import { foreignParty, portalParty, type RelyingParty, signedIn, start } from '../testing/relying-party.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

type Init = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> };

async function call(path: string, { method = 'GET', token, body, headers = {} }: Init = {}) {
  const response = await fetch(`${identity.issuer}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    body: /json/.test(type) ? JSON.parse(text) : text,
  };
}

const GOOD = {
  userName: 'by_program',
  email: 'by_program@example.org',
  firstName: 'Pat',
  lastName: 'Lee',
  password: 'river_stone_42',
  confirmPassword: 'river_stone_42',
  securityQuestion: 'Who taught me chess?',
  securityAnswer: 'Grandpa',
  role: 2,
};

describe('GET userInfo (API-008)', () => {
  it('gives the person of the portal token, in any letter case of the path', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    for (const path of ['/userInfo', '/userinfo', '/USERINFO']) {
      const answer = await call(path, { token });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ sub: STUDENT.sub, preferred_username: 'demo_student', role: 2 });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('lets a foreign client see only what its scopes allow', async () => {
    const desk = { ...(await foreignParty(identity)), scope: 'openid email' };
    const tokens = await signedIn(desk, identity.browser());
    const info = await client.fetchUserInfo(desk.configuration, tokens.access_token, STUDENT.sub);
    expect(info).toEqual({ sub: STUDENT.sub, email: 'demo_student@example.org', email_verified: true });
  });

  it.each([
    ['no token', undefined],
    ['rubbish', 'rubbish'],
    ['an altered token', 'eyJhbGciOiJub25lIn0.e30.'],
    ['a token without a signature', 'eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0.eyJzdWIiOiJ4In0.'],
  ])('refuses %s', async (_what, token) => {
    const answer = await call('/userInfo', token === undefined ? {} : { token });
    expect([400, 401]).toContain(answer.status);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('refuses a token that expired, was altered, or is meant for somebody else', async () => {
    const base = await tokenMaterial(identity, STUDENT.sub);
    const good = await issueAccessToken(base);
    const [header, body, signature = ''] = good.split('.');
    const altered = `${header}.${body}.${signature.slice(0, -4)}AAAA`;
    const hourAgo = new Date(Date.now() - 3_600_000);
    const bad = [
      altered,
      await issueAccessToken({ ...base, now: hourAgo }),
      await issueAccessToken({ ...base, audience: 'another-api' }),
      await issueAccessToken({ ...base, issuer: 'http://elsewhere.test' }),
      await issueAccessToken({ ...base, account: { ...base.account, id: 'nobody' } }),
    ];
    expect((await call('/userInfo', { token: good })).status).toBe(200);
    for (const token of bad) expect((await call('/userInfo', { token })).status).toBe(401);
  });

  it('does not take an ID token for an access token', async () => {
    const tokens = await signedIn(portal, identity.browser());
    expect((await call('/userInfo', { token: tokens.id_token ?? '' })).status).toBe(401);
  });
});

describe('a token that was not given for the API', () => {
  it.each<[string, string]>([
    ['POST', '/changePassword'],
    ['POST', '/logout'],
    ['GET', '/gettoken?clientId=longleaf-portal'],
    ['GET', '/account-service/me'],
    ['GET', '/account-service/me/export'],
    ['POST', '/account-service/me/sign-out-everywhere'],
    ['POST', '/account-service/me/delete-request'],
    ['POST', '/account-service/account/changepassword'],
    ['GET', '/account-service/account/getSecurityQuestion'],
    ['PUT', '/account-service/account/saveSecurityQuestion'],
    ['GET', '/account-service/users/x%40example.org/checkemail'],
  ])('opens nothing of the account service: %s %s', async (method, path) => {
    const base = await tokenMaterial(identity, STUDENT.sub);
    const tokens = await signedIn(portal, identity.browser());
    const sessionUid = String(decodeJwt(tokens.access_token)['sid']);
    const more = { method, ...(method === 'GET' ? {} : { body: {} }) };
    const given = async (scope: string) =>
      (await call(path, { ...more, token: await issueAccessToken({ ...base, sessionUid, scope }) })).status;
    for (const scope of ['', 'openid profile', 'longleaf.data', 'longleaf.apis']) {
      expect(await given(scope)).toBe(401);
    }
    expect(await given('longleaf.data longleaf.api')).not.toBe(401);
  });
});

describe('POST register (API-010)', () => {
  it('makes an account that can sign in', async () => {
    const made = await call('/register', { method: 'POST', body: GOOD });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ userName: 'by_program' });
    const tokens = await signedIn(portal, identity.browser(), { ...STUDENT, ...GOOD });
    expect(tokens.claims()?.sub).toBe(made.body.id);
  });

  it('names each wrong field', async () => {
    const { status, body, headers } = await call('/register', { method: 'POST', body: {} });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    const fields = Object.keys(GOOD);
    expect(Object.keys(body.modelState).toSorted()).toEqual(fields.toSorted());
  });

  it.each<[Record<string, string>, Record<string, string>, string]>([
    [{ language: 'es' }, { 'accept-language': 'en' }, 'es'],
    [{}, { 'accept-language': 'es-US, en;q=0.5' }, 'es'],
    [{}, {}, 'en'],
  ])('writes mail in the language of %j, else of %j: %s', async (sent, headers, language) => {
    const person = { ...GOOD, ...sent, userName: `lang_${JSON.stringify([sent, headers]).length}` };
    const made = await call('/register', { method: 'POST', body: person, headers });
    expect(made.status).toBe(201);
    const { access_token: token } = await signedIn(portal, identity.browser(), { ...STUDENT, ...person });
    expect((await call('/userInfo', { token })).body).toMatchObject({ locale: language });
    const kept = await call('/account-service/me/export', { token });
    expect(kept.body).toMatchObject({ language });
  });

  it.each(['fr', 'en-US', 'x'.repeat(41), 7, null, ['es']])('refuses the language %j', async (language) => {
    const body = { ...GOOD, userName: 'no_language', language };
    const answer = await call('/register', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.modelState)).toEqual(['language']);
  });

  it('answers 409 when the name is taken, in any letter case', async () => {
    const answer = await call('/register', { method: 'POST', body: { ...GOOD, userName: 'Demo_STUDENT' } });
    expect(answer.status).toBe(409);
    expect(answer.body.modelState).toEqual({ userName: ['This account name is taken. Choose another one'] });
  });

  it('reads field names in any letter case', async () => {
    const body = Object.fromEntries(
      Object.entries({ ...GOOD, userName: 'any_case' }).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect((await call('/register', { method: 'POST', body })).status).toBe(201);
  });

  it.each([
    ['not JSON', '{'],
    ['a list', []],
    ['a number', 7],
    ['null', null],
    ['wrong kinds', { userName: 7, role: 'x', password: {} }],
    ['much too long', { ...GOOD, userName: 'x'.repeat(5_000) }],
    ['NUL characters', { ...GOOD, userName: 'a\0b', securityQuestion: 'a\0b?' }],
    ['half a character', { ...GOOD, userName: 'half', firstName: '\ud800', securityAnswer: '\udfff' }],
    ['a prototype', '{"__proto__":{"userName":"x"}}'],
  ])('answers 400 to %s', async (_what, body) => {
    const answer = await call('/register', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.body.status).toBe(400);
  });

  it('lets the portal call it from the browser, and nobody else', async () => {
    const preflight = (origin: string) =>
      call('/register', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('http://portal.test');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://portal.test');
    const other = await preflight('http://evil.test');
    expect(other.headers.get('access-control-allow-origin')).not.toBe('http://evil.test');
  });
});

describe('POST logout (API-011)', () => {
  it('ends the session of the token and its refresh tokens, and no other', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const elsewhere = await signedIn(portal, identity.browser());
    expect((await call('/logout', { method: 'POST', token: tokens.access_token })).status).toBe(204);
    const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
    expect(url.searchParams.get('error')).toBe('login_required');
    await expect(
      client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(
      client.refreshTokenGrant(portal.configuration, elsewhere.refresh_token ?? ''),
    ).resolves.toBeDefined();
    expect((await call('/logout', { method: 'POST', token: tokens.access_token })).status).toBe(204);
  });

  it('needs a token: a cookie is not enough', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const cookie = ['_session', '_session.sig'].map((name) => `${name}=${browser.cookie(name)}`).join('; ');
    expect((await call('/logout', { method: 'POST', headers: { cookie } })).status).toBe(401);
  });
});

describe('POST changePassword (API-012)', () => {
  const NEW = 'mountain_laurel_7';

  it('is over with the session: a token that somebody copied tries no passwords after signing out', async () => {
    const body = { ...GOOD, userName: 'signed_out_then_tried' };
    await call('/register', { method: 'POST', body });
    const { access_token: token } = await signedIn(portal, identity.browser(), { ...STUDENT, ...body });
    await call('/logout', { method: 'POST', token });
    const change = { oldPassword: GOOD.password, newPassword: NEW, confirmPassword: NEW };
    expect((await call('/changePassword', { method: 'POST', token, body: change })).status).toBe(401);
  });

  it('changes it; other sessions and every refresh token end, this session stays', async () => {
    const body = { ...GOOD, userName: 'changes_it' };
    await call('/register', { method: 'POST', body });
    const person = { ...STUDENT, ...body };
    const here = identity.browser();
    const there = identity.browser();
    const tokens = await signedIn(portal, here, person);
    const others = await signedIn(portal, there, person);

    const change = { oldPassword: GOOD.password, newPassword: NEW, confirmPassword: NEW };
    const changed = await call('/changePassword', {
      method: 'POST',
      token: tokens.access_token,
      body: change,
    });
    expect(changed.status).toBe(204);

    for (const { refresh_token } of [tokens, others]) {
      await expect(client.refreshTokenGrant(portal.configuration, refresh_token ?? '')).rejects.toMatchObject(
        { error: 'invalid_grant' },
      );
    }
    const silent = async (browser: typeof here) =>
      (await browser.open((await start(portal, { prompt: 'none' })).url)).url.searchParams;
    expect((await silent(here)).has('code')).toBe(true);
    expect((await silent(there)).get('error')).toBe('login_required');
    await expect(signedIn(portal, identity.browser(), person)).rejects.toBeDefined();
    await expect(signedIn(portal, identity.browser(), { ...person, password: NEW })).resolves.toBeDefined();
  });

  it.each([
    [{ oldPassword: 'wrong', newPassword: NEW, confirmPassword: NEW }, 'oldPassword'],
    [{ oldPassword: '', newPassword: NEW, confirmPassword: NEW }, 'oldPassword'],
    [{ oldPassword: PARENT.password, newPassword: NEW, confirmPassword: 'other_one_7' }, 'confirmPassword'],
    [{ oldPassword: PARENT.password, newPassword: 'short', confirmPassword: 'short' }, 'newPassword'],
    [
      { oldPassword: PARENT.password, newPassword: 'demo_parent_9', confirmPassword: 'demo_parent_9' },
      'newPassword',
    ],
    [{}, 'oldPassword'],
  ])('refuses %j', async (body, field) => {
    const { access_token: token } = await signedIn(portal, identity.browser(), PARENT);
    const answer = await call('/changePassword', { method: 'POST', token, body });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(
      'Unable to change your password. Make sure your old password is typed correctly.',
    );
    expect(Object.keys(answer.body.modelState)).toContain(field);
  });

  it('slows down guessing of the old password', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    const body = { oldPassword: 'a_guess_1', newPassword: NEW, confirmPassword: NEW };
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      statuses.push((await call('/changePassword', { method: 'POST', token, body })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it('needs a token', async () => {
    expect((await call('/changePassword', { method: 'POST', body: {} })).status).toBe(401);
  });
});

describe('an error of the account service', () => {
  it('is told to programs, also when one asks as a browser does', async () => {
    const answer = await call('/register', { method: 'POST', body: {}, headers: { accept: 'text/html' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('GET gettoken (API-013)', () => {
  it('gives another allowed client a token within the same session', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    const answer = await call('/gettoken?CLIENTID=sister-app', { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      tokenType: 'Bearer',
      expiresIn: 900,
      scope: 'longleaf.api longleaf.data',
    });
    expect(decodeJwt(answer.body.accessToken)).toMatchObject({
      sub: STUDENT.sub,
      client_id: 'sister-app',
      sid: decodeJwt(token)['sid'],
    });
  });

  it.each(['', '?clientId=', '?clientId=nobody', '?clientId=counselor-desk', '?clientId=a&clientId=b'])(
    'answers 400 to %j',
    async (query) => {
      const { access_token: token } = await signedIn(portal, identity.browser());
      const answer = await call(`/gettoken${query}`, { token });
      expect(answer.status).toBe(400);
      expect(answer.body.modelState).toHaveProperty('clientId');
    },
  );

  it('gives nothing once the session ended', async () => {
    const { access_token: token } = await signedIn(portal, identity.browser());
    await call('/logout', { method: 'POST', token });
    expect((await call('/gettoken?clientId=longleaf-portal', { token })).status).toBe(401);
  });

  it('gives none for a token that came from no session: it could be renewed for ever', async () => {
    const token = await issueAccessToken(await tokenMaterial(identity, STUDENT.sub));
    expect((await call('/gettoken?clientId=longleaf-portal', { token })).status).toBe(401);
  });
});
