import type { IdTokenClaims, UserManager } from 'oidc-client-ts';

/** Who the portal trusts, and who it is itself. */
export type Expected = { issuer: string; clientId: string };

/**
 * Refuses a provider whose discovery document names another issuer than the one that is set (OpenID Connect
 * Discovery 1.0, 4.3).
 * @throws Error then, or when the document cannot be had.
 */
export async function refuseOtherIssuer(
  provider: Pick<UserManager, 'metadataService'>,
  expected: Pick<Expected, 'issuer'>,
): Promise<void> {
  const issuer = await provider.metadataService.getIssuer();
  if (issuer !== expected.issuer) throw new Error('The sign-in provider is another one');
}

/**
 * Whether an ID token comes from the issuer that is set and is for this client alone (OpenID Connect Core 1.0,
 * 3.1.3.7); the library leaves both unchecked.
 */
export function isForThisPortal(
  { iss, aud }: Pick<IdTokenClaims, 'iss' | 'aud'>,
  expected: Expected,
): boolean {
  const audience = Array.isArray(aud) ? aud : [aud];
  return iss === expected.issuer && audience.length === 1 && audience[0] === expected.clientId;
}

/** 128 bits that nobody can guess, as text. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
