import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARENT, startIdentity, STUDENT, type TestIdentity } from './testing/harness.ts';
import {
  foreignParty,
  portalParty,
  type RelyingParty,
  signedIn,
  signInThrough,
  start,
} from './testing/relying-party.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

function redeem(party: RelyingParty, callback: URL, checks: client.AuthorizationCodeGrantChecks) {
  return client.authorizationCodeGrant(party.configuration, callback, checks);
}

function refresh(party: RelyingParty, token: string | undefined) {
  return client.refreshTokenGrant(party.configuration, token ?? '');
}

const invalidGrant = { error: 'invalid_grant' };

describe('code flow of the portal', () => {
  it('gives an access token that an API can check by itself (API-009)', async () => {
    const tokens = await signedIn(portal, identity.browser());
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/jwks`));
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, keys, {
      issuer: identity.issuer,
      audience: 'longleaf-api',
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(payload).toMatchObject({
      sub: STUDENT.sub,
      preferred_username: 'demo_student',
      name: 'Maya Torres',
      role: 2,
      client_id: 'longleaf-portal',
      scope: 'longleaf.api longleaf.data',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60);
    expect(tokens.refresh_token).toBeDefined();
  });

  it('gives an ID token with the claims of the person', async () => {
    const tokens = await signedIn(portal, identity.browser(), PARENT);
    expect(tokens.claims()).toMatchObject({
      sub: PARENT.sub,
      given_name: 'Robert',
      family_name: 'Locklear',
      email: 'demo_parent@example.org',
      email_verified: true,
      role: 16 | 64,
      primaryConnection: null,
      remember_me: false,
    });
  });

  it('takes an e-mail in place of the account name', async () => {
    const person = { ...STUDENT, userName: 'Demo_Student@Example.org' };
    const tokens = await signedIn(portal, identity.browser(), person);
    expect(tokens.claims()?.sub).toBe(STUDENT.sub);
  });
});

describe('several copies of the provider', () => {
  it('share everything: one redeems the code that another one gave', async () => {
    const started = await start(portal);
    const callback = await signInThrough(identity.browser(), started);
    const copy = await identity.anotherCopy();
    const answer = await copy.inject({
      method: 'POST',
      url: '/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'longleaf-portal',
        code: callback.searchParams.get('code') ?? '',
        redirect_uri: portal.redirectUri,
        code_verifier: started.checks.pkceCodeVerifier,
      }).toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(decodeJwt(answer.json().access_token).sub).toBe(STUDENT.sub);
  });
});

describe('what a code flow refuses', () => {
  it('an address to come back to that is not registered: nobody is sent there', async () => {
    const { url } = await start(portal, { redirect_uri: 'http://evil.test/signin-callback' });
    const arrival = await identity.browser().open(url);
    expect(arrival.status).toBe(400);
    expect(arrival.url.origin).toBe(identity.issuer);
    expect(arrival.body).toContain('That did not work');
  });

  it.each([
    'http://portal.test/signin-callback/../x',
    'http://portal.test/signin-callback?x=1',
    '//portal.test',
    'javascript:alert(1)',
  ])('the almost right address %s', async (redirect_uri) => {
    const { url } = await start(portal, { redirect_uri });
    const arrival = await identity.browser().open(url);
    expect(arrival.status).toBe(400);
    expect(arrival.url.origin).toBe(identity.issuer);
  });

  it('a wrong verifier', async () => {
    const started = await start(portal);
    const callback = await signInThrough(identity.browser(), started);
    const checks = { ...started.checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await expect(redeem(portal, callback, checks)).rejects.toMatchObject(invalidGrant);
  });

  it('a request without PKCE, or with the plain method', async () => {
    const { url } = await start(portal);
    url.searchParams.set('code_challenge_method', 'plain');
    const plain = await identity.browser().open(url);
    expect(plain.url.searchParams.get('error')).toBe('invalid_request');
    url.searchParams.delete('code_challenge_method');
    url.searchParams.delete('code_challenge');
    const none = await identity.browser().open(url);
    expect(none.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('a code that is used twice, and the tokens of its first use', async () => {
    const started = await start(portal);
    const callback = await signInThrough(identity.browser(), started);
    const tokens = await redeem(portal, callback, started.checks);
    await expect(redeem(portal, callback, started.checks)).rejects.toMatchObject(invalidGrant);
    await expect(refresh(portal, tokens.refresh_token)).rejects.toMatchObject(invalidGrant);
  });

  it('an expired code', async () => {
    const started = await start(portal);
    const callback = await signInThrough(identity.browser(), started);
    await age(`model = 'AuthorizationCode'`);
    await expect(redeem(portal, callback, started.checks)).rejects.toMatchObject(invalidGrant);
  });

  it('a code of another client', async () => {
    const desk = await foreignParty(identity);
    const started = await start(portal);
    const callback = await signInThrough(identity.browser(), started);
    await expect(redeem(desk, callback, started.checks)).rejects.toMatchObject(invalidGrant);
  });

  it('an unknown client and a response type that is not offered', async () => {
    const { url } = await start(portal);
    url.searchParams.set('response_type', 'token');
    const token = await identity.browser().open(url);
    expect(new URLSearchParams(token.url.hash.slice(1)).get('error')).toBe('unsupported_response_type');
    url.searchParams.set('client_id', 'nobody');
    const nobody = await identity.browser().open(url);
    expect(nobody.status).toBe(400);
  });
});

describe('refresh tokens', () => {
  it('turn at every use (API-009)', async () => {
    const first = await signedIn(portal, identity.browser());
    const second = await refresh(portal, first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({ sub: STUDENT.sub, aud: 'longleaf-api' });
    expect(second.claims()?.sub).toBe(STUDENT.sub);
    const third = await refresh(portal, second.refresh_token);
    expect(third.access_token).not.toBe(second.access_token);
  });

  it('bring a fresh ID token when the client names its scopes, as oidc-client-ts does', async () => {
    const first = await signedIn(portal, identity.browser());
    const scope = 'openid profile email longleaf.api longleaf.data';
    const second = await client.refreshTokenGrant(portal.configuration, first.refresh_token ?? '', { scope });
    expect(second.claims()).toMatchObject({ sub: STUDENT.sub, name: 'Maya Torres' });
    expect(decodeJwt(second.access_token)['scope']).toBe('longleaf.api longleaf.data');
  });

  it('end the whole grant when a used one comes back', async () => {
    const first = await signedIn(portal, identity.browser());
    const second = await refresh(portal, first.refresh_token);
    await expect(refresh(portal, first.refresh_token)).rejects.toMatchObject(invalidGrant);
    await expect(refresh(portal, second.refresh_token)).rejects.toMatchObject(invalidGrant);
  });

  it('leave the session alone then, so that one silent request gives new tokens', async () => {
    const browser = identity.browser();
    const first = await signedIn(portal, browser);
    await refresh(portal, first.refresh_token);
    await expect(refresh(portal, first.refresh_token)).rejects.toMatchObject(invalidGrant);
    const started = await start(portal, { prompt: 'none' });
    const { url } = await browser.open(started.url);
    const renewed = await redeem(portal, url, started.checks);
    await expect(refresh(portal, renewed.refresh_token)).resolves.toBeDefined();
  });

  it('give one answer to two requests that overlap, and revoke nothing', async () => {
    const { refresh_token } = await signedIn(portal, identity.browser());
    // Holding the row lets both requests read the token as unused before either consumes it.
    const lock = await identity.database.pool.connect();
    await lock.query('begin');
    await lock.query(`select 1 from identity.artifacts where model = 'RefreshToken' for update`);
    const both = Promise.allSettled([refresh(portal, refresh_token), refresh(portal, refresh_token)]);
    await waitForBlocked(2);
    await lock.query('commit');
    lock.release();
    const results = await both;
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await expect(refresh(portal, won[0]?.value.refresh_token)).resolves.toBeDefined();
  });

  it('are refused when expired, altered, made up, or of another client', async () => {
    const tokens = await signedIn(portal, identity.browser());
    await expect(refresh(portal, `${tokens.refresh_token}x`)).rejects.toMatchObject(invalidGrant);
    await expect(refresh(portal, 'made-up')).rejects.toMatchObject(invalidGrant);
    const desk = await foreignParty(identity);
    await expect(refresh(desk, tokens.refresh_token)).rejects.toMatchObject(invalidGrant);
    await age(`model = 'RefreshToken'`);
    await expect(refresh(portal, tokens.refresh_token)).rejects.toMatchObject(invalidGrant);
  });

  it('can be given back', async () => {
    const tokens = await signedIn(portal, identity.browser());
    await client.tokenRevocation(portal.configuration, tokens.refresh_token ?? '');
    await expect(refresh(portal, tokens.refresh_token)).rejects.toMatchObject(invalidGrant);
  });

  it('are not in the database as they are', async () => {
    const tokens = await signedIn(portal, identity.browser());
    const { rows } = await identity.database.pool.query<{ row: string }>(
      `select artifacts::text as row from identity.artifacts`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(tokens.refresh_token ?? 'missing'))).toBe(false);
  });
});

describe('prompt=none', () => {
  it('answers login_required without a session', async () => {
    const started = await start(portal, { prompt: 'none' });
    const { url } = await identity.browser().open(started.url);
    expect(url.searchParams.get('error')).toBe('login_required');
    expect(url.searchParams.get('state')).toBe(started.checks.expectedState);
  });

  it('gives a code with a session, for every redirect address of the portal', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const silent = { ...portal, redirectUri: 'http://portal.test/silent-callback' };
    const started = await start(silent, { prompt: 'none' });
    const { url, headers } = await browser.open(started.url);
    const tokens = await redeem(silent, url, started.checks);
    expect(tokens.claims()?.sub).toBe(STUDENT.sub);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://portal.test');
  });

  it('may be framed by the portal; the sign-in screen may not be framed by anyone', async () => {
    const { headers } = await identity.browser().open((await start(portal)).url);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('answers login_required when the hint names somebody else', async () => {
    const browser = identity.browser();
    const parent = await signedIn(portal, identity.browser(), PARENT);
    await signedIn(portal, browser);
    const started = await start(portal, { prompt: 'none', id_token_hint: parent.id_token ?? '' });
    const { url } = await browser.open(started.url);
    expect(url.searchParams.get('error')).toBe('login_required');
  });
});

describe('prompt=consent', () => {
  it('asks nothing: every client belongs to the operator', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const started = await start(portal, { prompt: 'consent' });
    const { url } = await browser.open(started.url);
    expect((await redeem(portal, url, started.checks)).claims()?.sub).toBe(STUDENT.sub);
  });
});

describe('a foreign client from the settings', () => {
  it('signs people in with a secret and an opaque token, and reads the user info', async () => {
    const desk = await foreignParty(identity);
    const tokens = await signedIn(desk, identity.browser());
    const info = await client.fetchUserInfo(desk.configuration, tokens.access_token, STUDENT.sub);
    expect(info).toMatchObject({ preferred_username: 'demo_student', email: 'demo_student@example.org' });
  });

  it('shares the session with the portal without another screen', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const desk = await foreignParty(identity);
    const started = await start(desk);
    const { url } = await browser.open(started.url);
    expect((await redeem(desk, url, started.checks)).claims()?.sub).toBe(STUDENT.sub);
  });

  it('gets no token for the product API unless its settings allow it', async () => {
    const desk = { ...(await foreignParty(identity)), scope: 'openid longleaf.api' };
    const tokens = await signedIn(desk, identity.browser());
    expect(tokens.access_token.split('.')).toHaveLength(1);
    const { url } = await start(desk, { resource: 'urn:longleaf:api' });
    const refused = await identity.browser().open(url);
    expect(refused.url.searchParams.get('error')).toBe('invalid_target');
  });

  it('is refused with a wrong secret', async () => {
    const desk = await foreignParty(identity);
    const wrong = await client.discovery(
      new URL(identity.issuer),
      'counselor-desk',
      undefined,
      client.ClientSecretBasic('x'.repeat(40)),
      { execute: [client.allowInsecureRequests] },
    );
    const started = await start(desk);
    const callback = await signInThrough(identity.browser(), started);
    await expect(redeem({ ...desk, configuration: wrong }, callback, started.checks)).rejects.toMatchObject({
      status: 401,
    });
  });
});

async function age(condition: string): Promise<void> {
  await identity.database.pool.query(
    `update identity.artifacts set payload = payload || jsonb_build_object('exp', 1000) where ${condition}`,
  );
}

async function waitForBlocked(count: number): Promise<void> {
  for (;;) {
    const { rows } = await identity.database.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
}
