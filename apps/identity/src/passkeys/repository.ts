import type { Database } from '@longleaf/platform/database';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { and, asc, eq } from 'drizzle-orm';
import { passkeys } from '../tables-safety.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** How many passkeys one account may have. */
export const MOST_PASSKEYS = 10;

/** The passkeys of a person, the oldest first. */
export function passkeysOf({ orm }: Database, accountId: string): Promise<Passkey[]> {
  return orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The passkey with this credential id, whoever owns it: signing in starts from nothing else. */
export async function findPasskey({ orm }: Database, id: string): Promise<Passkey | undefined> {
  const rows = await orm.select().from(passkeys).where(eq(passkeys.id, id));
  return rows[0];
}

/**
 * Adds a passkey, within a transaction; says so when it is there already or there are too many, also when several
 * come at once.
 */
export async function insertPasskey(
  tx: Queryable,
  passkey: Omit<Passkey, 'lastUsedAt'>,
): Promise<'added' | 'known' | 'too-many'> {
  const { accountId } = passkey;
  await tx.query(`select 1 from identity.accounts where id = $1 for update`, [accountId]);
  const { rows } = await tx.query<{ there: number }>(
    `select count(*)::int as there from identity.passkeys where account_id = $1`,
    [accountId],
  );
  if ((rows[0]?.there ?? 0) >= MOST_PASSKEYS) return 'too-many';
  const { rowCount } = await tx.query(
    `insert into identity.passkeys
       (id, account_id, public_key, counter, transports, backed_up, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [
      passkey.id,
      accountId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.backedUp,
      passkey.name,
      passkey.createdAt,
    ],
  );
  return rowCount === 1 ? 'added' : 'known';
}

/** Moves the signature counter on; false when it does not grow, as that of a copied key would not. */
export async function usePasskey(
  queryable: Queryable,
  id: string,
  counter: number,
  backedUp: boolean,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update identity.passkeys set counter = $2, backed_up = $3, last_used_at = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, backedUp, at],
  );
  return rowCount === 1;
}

/** Gives a passkey of this person another name. */
export async function renamePasskey({ orm }: Database, accountId: string, id: string, name: string) {
  await orm
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
}

/** Removes a passkey of this person; false when it is not theirs or not there. */
export async function deletePasskey(tx: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(`delete from identity.passkeys where id = $1 and account_id = $2`, [
    id,
    accountId,
  ]);
  return rowCount === 1;
}
