import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose';
import type { Account } from '../accounts/account.ts';
import { findAccount } from '../accounts/repository.ts';
import type { IdentityDeps } from '../deps.ts';
import { sessionLives } from '../sessions.ts';

/** The person behind an access token for the product API, and what the token was given. */
export type TokenHolder = {
  account: Account;
  clientId: string;
  scopes: ReadonlySet<string>;
  /** The provider's session that the token came from; tokens made for scripts have none. */
  sessionUid: string | undefined;
  /** When the person gave a password or passkey: seconds since 1970. Tokens made for scripts do not say. */
  authTime: number | undefined;
};

/** Tells a self-contained token from an opaque one. */
export function looksLikeJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);
}

/** What a token is checked by. */
export type TokenDeps = Pick<IdentityDeps, 'keyRing' | 'issuer' | 'audience' | 'database' | 'neededScope'>;

/** Checks a token for the product API (issuer, audience, signature, expiry, scope); undefined when it is no good. */
export async function holderOf(deps: TokenDeps, token: string): Promise<TokenHolder | undefined> {
  const { signing } = await deps.keyRing.current();
  const keySet = createLocalJWKSet({ keys: signing.map(publicPart) });
  try {
    const { payload } = await jwtVerify(token, keySet, {
      issuer: deps.issuer,
      audience: deps.audience,
      algorithms: ['RS256'],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'exp', 'client_id'],
    });
    const scopes = new Set(typeof payload['scope'] === 'string' ? payload['scope'].split(' ') : []);
    if (deps.neededScope !== undefined && !scopes.has(deps.neededScope)) return undefined;
    const account = await findAccount(deps.database, payload.sub ?? '');
    if (!account) return undefined;
    return {
      account,
      clientId: String(payload['client_id']),
      scopes,
      sessionUid: typeof payload['sid'] === 'string' ? payload['sid'] : undefined,
      authTime: typeof payload['auth_time'] === 'number' ? payload['auth_time'] : undefined,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * The same, while the session lives that the token came from: a token outlives its session by some minutes, and may
 * read facts then, but change nothing of the account. Tokens made for scripts have no session.
 */
export async function livingHolderOf(deps: TokenDeps, token: string): Promise<TokenHolder | undefined> {
  const holder = await holderOf(deps, token);
  if (holder?.sessionUid === undefined) return holder;
  return (await sessionLives(deps.database, holder.account.id, holder.sessionUid)) ? holder : undefined;
}

function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return {
    kty,
    ...(n ? { n } : {}),
    ...(e ? { e } : {}),
    ...(kid ? { kid } : {}),
    ...(alg ? { alg } : {}),
    ...(use ? { use } : {}),
  };
}
