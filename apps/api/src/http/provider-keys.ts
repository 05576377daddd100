import { createTokenVerifier, type TokenVerifier } from '@longleaf/http/authentication';
import type { Settings } from '@longleaf/platform/settings';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/** The scope that tokens for this API are given with. */
const API_SCOPE = 'longleaf.api';

/**
 * Trusts the sign-in provider of OIDC_ISSUER: its key address is read from its discovery document when the first
 * token comes, so that the API starts before, after or without the provider.
 */
export function providerVerifier(settings: Settings): TokenVerifier {
  let keys: JWTVerifyGetKey | undefined;
  const fromDiscovery: JWTVerifyGetKey = async (header, token) => {
    keys ??= createRemoteJWKSet(new URL(await keyAddress(settings.OIDC_ISSUER)));
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
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status}`);
  const found = (await response.json()) as { issuer?: unknown; jwks_uri: string };
  // A document of another provider would bring another provider's keys (OpenID Connect Discovery 1.0, 4.3).
  if (found.issuer !== issuer) throw new Error('The sign-in provider names another issuer than OIDC_ISSUER');
  return found.jwks_uri;
}
