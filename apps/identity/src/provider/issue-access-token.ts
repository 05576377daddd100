import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { Account } from '../accounts/account.ts';
import { ACCESS_TOKEN_SECONDS, API_SCOPES } from './api-resource.ts';
import { personClaims } from './claims.ts';

export type AccessTokenRequest = {
  issuer: string;
  audience: string;
  clientId: string;
  account: Account;
  /** Private RSA key as JWK with its `kid`. */
  key: JWK;
  /** The provider's session, when there is one. */
  sessionUid?: string | undefined;
  /** When the person signed in, in seconds since 1970. */
  authTime?: number | undefined;
  scope?: string;
  /** Seconds; 15 minutes unless stated. */
  lifetime?: number;
  /** Unless stated the token is made now. */
  now?: Date;
};

/** Makes an access token for the product API, with the claims and the shape that the token endpoint gives. */
export async function issueAccessToken(request: AccessTokenRequest): Promise<string> {
  const { account, key, sessionUid, authTime, lifetime = ACCESS_TOKEN_SECONDS, now = new Date() } = request;
  const issuedAt = Math.floor(now.getTime() / 1_000);
  return new SignJWT({
    ...personClaims(account),
    ...(sessionUid === undefined ? {} : { sid: sessionUid }),
    ...(authTime === undefined ? {} : { auth_time: authTime }),
    scope: request.scope ?? API_SCOPES.join(' '),
    client_id: request.clientId,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid ?? '' })
    .setJti(randomUUID())
    .setSubject(account.id)
    .setIssuer(request.issuer)
    .setAudience(request.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(await importJWK(key, 'RS256'));
}
