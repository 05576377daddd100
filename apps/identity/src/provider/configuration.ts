import type { Database } from '@longleaf/platform/database';
import { and, eq, sql } from 'drizzle-orm';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { findAccount } from '../accounts/repository.ts';
import type { AuditTrail } from '../audit.ts';
import type { KeySet } from '../keys/key-store.ts';
import { artifacts } from '../tables.ts';
import { postgresAdapter } from './adapter.ts';
import { apiResource } from './api-resource.ts';
import { personClaims, SCOPE_CLAIMS } from './claims.ts';
import type { RegisteredClient } from './clients.ts';
import { logoutScreens } from './logout.ts';
import type { ProviderPages } from './pages.ts';
import { grantWithoutConsent, promptPolicy } from './policy.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How long a session lives without being used: kept on this device, or not. */
export const SESSION_SECONDS = { remembered: 14 * DAY, forgotten: 12 * HOUR } as const;

/** How long it lives after signing in, however much it is used. */
export const LONGEST_SESSION_SECONDS = { remembered: 30 * DAY, forgotten: DAY } as const;

/** How long an authorization code waits to be exchanged. */
export const SECONDS_OF_A_CODE = 60;

export type ProviderDeps = {
  database: Database;
  audit: AuditTrail;
  pages: ProviderPages;
  clients: readonly RegisteredClient[];
  audience: string;
  /** True when the issuer's address is https: cookies are then sent over https alone. */
  secure: boolean;
};

/** Everything oidc-provider is told. */
export function providerConfiguration(deps: ProviderDeps, keys: KeySet): Configuration {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: deps.secure } as const;
  return {
    adapter: postgresAdapter(deps.database),
    clients: deps.clients.map(({ metadata }) => metadata),
    jwks: { keys: [...keys.signing] },
    cookies: {
      keys: [...keys.cookies],
      names: { session: '_session', interaction: '_interaction', resume: '_interaction_resume' },
      long: cookie,
      short: cookie,
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: SCOPE_CLAIMS,
    // The windows of this host need no answer but the session itself.
    responseTypes: ['code', 'none'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    extraParams: ['intent'],
    routes: { userinfo: '/userInfo' },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: apiResource(deps.clients, deps.audience),
      rpInitiatedLogout: logoutScreens(deps),
    },
    interactions: { policy: promptPolicy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: grantWithoutConsent,
    findAccount: (_ctx, sub, token) => accountFor(deps.database, sub, token),
    extraTokenClaims: (ctx, token) => accessTokenClaims(deps.database, ctx, token),
    // The portal's tokens die with the session, so that signing out ends them all.
    expiresWithSession: () => true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
    ttl: {
      AccessToken: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? HOUR,
      AuthorizationCode: SECONDS_OF_A_CODE,
      Grant: SESSION_SECONDS.remembered,
      IdToken: HOUR,
      // Long enough for a slow form; what is typed into one that is older is lost.
      Interaction: 3 * HOUR,
      RefreshToken: SESSION_SECONDS.remembered,
      Session: (_ctx, session) => sessionSeconds(session, new Date()),
    },
    renderError(ctx, out) {
      deps.pages.error(ctx, out);
    },
  };
}

async function accountFor(database: Database, sub: string, token: object | undefined) {
  const account = await findAccount(database, sub);
  if (!account) return undefined;
  return {
    accountId: account.id,
    claims: async (use: string) => ({
      sub: account.id,
      ...personClaims(account),
      ...(use === 'id_token' ? { remember_me: await remembered(database, token) } : {}),
    }),
  };
}

/** Whether 'Keep me signed in on this device' was ticked for the session that a code or token came from. */
async function remembered({ orm }: Database, token: object | undefined): Promise<boolean> {
  if (token === undefined || !('sessionUid' in token)) return false;
  const [session] = await orm
    .select({ transient: sql<boolean | null>`(${artifacts.payload}->>'transient')::boolean` })
    .from(artifacts)
    .where(and(eq(artifacts.model, 'Session'), eq(artifacts.uid, String(token.sessionUid))));
  return session !== undefined && session.transient !== true;
}

async function accessTokenClaims(
  database: Database,
  ctx: KoaContextWithOIDC,
  token: { aud?: unknown; accountId?: string; sessionUid?: string },
) {
  const account = token.aud === undefined ? undefined : await findAccount(database, token.accountId ?? '');
  if (!account) return undefined;
  const authTime = authTimeOf(ctx);
  return {
    ...personClaims(account),
    ...(token.sessionUid ? { sid: token.sessionUid } : {}),
    ...(authTime === undefined ? {} : { auth_time: authTime }),
  };
}

/** When the person signed in, as the code or refresh token that is exchanged remembers it. */
function authTimeOf({ oidc }: KoaContextWithOIDC): number | undefined {
  return oidc.entities.AuthorizationCode?.authTime ?? oidc.entities.RefreshToken?.authTime;
}

/** Seconds that a session has left: idle time, but never past the end counted from signing in. */
export function sessionSeconds(
  { transient, loginTs }: { transient?: boolean | undefined; loginTs?: number | undefined },
  now: Date,
): number {
  const kind = transient ? 'forgotten' : 'remembered';
  if (loginTs === undefined) return SESSION_SECONDS[kind];
  const left = loginTs + LONGEST_SESSION_SECONDS[kind] - Math.floor(now.getTime() / 1_000);
  return Math.max(1, Math.min(SESSION_SECONDS[kind], left));
}
