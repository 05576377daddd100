import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { API_RESOURCE } from './api-resource.ts';

/**
 * When the person is asked something: to sign in, or with `prompt=create` (Initiating User Registration via
 * OpenID Connect 1.0) to make an account.
 */
export function promptPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

/**
 * The grant of this session for this client, made or widened without a consent screen: every registered client
 * belongs to the operator. Saving it again lets it live as long as the session does.
 */
export async function grantWithoutConsent(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const { client, account, session, provider } = oidc;
  if (!client || !account || !session) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const found = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const usable = found?.accountId === account.accountId ? found : undefined;
  const grant = usable ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  const server = oidc.resourceServers?.[API_RESOURCE];
  if (server) grant.addResourceScope(API_RESOURCE, requestedOf(server.scopes, oidc.requestParamScopes));
  await grant.save();
  return grant;
}

function requestedOf(offered: ReadonlySet<string>, requested: ReadonlySet<string>): string {
  return [...offered].filter((scope) => requested.has(scope)).join(' ');
}
