import { accountWindows } from '@longleaf/contract/account-safety';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, STUDENT, type TestIdentity } from './testing/harness.ts';
import { portalParty, signedIn, start } from './testing/relying-party.ts';
import { hiddenField } from './testing/test-browser.ts';
import { givePassword, giveSecondFactor, newPerson, openWindow } from './testing/two-factor.ts';

let identity: TestIdentity;
let authorization: URLSearchParams;
let token: string;

beforeAll(async () => {
  identity = await startIdentity();
  const portal = await portalParty(identity);
  authorization = (await start(portal)).url.searchParams;
  token = (await signedIn(portal, identity.browser())).access_token;
});

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    "'; drop table identity.accounts; --",
    '../../etc/passwd',
    '<script>',
    '[object Object]',
    '9'.repeat(400),
  ),
  fc.constantFrom(
    'longleaf-portal',
    'none',
    'login',
    'consent',
    'create',
    'openid',
    'urn:longleaf:api',
    'S256',
    'code',
    '-1',
    '1e999',
  ),
);
const FIELDS =
  'client_id redirect_uri response_type response_mode scope state nonce prompt max_age login_hint id_token_hint claims resource code_challenge code_challenge_method intent ui_locales acr_values display request request_uri registration dpop_jkt __proto__';
const field = fc.constantFrom(...FIELDS.split(' '));
const changes = fc.array(fc.tuple(field, odd), { maxLength: 5 });
const runs = { numRuns: 150 };

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(identity.issuer + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response.status;
}

function form(entries: readonly (readonly [string, string])[]): RequestInit {
  const body = new URLSearchParams(entries.map(([name, value]) => [name, value]));
  return { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

describe('no hostile input is a server fault', () => {
  it('in an authorization request', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const query = new URLSearchParams(authorization);
        for (const [name, value] of changed) query.set(name, value);
        expect(await statusOf(`/auth?${query}`)).toBeLessThan(500);
      }),
      runs,
    );
  });

  it('in a sign-out request', async () => {
    const names = fc.constantFrom(
      'id_token_hint',
      'post_logout_redirect_uri',
      'state',
      'client_id',
      'logout_hint',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, odd), { maxLength: 5 }), async (entries) => {
        expect(await statusOf(`/session/end?${new URLSearchParams(entries)}`)).toBeLessThan(500);
        expect(await statusOf('/session/end/confirm', form(entries))).toBeLessThan(500);
      }),
      runs,
    );
  });

  it('in a token request', async () => {
    const names = fc.constantFrom(
      'client_id',
      'code',
      'code_verifier',
      'redirect_uri',
      'refresh_token',
      'scope',
      'resource',
      'token',
    );
    const grant = fc.constantFrom(
      'authorization_code',
      'refresh_token',
      'password',
      'client_credentials',
      '',
    );
    await fc.assert(
      fc.asyncProperty(grant, fc.array(fc.tuple(names, odd), { maxLength: 6 }), async (type, entries) => {
        expect(await statusOf('/token', form([['grant_type', type], ...entries]))).toBeLessThan(500);
        expect(await statusOf('/token/revocation', form(entries))).toBeLessThan(500);
      }),
      runs,
    );
  });

  it('in a call of the account service', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), odd, async (body, text) => {
        expect(await statusOf('/register', { method: 'POST', headers, body })).toBeLessThan(500);
        expect(await statusOf('/changePassword', { method: 'POST', headers, body })).toBeLessThan(500);
        const query = new URLSearchParams({ clientId: text });
        expect(await statusOf(`/gettoken?${query}`, { headers })).toBeLessThan(500);
        expect(await statusOf(`/session/state?sub=${query}`)).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it('in a window, from somebody who is signed in', async () => {
    const browser = identity.browser();
    const names = fc.constantFrom(
      'code',
      'device',
      'passkey',
      'name',
      'credential',
      'email',
      'token',
      'csrf',
    );
    const deed = fc.constantFrom(
      'turn-on',
      'turn-off',
      'new-codes',
      'distrust',
      'add',
      'rename',
      'remove',
      'change',
      'cancel',
      'x',
    );
    const path = fc.constantFrom(accountWindows.twoFactor, accountWindows.passkeys, accountWindows.email);
    const entries = fc.array(fc.tuple(names, fc.oneof(odd, fc.json({ maxDepth: 2 }))), { maxLength: 5 });
    const csrf = hiddenField((await openWindow(browser, accountWindows.email, STUDENT)).body, 'csrf');
    await fc.assert(
      fc.asyncProperty(path, deed, entries, async (window, wish, more) => {
        const answer = await browser.submit(window, [['csrf', csrf], ['do', wish], ...more]);
        expect(answer.status).toBeLessThan(500);
        const anybody = await browser.submit(`${accountWindows.email}/confirm`, more);
        expect(anybody.status).toBeLessThan(500);
        const back = await browser.open(`/account/return?${new URLSearchParams(more)}`);
        expect([400, 404]).toContain(back.status);
      }),
      { numRuns: 60 },
    );
  });

  it('in the second step of signing in, or in place of a passkey', async () => {
    const browser = identity.browser();
    const person = await newPerson(identity, 'hostile_second_step');
    await giveSecondFactor(identity, person.id);
    const { url, body } = await givePassword(browser, await portalParty(identity), person);
    const csrf = hiddenField(body, 'csrf');
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, fc.json({ maxDepth: 3 })), async (text) => {
        const form = { csrf, code: text, credential: text, trust: text };
        expect((await browser.submit(url.pathname, form)).status).toBeLessThan(500);
        const passkey = url.pathname.replace('/code', '/passkey');
        await browser.submit(`${passkey}/options`, { csrf });
        expect((await browser.submit(passkey, form)).status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it('in a path or a header', async () => {
    const segment = odd.map((text) => encodeURIComponent(text.toWellFormed()));
    const header = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
    await fc.assert(
      fc.asyncProperty(segment, header, async (part, value) => {
        for (const path of [`/${part}`, `/interaction/${part}`, `/auth/${part}`, `/assets/${part}`]) {
          expect(await statusOf(path)).toBeLessThan(500);
        }
        const headers = { authorization: value.trim(), cookie: value.trim(), accept: value.trim() };
        expect(await statusOf('/userInfo', { headers })).toBeLessThan(500);
        expect(await statusOf(`/auth?${authorization}`, { headers })).toBeLessThan(500);
      }),
      runs,
    );
  });
});

it.each([
  ['GET', '/AUTH?client_id=nobody', 400],
  ['GET', '/Jwks/', 200],
  ['GET', '/.Well-Known/OpenID-Configuration', 200],
  ['POST', '/TOKEN', 400],
  ['GET', '/Session/End', 200],
  ['POST', '/Auth', 303],
  ['DELETE', '/token', 404],
])('%s %s answers %d: paths do not mind letter case', async (method, path, status) => {
  expect(await statusOf(path, { method })).toBe(status);
});
