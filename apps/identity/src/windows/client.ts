import type { RegisteredClient } from '../provider/clients.ts';

/** The windows of this host as a client of the provider beside them: they ask it to sign people in. */
export const WINDOWS_CLIENT = 'longleaf-account';

/** Where the provider sends people back to. */
export const RETURN_PATH = '/account/return';

/**
 * The client of the windows. It gets neither code nor token (`response_type=none`): the session that signing in
 * makes is all the windows look at.
 */
export function windowsClient(issuer: string): RegisteredClient {
  return {
    id: WINDOWS_CLIENT,
    apiAccess: false,
    metadata: {
      client_id: WINDOWS_CLIENT,
      application_type: 'web',
      redirect_uris: [`${issuer}${RETURN_PATH}`],
      response_types: ['none'],
      grant_types: [],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'RS256',
    },
  };
}
