import type { Database } from '@longleaf/platform/database';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { count, eq } from 'drizzle-orm';
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
  tx: Queryable,
  factor: { accountId: string; sealedSecret: Buffer; lastStep: number; createdAt: Date },
  codes: CodesToKeep,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity.second_factors (account_id, sealed_secret, last_step, recovery_salt, created_at)
     values ($1, $2, $3, $4, $5) on conflict (account_id) do nothing`,
    [factor.accountId, factor.sealedSecret, factor.lastStep, codes.salt, factor.createdAt],
  );
  if (rowCount !== 1) return false;
  await tx.query(INSERT_CODES, [factor.accountId, codes.digests]);
  return true;
}

/** Puts new recovery codes in place of all earlier ones, within a transaction; false when the account has no app. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  accountId: string,
  codes: CodesToKeep,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update identity.second_factors set recovery_salt = $2 where account_id = $1`,
    [accountId, codes.salt],
  );
  if (rowCount !== 1) return false;
  await tx.query(`delete from identity.recovery_codes where account_id = $1`, [accountId]);
  await tx.query(INSERT_CODES, [accountId, codes.digests]);
  return true;
}

/** Takes the app and its recovery codes away; false when there was none. */
export async function deleteFactor(tx: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(`delete from identity.second_factors where account_id = $1`, [
    accountId,
  ]);
  return rowCount === 1;
}

/** Uses up a time step and all before it; false when its code, or a later one, was taken already. */
export async function takeTimeStep(queryable: Queryable, accountId: string, step: number): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update identity.second_factors set last_step = $2 where account_id = $1 and last_step < $2`,
    [accountId, step],
  );
  return rowCount === 1;
}

/** Uses up a recovery code; false when it is none, or was used. */
export async function takeRecoveryCode(
  queryable: Queryable,
  accountId: string,
  digest: Buffer,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `delete from identity.recovery_codes where account_id = $1 and digest = $2`,
    [accountId, digest],
  );
  return rowCount === 1;
}

const INSERT_CODES = `insert into identity.recovery_codes (account_id, digest) select $1, unnest($2::bytea[])`;
