import { createHash, randomUUID } from 'node:crypto';
import { APPLICATION_LOGIN_SECONDS } from '@longleaf/contract/application-login';
import type { ApplicationLogin } from '@longleaf/platform/application-logins';
import { SignJWT } from 'jose';
import type { SigningKey } from './signing-keys.ts';

/** Who is handed to whom, and what is said beside it. */
export interface HandOff {
  /** The `typ` of the token: what it is for, so that it is good for nothing else. */
  kind: string;
  /** The origin of the site that takes it. */
  site: string;
  personId: string;
  /** The portal's address: who says it. */
  issuer: string;
  seconds: number;
  claims: Record<string, unknown>;
}

/**
 * A token that tells one site alone (`aud`) that a person of ours comes, for a short while, once (`jti`). It holds no
 * name and no id of ours: each site knows a person by a name of its own (`sub`), so that two sites cannot put together
 * what they know.
 */
export function handOffToken(
  { kind, site, personId, issuer, seconds, claims }: HandOff,
  key: SigningKey,
): Promise<string> {
  return (
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: kind })
      .setIssuer(issuer)
      .setAudience(site)
      .setSubject(nameAt(site, personId))
      .setJti(randomUUID())
      // Tokens live by the real time, whatever the product's clock says.
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key.privateKey)
  );
}

/** The address of a college's application with a token in its query, which says for which application somebody comes. */
export async function addressWithToken(
  { organization, program, appKey, address: at }: ApplicationLogin,
  { key, ...who }: { personId: string; issuer: string; key: SigningKey },
): Promise<URL> {
  const address = new URL(at);
  const token = await handOffToken(
    {
      ...who,
      kind: 'application-login+jwt',
      site: address.origin,
      seconds: APPLICATION_LOGIN_SECONDS,
      claims: { organization, program, app_key: appKey },
    },
    key,
  );
  address.searchParams.set('token', token);
  return address;
}

/**
 * What one site knows a person by. It follows from an id that is drawn by chance and told to nobody, so it stays the same
 * when the secret is changed.
 */
export function nameAt(origin: string, personId: string): string {
  return createHash('sha256').update(`application site ${origin} ${personId}`).digest('base64url');
}
