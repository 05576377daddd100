import { createTokenVerifier, type TokenVerifier } from '@longleaf/http/authentication';
import { reasonOf } from '@longleaf/platform/database-error';
import { passedOnHere } from '@longleaf/platform/request-id';
import type { Settings } from '@longleaf/platform/settings';
import { asking } from '@longleaf/platform/tracing/tracing';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose';

/** The scope that tokens for this API are given with. */
const API_SCOPE = 'longleaf.api';

/** So long a provider that did not give its keys is not asked again: callers would wait for it one after another. */
const PAUSE_MILLISECONDS = 5_000;

/**
 * Trusts the sign-in provider of OIDC_ISSUER: its key address is read from its discovery document when the first
 * token comes, so that the API starts before, after or without the provider.
 */
export function providerVerifier(settings: Settings): TokenVerifier {
  return createTokenVerifier({
    issuer: settings.OIDC_ISSUER,
    audience: settings.OIDC_AUDIENCE,
    keys: providerKeys(settings.OIDC_ISSUER),
    // Asked for by the portal, it is in each of its tokens; a provider of another make may know no such scope.
    scope: settings.OIDC_SCOPES.split(' ').includes(API_SCOPE) ? API_SCOPE : undefined,
  });
}

/**
 * The keys that a provider publishes, asked for anew every ten minutes. While it does not give them, those that it gave
 * last hold: a person is not signed out because the provider is away.
 * @throws Error that says nothing of the token where there are none.
 */
function providerKeys(issuer: string): JWTVerifyGetKey {
  let published: RemoteJWKSet | undefined;
  let silence: { until: number; reason: unknown } | undefined;
  return async (header, token) => {
    if (silence === undefined || silence.until <= Date.now()) {
      try {
        published ??= createRemoteJWKSet(new URL(await keyAddress(issuer)), { [customFetch]: askProvider });
        const key = await published(header, token);
        silence = undefined;
        return key;
      } catch (error) {
        if (isOfToken(error)) throw error;
        silence = { until: Date.now() + PAUSE_MILLISECONDS, reason: error };
      }
    }
    const { reason } = silence;
    const notHad = () => new Error(`The keys of the sign-in provider are not to be had: ${reasonOf(reason)}`);
    const last = published?.jwks();
    if (last === undefined) throw notHad();
    return createLocalJWKSet(last)(header, token).catch(() => {
      throw notHad();
    });
  };
}

/** Whether the keys were there, and the token is signed with none of them. */
function isOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

async function keyAddress(issuer: string): Promise<string> {
  const response = await askProvider(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status}`);
  const found = (await response.json()) as { issuer?: unknown; jwks_uri: string };
  // A document of another provider would bring another provider's keys (OpenID Connect Discovery 1.0, 4.3).
  if (found.issuer !== issuer) throw new Error('The sign-in provider names another issuer than OIDC_ISSUER');
  return found.jwks_uri;
}

/** A `fetch` that belongs to the trace of whoever needs the keys. */
function askProvider(address: string, init: RequestInit): Promise<Response> {
  return asking('GET sign-in keys', { 'http.request.method': 'GET' }, () => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(passedOnHere())) headers.set(name, value);
    return fetch(address, { ...init, headers });
  });
}
