import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueAccessToken } from './provider/issue-access-token.ts';
import { PARENT, startIdentity, STUDENT, type TestIdentity, tokenMaterial } from './testing/harness.ts';
import {
  foreignParty,
  portalParty,
  type RelyingParty,
  signedIn,
  signInThrough,
  start,
} from './testing/relying-party.ts';
import { hiddenField, type TestBrowser } from './testing/test-browser.ts';

let identity: TestIdentity;
let portal: RelyingParty;

beforeAll(async () => {
  identity = await startIdentity();
  portal = await portalParty(identity);
});

const BACK = 'http://portal.test/signout-callback';

function endSession(party: RelyingParty, parameters: Record<string, string>): URL {
  return client.buildEndSessionUrl(party.configuration, parameters);
}

async function stillSignedIn(browser: TestBrowser): Promise<boolean> {
  const { url } = await browser.open((await start(portal, { prompt: 'none' })).url);
  return url.searchParams.has('code');
}

describe('signing out with a valid ID token', () => {
  it('ends session and refresh tokens at once and comes back with the state', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const { url } = await browser.open(
      endSession(portal, {
        id_token_hint: tokens.id_token ?? '',
        post_logout_redirect_uri: BACK,
        state: 'a&b',
      }),
    );
    expect(url.href).toBe(`${BACK}?state=a%26b`);
    expect(await stillSignedIn(browser)).toBe(false);
    await expect(
      client.refreshTokenGrant(portal.configuration, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(browser.cookie('_session')).toBeUndefined();
  });

  it('shows our own page when no address to go back to is named', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const page = await browser.open(endSession(portal, { id_token_hint: tokens.id_token ?? '' }));
    expect(page.body).toContain('You are signed out');
  });

  it('ends what other clients of the same session hold too', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const desk = await foreignParty(identity);
    const started = await start(desk);
    const { url } = await browser.open(started.url);
    const others = await client.authorizationCodeGrant(desk.configuration, url, started.checks);
    await browser.open(endSession(portal, { id_token_hint: tokens.id_token ?? '' }));
    await expect(
      client.refreshTokenGrant(desk.configuration, others.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses an address that is not registered, and leaves the session alone', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const page = await browser.open(
      endSession(portal, {
        id_token_hint: tokens.id_token ?? '',
        post_logout_redirect_uri: 'http://evil.test/',
      }),
    );
    expect(page.status).toBe(400);
    expect(page.url.origin).toBe(identity.issuer);
    expect(await stillSignedIn(browser)).toBe(true);
  });
});

describe('signing out without a valid ID token', () => {
  it('asks first, and signs out only when told so', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const ask = await browser.open(
      endSession(portal, { client_id: 'longleaf-portal', post_logout_redirect_uri: BACK }),
    );
    expect(ask.body).toContain('Do you want to sign out?');
    expect(await stillSignedIn(browser)).toBe(true);

    const again = await browser.open(
      endSession(portal, { client_id: 'longleaf-portal', post_logout_redirect_uri: BACK }),
    );
    const xsrf = hiddenField(again.body, 'xsrf');
    const forged = await browser.submit('/session/end/confirm', { xsrf: 'x', logout: 'yes' });
    expect(forged.status).toBe(400);
    expect(await stillSignedIn(browser)).toBe(true);
    const { url } = await browser.submit('/session/end/confirm', { xsrf, logout: 'yes' });
    expect(url.href).toBe(BACK);
    expect(await stillSignedIn(browser)).toBe(false);
  });

  it('asks when the ID token is of somebody else', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const parent = await signedIn(portal, identity.browser(), PARENT);
    const page = await browser.open(endSession(portal, { id_token_hint: parent.id_token ?? '' }));
    expect(page.body).toContain('Do you want to sign out?');
    expect(await stillSignedIn(browser)).toBe(true);
  });

  it.each(['not-a-token', 'e30.e30.e30'])('refuses the altered hint %s', async (id_token_hint) => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const page = await browser.open(endSession(portal, { id_token_hint, post_logout_redirect_uri: BACK }));
    expect(page.status).toBe(400);
    expect(await stillSignedIn(browser)).toBe(true);
  });

  it('refuses a hint whose signature was altered', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    const [header, body] = (tokens.id_token ?? '').split('.');
    const page = await browser.open(endSession(portal, { id_token_hint: `${header}.${body}.AAAA` }));
    expect(page.status).toBe(400);
    expect(await stillSignedIn(browser)).toBe(true);
  });

  it('sends nobody to an address that came without a client', async () => {
    const page = await identity
      .browser()
      .open(`/session/end?post_logout_redirect_uri=${encodeURIComponent('http://evil.test/')}`);
    expect(page.url.origin).toBe(identity.issuer);
  });

  it('never signs out by the legacy GET alone (API-014)', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const page = await browser.open('/logout');
    expect(page.body).toContain('Do you want to sign out?');
    expect(await stillSignedIn(browser)).toBe(true);
  });
});

