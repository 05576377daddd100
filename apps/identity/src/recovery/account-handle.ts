import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The id of an account for people who are not signed in: the same each time, and worth nothing elsewhere, since it
 * is not the account's own id.
 */
export function handleOf(key: Buffer, accountId: string): string {
  return createHmac('sha256', key).update(accountId).digest('base64url').slice(0, 22);
}

/** Whether a handle means this account. */
export function isHandleOf(key: Buffer, handle: string, accountId: string): boolean {
  const right = Buffer.from(handleOf(key, accountId));
  const given = Buffer.from(handle);
  return given.length === right.length && timingSafeEqual(given, right);
}
