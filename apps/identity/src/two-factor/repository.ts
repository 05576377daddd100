import type { Database } from '@longleaf/platform/database';
import type { Executor } from '@longleaf/platform/executor';
import { and, count, eq, lt } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../tables-safety.ts';

export type StoredFactor = typeof secondFactors.$inferSelect;

/** What is kept of new recovery codes. */
type CodesToKeep = { salt: Buffer; digests: readonly Buffer[] };

/** The authenticator app of an account. */
export async function findFactor({ orm }: Database, accountId: string): Promise<StoredFactor | undefined> {
  const rows = await orm.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return rows[0];
}

/** How many recovery codes are left. */
export async function countRecoveryCodes({ orm }: Database, accountId: string): Promise<number> {
  const rows = await orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return rows[0]?.left ?? 0;
}

/** Adds an app with its recovery codes, within a transaction; false when the account has one already, also when two come at once. */
export async function insertFactor(
  { orm }: Executor,
  factor: { accountId: string; sealedSecret: Buffer; lastStep: number; createdAt: Date },
  codes: CodesToKeep,
): Promise<boolean> {
  const { rowCount } = await orm
    .insert(secondFactors)
    .values({ ...factor, recoverySalt: codes.salt })
    .onConflictDoNothing({ target: secondFactors.accountId });
  if (rowCount !== 1) return false;
  await orm.insert(recoveryCodes).values(codesOf(factor.accountId, codes));
  return true;
}

/** Puts new recovery codes in place of all earlier ones, within a transaction; false when the account has no app. */
export async function replaceRecoveryCodes(
  { orm }: Executor,
  accountId: string,
  codes: CodesToKeep,
): Promise<boolean> {
  const { rowCount } = await orm
    .update(secondFactors)
    .set({ recoverySalt: codes.salt })
    .where(eq(secondFactors.accountId, accountId));
  if (rowCount !== 1) return false;
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await orm.insert(recoveryCodes).values(codesOf(accountId, codes));
  return true;
}

/** Takes the app and its recovery codes away; false when there was none. */
export async function deleteFactor({ orm }: Executor, accountId: string): Promise<boolean> {
  const { rowCount } = await orm.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  return rowCount === 1;
}

/** Uses up a time step and all before it; false when its code, or a later one, was taken already. */
export async function takeTimeStep({ orm }: Executor, accountId: string, step: number): Promise<boolean> {
  const { rowCount } = await orm
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)));
  return rowCount === 1;
}

/** Uses up a recovery code; false when it is none, or was used. */
export async function takeRecoveryCode(
  { orm }: Executor,
  accountId: string,
  digest: Buffer,
): Promise<boolean> {
  const { rowCount } = await orm
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.digest, digest)));
  return rowCount === 1;
}

function codesOf(accountId: string, { digests }: CodesToKeep) {
  return digests.map((digest) => ({ accountId, digest }));
}
