import { createHash, randomUUID } from 'node:crypto';
import { APPLICATION_LOGIN_SECONDS } from '@longleaf/contract/application-login';
import type { ApplicationLogin } from '@longleaf/platform/application-logins';
import { SignJWT } from 'jose';
import type { SigningKey } from './signing-keys.ts';

export interface HandOff {
  login: ApplicationLogin;
  personId: string;
  /** The portal's address: who says it. */
  issuer: string;
  key: SigningKey;
}

/**
 * The address of a college's application with a token in its query. The token tells that site alone (`aud`) that a
 * person of ours comes, for which application, for a minute, once (`jti`). It holds no name and no id of ours: each
 * site knows a person by a name of its own (`sub`), so that two sites cannot put together what they know.
 */
export async function addressWithToken({ login, personId, issuer, key }: HandOff): Promise<URL> {
  const address = new URL(login.address);
  const { organization, program, appKey } = login;
  const token = await new SignJWT({ organization, program, app_key: appKey })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'application-login+jwt' })
    .setIssuer(issuer)
    .setAudience(address.origin)
    .setSubject(nameAt(address.origin, personId))
    .setJti(randomUUID())
    // Tokens live by the real time, whatever the product's clock says.
    .setIssuedAt()
    .setExpirationTime(`${APPLICATION_LOGIN_SECONDS}s`)
    .sign(key.privateKey);
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
