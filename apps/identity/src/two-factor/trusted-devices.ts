import { randomBytes, randomUUID } from 'node:crypto';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { readSignedCookie, setSignedCookie } from '../http/cookies.ts';
import { digest } from '../provider/adapter.ts';

const NAME = '_trusted';
const PATH = '/interaction';

/** For how long a trusted device is not asked for the second factor. */
export const TRUST_DAYS = 30;

export type TrustedDevice = { id: string; device: string; createdAt: Date; expiresAt: Date };

type Browser = { provider: Provider; request: FastifyRequest; reply: FastifyReply };

/** Tells whether this browser is one that the person trusts. */
export async function isTrusted(executor: Executor, browser: Browser, accountId: string): Promise<boolean> {
  const secret = readSignedCookie(browser, NAME);
  if (!secret) return false;
  const { rowCount } = await executor.query(
    `select 1 from identity.trusted_devices
     where account_id = $1 and secret_digest = $2 and expires_at > now()`,
    [accountId, digest(secret)],
  );
  return rowCount === 1;
}

/**
 * Trusts this browser for thirty days. Several people may trust the same one; each for their own account. The
 * cookie's secret is always a new one: whoever used this browser before may have copied the old one.
 */
export async function trustDevice(
  executor: Executor,
  browser: Browser,
  accountId: string,
  device: string,
): Promise<void> {
  const before = readSignedCookie(browser, NAME);
  const secret = randomBytes(32).toString('base64url');
  await inTransaction(executor, async (tx) => {
    await tx.query(`update identity.trusted_devices set secret_digest = $2 where secret_digest = $1`, [
      digest(before ?? ''),
      digest(secret),
    ]);
    await tx.query(
      `insert into identity.trusted_devices (id, account_id, secret_digest, device, created_at, expires_at)
       values ($1, $2, $3, $4, now(), now() + make_interval(days => $5))
       on conflict (account_id, secret_digest) do update
         set expires_at = excluded.expires_at, device = excluded.device`,
      [randomUUID(), accountId, digest(secret), device, TRUST_DAYS],
    );
  });
  const maxAge = TRUST_DAYS * 24 * 60 * 60 * 1_000;
  setSignedCookie(browser, NAME, secret, { path: PATH, maxAge });
}

/** The devices that a person trusts now, the newest first. */
export async function trustedDevicesOf(executor: Executor, accountId: string): Promise<TrustedDevice[]> {
  const { rows } = await executor.query<TrustedDevice>(
    `select id, device, created_at as "createdAt", expires_at as "expiresAt" from identity.trusted_devices
     where account_id = $1 and expires_at > now() order by created_at desc, id`,
    [accountId],
  );
  return rows;
}

/** Trusts a device no longer. Somebody else's is left alone. */
export async function distrust(executor: Executor, accountId: string, id: string): Promise<void> {
  await executor.query(`delete from identity.trusted_devices where account_id = $1 and id::text = $2`, [
    accountId,
    id,
  ]);
}
