import { foreignClients } from '@longleaf/platform/foreign-clients';
import type { Settings } from '@longleaf/platform/settings';
import type { ClientMetadata } from 'oidc-provider';
import { windowsClient } from '../windows/client.ts';

export type ClientSettings = Pick<
  Settings,
  'OIDC_ISSUER' | 'PORTAL_URL' | 'OIDC_CLIENT_ID' | 'OIDC_AUDIENCE' | 'OIDC_FOREIGN_CLIENTS'
>;

/** A registered client: the portal, or another application of the same operator. None is asked for consent. */
export type RegisteredClient = {
  id: string;
  /** May get access tokens for the product API. */
  apiAccess: boolean;
  metadata: ClientMetadata;
};

/**
 * The clients of this provider: the portal, the windows of this host, and those of OIDC_FOREIGN_CLIENTS.
 * @throws Error that names OIDC_FOREIGN_CLIENTS and says what is wrong in it.
 */
export function registeredClients(settings: ClientSettings): RegisteredClient[] {
  const clients = [
    portalClient(settings),
    windowsClient(settings.OIDC_ISSUER),
    ...clientsOfOthers(settings.OIDC_FOREIGN_CLIENTS),
  ];
  const ids = clients.map(({ id }) => id);
  // A token's client and its audience would be the same word: what is meant for one could pass for the other.
  if (ids.includes(settings.OIDC_AUDIENCE)) {
    throw new Error('OIDC_FOREIGN_CLIENTS: a client may not be named like OIDC_AUDIENCE');
  }
  if (new Set(ids).size < ids.length) throw new Error('OIDC_FOREIGN_CLIENTS: a client_id is there twice');
  return clients;
}

/** Origins that a form of this host may lead to in the end: those of all registered addresses. */
export function clientOrigins(clients: readonly RegisteredClient[]): string[] {
  const addresses = clients.flatMap(({ metadata }) => [
    ...(metadata.redirect_uris ?? []),
    ...(metadata.post_logout_redirect_uris ?? []),
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function portalClient({ PORTAL_URL, OIDC_CLIENT_ID }: ClientSettings): RegisteredClient {
  return {
    id: OIDC_CLIENT_ID,
    apiAccess: true,
    metadata: {
      ...common,
      client_id: OIDC_CLIENT_ID,
      redirect_uris: [`${PORTAL_URL}/signin-callback`, `${PORTAL_URL}/silent-callback`],
      post_logout_redirect_uris: [`${PORTAL_URL}/signout-callback`],
      token_endpoint_auth_method: 'none',
    },
  };
}

function clientsOfOthers(text: string): RegisteredClient[] {
  const found = foreignClients(text);
  if ('wrong' in found) throw new Error(`OIDC_FOREIGN_CLIENTS: ${found.wrong}`);
  return found.map(({ api_access, ...metadata }) => ({
    id: metadata.client_id,
    apiAccess: api_access,
    metadata: {
      ...common,
      ...metadata,
      token_endpoint_auth_method: metadata.client_secret ? 'client_secret_basic' : 'none',
    },
  }));
}

const common = {
  application_type: 'web',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: 'RS256',
  // Clients that ask for a fresh sign-in can see that they got one.
  require_auth_time: true,
} as const satisfies Partial<ClientMetadata>;
