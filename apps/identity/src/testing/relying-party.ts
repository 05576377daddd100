import * as client from 'openid-client';
import { FOREIGN_SECRET, fillSignIn, STUDENT, type TestIdentity } from './harness.ts';
import type { TestBrowser } from './test-browser.ts';

/** A client of the provider that shares no code with it, built on openid-client. */
export type RelyingParty = {
  configuration: client.Configuration;
  redirectUri: string;
  scope: string;
};

/** What a started sign-in must be checked against when it comes back. */
export type Started = {
  url: URL;
  checks: client.AuthorizationCodeGrantChecks & { pkceCodeVerifier: string };
};

export const PORTAL_SCOPE = 'openid profile email longleaf.api longleaf.data offline_access';

/** The portal, as a client. */
export async function portalParty({ issuer }: TestIdentity): Promise<RelyingParty> {
  return {
    configuration: await discover(issuer, 'longleaf-portal', client.None()),
    redirectUri: 'http://portal.test/signin-callback',
    scope: PORTAL_SCOPE,
  };
}

/** A foreign client with a secret, registered by settings, without access to the product API. */
export async function foreignParty({ issuer }: TestIdentity): Promise<RelyingParty> {
  return {
    configuration: await discover(issuer, 'counselor-desk', client.ClientSecretBasic(FOREIGN_SECRET)),
    redirectUri: 'http://desk.test/back',
    scope: 'openid profile email',
  };
}

function discover(issuer: string, id: string, auth: client.ClientAuth) {
  return client.discovery(new URL(issuer), id, undefined, auth, { execute: [client.allowInsecureRequests] });
}

/** Builds an authorization request with PKCE, state and nonce. */
export async function start(party: RelyingParty, more: Record<string, string> = {}): Promise<Started> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const expectedNonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(party.configuration, {
    redirect_uri: party.redirectUri,
    scope: party.scope,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
    ...more,
  });
  return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true } };
}

/** Goes through the sign-in screen and gives the address that the client is called back at. */
export async function signInThrough(
  browser: TestBrowser,
  started: Started,
  person = STUDENT,
  more: Record<string, string> = {},
): Promise<URL> {
  const page = await browser.open(started.url);
  const arrival = await fillSignIn(browser, page, person, more);
  return arrival.url;
}

/** The whole flow: screen, code, tokens. */
export async function signedIn(
  party: RelyingParty,
  browser: TestBrowser,
  person = STUDENT,
  more: Record<string, string> = {},
) {
  const started = await start(party);
  const callback = await signInThrough(browser, started, person, more);
  return client.authorizationCodeGrant(party.configuration, callback, started.checks);
}
