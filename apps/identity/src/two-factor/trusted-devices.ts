import { randomBytes, randomUUID } from 'node:crypto';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { databaseNow, secondsFromNow } from '../database-clock.ts';
import { readSignedCookie, setSignedCookie } from '../http/cookies.ts';
import { digest } from '../provider/adapter.ts';
import { trustedDevices } from '../tables-safety.ts';

const NAME = '_trusted';
const PATH = '/interaction';

/** For how long a trusted device is not asked for the second factor. */
export const TRUST_DAYS = 30;

export type TrustedDevice = Pick<
  typeof trustedDevices.$inferSelect,
  'id' | 'device' | 'createdAt' | 'expiresAt'
>;

const SECONDS_OF_TRUST = TRUST_DAYS * 24 * 60 * 60;
const isTimely = gt(trustedDevices.expiresAt, databaseNow);

type Browser = { provider: Provider; request: FastifyRequest; reply: FastifyReply };

/** Tells whether this browser is one that the person trusts. */
export async function isTrusted({ orm }: Executor, browser: Browser, accountId: string): Promise<boolean> {
  const secret = readSignedCookie(browser, NAME);
  if (!secret) return false;
  const rows = await orm
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .where(
      and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.secretDigest, digest(secret)), isTimely),
    );
  return rows.length === 1;
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
  await inTransaction(executor, async ({ orm }) => {
    await orm
      .update(trustedDevices)
      .set({ secretDigest: digest(secret) })
      .where(eq(trustedDevices.secretDigest, digest(before ?? '')));
    const expiresAt = secondsFromNow(SECONDS_OF_TRUST);
    await orm
      .insert(trustedDevices)
      .values({
        id: randomUUID(),
        accountId,
        secretDigest: digest(secret),
        device,
        createdAt: databaseNow,
        expiresAt,
      })
      .onConflictDoUpdate({
        target: [trustedDevices.accountId, trustedDevices.secretDigest],
        set: { expiresAt, device },
      });
  });
  setSignedCookie(browser, NAME, secret, { path: PATH, maxAge: SECONDS_OF_TRUST * 1_000 });
}

/** The devices that a person trusts now, the newest first. */
export function trustedDevicesOf({ orm }: Executor, accountId: string): Promise<TrustedDevice[]> {
  const { id, device, createdAt, expiresAt } = trustedDevices;
  return orm
    .select({ id, device, createdAt, expiresAt })
    .from(trustedDevices)
    .where(and(eq(trustedDevices.accountId, accountId), isTimely))
    .orderBy(desc(createdAt), asc(id));
}

/** Trusts a device no longer. Somebody else's is left alone. */
export async function distrust({ orm }: Executor, accountId: string, id: string): Promise<void> {
  await orm
    .delete(trustedDevices)
    // As text: what a form says may be no uuid.
    .where(and(eq(trustedDevices.accountId, accountId), eq(sql`${trustedDevices.id}::text`, id)));
}