describe('the session check for the portal', () => {
  it('tells the same person, somebody else and nobody', async () => {
    const browser = identity.browser();
    const state = async (sub: string) => JSON.parse((await browser.open(`/session/state?sub=${sub}`)).body);
    const tokens = await signedIn(portal, browser);
    const { sub = '' } = tokens.claims() ?? {};
    expect(await state(sub)).toEqual({ state: 'same' });
    expect(await state(PARENT.sub)).toEqual({ state: 'other' });
    await browser.open(endSession(portal, { id_token_hint: tokens.id_token ?? '' }));
    expect(await state(sub)).toEqual({ state: 'none' });
  });

  it('may be framed by the portal alone, and lets no other origin read the answer', async () => {
    const frame = await identity.browser().open('/session/check');
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://portal.test');
    expect(frame.headers.get('x-frame-options')).toBeNull();
    const answer = await fetch(`${identity.issuer}/session/state?sub=x`, {
      headers: { origin: 'http://portal.test' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('keeping people signed in on a device', () => {
  it('ends with the browser unless asked for', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser);
    expect(tokens.claims()?.['remember_me']).toBe(false);
    browser.close();
    expect(await stillSignedIn(browser)).toBe(false);
  });

  it('lasts fourteen days when the box is ticked', async () => {
    const browser = identity.browser();
    const tokens = await signedIn(portal, browser, undefined, { remember: 'yes' });
    expect(tokens.claims()?.['remember_me']).toBe(true);
    const expires = /expires=([^;]+)/.exec(browser.cookieAttributes('_session'))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    browser.close();
    expect(await stillSignedIn(browser)).toBe(true);
  });

  it('lasts from then on when the box is ticked at a later sign-in', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    const started = await start(portal, { prompt: 'login' });
    const callback = await signInThrough(browser, started, STUDENT, { remember: 'yes' });
    const tokens = await client.authorizationCodeGrant(portal.configuration, callback, started.checks);
    expect(tokens.claims()?.['remember_me']).toBe(true);
    browser.close();
    expect(await stillSignedIn(browser)).toBe(true);
  });

  it('keeps cookies from scripts and from requests of other sites', async () => {
    const browser = identity.browser();
    await signedIn(portal, browser);
    for (const name of ['_session', '_session.sig', '_device']) {
      expect(browser.cookieAttributes(name)).toMatch(/samesite=lax/);
      expect(browser.cookieAttributes(name)).toMatch(/httponly/);
    }
  });
});

describe('tokens made without a browser', () => {
  it('look like those of the token endpoint', async () => {
    const tokens = await signedIn(portal, identity.browser());
    const real = decodeJwt(tokens.access_token);
    const made = decodeJwt(
      await issueAccessToken({
        ...(await tokenMaterial(identity, STUDENT.sub)),
        sessionUid: String(real['sid']),
        authTime: Number(real['auth_time']),
        now: new Date((real.iat ?? 0) * 1_000),
      }),
    );
    expect({ ...made, jti: '' }).toEqual({ ...real, jti: '' });
  });
});
