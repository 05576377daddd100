import { errors, type KoaContextWithOIDC, type ResourceServer } from 'oidc-provider';
import type { RegisteredClient } from './clients.ts';

/** The product API's name as a resource indicator (RFC 8707), which must be an address or a URN. */
export const API_RESOURCE = 'urn:longleaf:api';

/** Scopes of the product API. */
export const API_SCOPES = ['longleaf.api', 'longleaf.data'] as const;

/** Lifetime of an access token in seconds: it cannot be called back, so it is short. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/**
 * Makes the API scopes lead to a token for the product API without the client naming a resource. The scopes are
 * not listed among the provider's own: it would ask for consent to them again and again.
 */
export function apiResource(clients: readonly RegisteredClient[], audience: string) {
  const allowed = new Set(clients.filter(({ apiAccess }) => apiAccess).map(({ id }) => id));
  return {
    enabled: true,
    defaultResource(ctx: KoaContextWithOIDC, client: { clientId: string }, oneOf?: readonly string[]) {
      if (oneOf?.[0]) return oneOf[0];
      const wantsApi = API_SCOPES.some((scope) => ctx.oidc.requestParamScopes.has(scope));
      return wantsApi && allowed.has(client.clientId) ? API_RESOURCE : undefined;
    },
    useGrantedResource: () => true,
    getResourceServerInfo(_ctx: KoaContextWithOIDC, indicator: string, client: { clientId: string }) {
      if (indicator !== API_RESOURCE || !allowed.has(client.clientId)) throw new errors.InvalidTarget();
      return apiResourceServer(audience);
    },
  };
}

/** How tokens for the product API are made. */
export function apiResourceServer(audience: string): ResourceServer {
  return {
    scope: API_SCOPES.join(' '),
    audience,
    accessTokenTTL: ACCESS_TOKEN_SECONDS,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  };
}
