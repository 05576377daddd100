import type { PublicSettings } from '@longleaf/contract/public-settings';
import type { User } from 'oidc-client-ts';

/** Tokens as the OpenID client writes them. */
export interface StoredUser {
  access_token: string;
  refresh_token?: string;
  /** Seconds since 1970. */
  expires_at: number;
  profile: Record<string, unknown>;
}

/** Under which the OpenID client keeps the tokens. */
export function userKey(
  { issuer, clientId }: Pick<PublicSettings['oidc'], 'issuer' | 'clientId'>,
  prefix: string,
): string {
  return `${prefix}user:${issuer}:${clientId}`;
}

/** The kept tokens, or null when there are none or they cannot be read. Needs no OpenID client. */
export function readStoredUser(
  storage: Pick<Storage, 'getItem'>,
  oidc: PublicSettings['oidc'],
  prefix: string,
): StoredUser | null {
  try {
    const user = JSON.parse(storage.getItem(userKey(oidc, prefix)) ?? 'null') as unknown;
    return isStoredUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** True when the token is out or will be within the margin. */
export function isExpiring(user: Pick<StoredUser, 'expires_at'>, now: number, marginSeconds = 30): boolean {
  return user.expires_at * 1000 <= now + marginSeconds * 1000;
}

/** The tokens of the OpenID client's user. A provider that names no end gives tokens that are renewed at once. */
export function asStored(user: User): StoredUser {
  const { access_token, refresh_token, expires_at = 0, profile } = user;
  return { access_token, expires_at, profile: { ...profile }, ...(refresh_token && { refresh_token }) };
}

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<StoredUser>;
  return (
    typeof user.access_token === 'string' &&
    typeof user.expires_at === 'number' &&
    typeof user.profile === 'object' &&
    user.profile !== null
  );
}
