import type { Database } from '@longleaf/platform/database';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { and, asc, count, eq, lt, or } from 'drizzle-orm';
import { passkeys } from '../tables-safety.ts';
import { accounts } from '../tables.ts';

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
  { orm }: Transaction,
  passkey: Omit<Passkey, 'lastUsedAt'>,
): Promise<'added' | 'known' | 'too-many'> {
  const { accountId } = passkey;
  await orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  const [found] = await orm
    .select({ there: count() })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
  if ((found?.there ?? 0) >= MOST_PASSKEYS) return 'too-many';
  const { rowCount } = await orm
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.id });
  return rowCount === 1 ? 'added' : 'known';
}

/** Moves the signature counter on; false when it does not grow, as that of a copied key would not. */
export async function usePasskey(
  { orm }: Executor,
  id: string,
  counter: number,
  backedUp: boolean,
  at: Date,
): Promise<boolean> {
  const grows = lt(passkeys.counter, counter);
  // Many keys count nothing, and always say 0.
  const goesOn = counter === 0 ? or(grows, eq(passkeys.counter, 0)) : grows;
  const { rowCount } = await orm
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), goesOn));
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
export async function deletePasskey({ orm }: Executor, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)));
  return rowCount === 1;
}
