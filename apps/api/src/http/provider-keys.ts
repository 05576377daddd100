import { createTokenVerifier, type TokenVerifier } from '@longleaf/http/authentication';
import { passedOnHere } from '@longleaf/platform/request-id';
import type { Settings } from '@longleaf/platform/settings';
import { asking } from '@longleaf/platform/tracing/tracing';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

/** The scope that tokens for this API are given with. */
const API_SCOPE = 'longleaf.api';

/**
 * Trusts the sign-in provider of OIDC_ISSUER: its key address is read from its discovery document when the first
 * token comes, so that the API starts before, after or without the provider.
 */
export function providerVerifier(settings: Settings): TokenVerifier {
  let keys: JWTVerifyGetKey | undefined;
  const fromDiscovery: JWTVerifyGetKey = async (header, token) => {
    keys ??= createRemoteJWKSet(new URL(await keyAddress(settings.OIDC_ISSUER)), {
      [customFetch]: askProvider,
    });
    return keys(header, token);
  };
  return createTokenVerifier({
    issuer: settings.OIDC_ISSUER,
    audience: settings.OIDC_AUDIENCE,
    keys: fromDiscovery,
    // Asked for by the portal, it is in each of its tokens; a provider of another make may know no such scope.
    scope: settings.OIDC_SCOPES.split(' ').includes(API_SCOPE) ? API_SCOPE : undefined,
  });
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
