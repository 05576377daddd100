import type { Database } from '@longleaf/platform/database';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../tables.ts';
import type { Account } from './account.ts';

type AccountRow = typeof accounts.$inferSelect;
type NewAccount = typeof accounts.$inferInsert;

/** What a password is checked against. */
export type Credentials = { account: Account; passwordHash: string };

/** Finds a person by id; undefined for ids that are no uuid or belong to nobody. */
export async function findAccount({ orm }: Database, id: string): Promise<Account | undefined> {
  const row = await findRow(orm, id);
  return row && toAccount(row);
}

/** The stored password hash of a person, with the person. */
export async function findCredentialsById({ orm }: Database, id: string): Promise<Credentials | undefined> {
  const row = await findRow(orm, id);
  return row && toCredentials(row);
}

/** The one account with this user name, given in the form that is compared. */
export async function findByUserName(
  { orm }: Database,
  userNameKey: string,
): Promise<Credentials | undefined> {
  const rows = await orm.select().from(accounts).where(eq(accounts.userNameKey, userNameKey));
  return rows[0] && toCredentials(rows[0]);
}

/** The one account that confirmed this e-mail, given in the form that is compared. */
export async function findByConfirmedEmail(
  { orm }: Database,
  emailKey: string,
): Promise<Credentials | undefined> {
  const confirmed = and(eq(accounts.emailKey, emailKey), eq(accounts.emailVerified, true));
  const rows = await orm.select().from(accounts).where(confirmed);
  return rows[0] && toCredentials(rows[0]);
}

/** The form that made the account with this user name (null: none did); undefined when the name is free. */
export async function keyOfUserName(
  { orm }: Database,
  userNameKey: string,
): Promise<string | null | undefined> {
  const rows = await orm
    .select({ registrationKey: accounts.registrationKey })
    .from(accounts)
    .where(eq(accounts.userNameKey, userNameKey))
    .limit(1);
  return rows[0]?.registrationKey;
}

/**
 * Adds an account. The database decides about names that are taken: undefined then. Sent again with the same
 * registration key it gives the account that was made the first time.
 */
export async function insertAccount(
  { orm }: Database,
  row: NewAccount,
): Promise<{ account: Account; isNew: boolean } | undefined> {
  const made = await orm.insert(accounts).values(row).onConflictDoNothing().returning();
  if (made[0]) return { account: toAccount(made[0]), isNew: true };
  if (!row.registrationKey) return undefined;
  const earlier = await orm.select().from(accounts).where(eq(accounts.registrationKey, row.registrationKey));
  return earlier[0] && { account: toAccount(earlier[0]), isNew: false };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findRow(orm: Database['orm'], id: string): Promise<AccountRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const rows = await orm.select().from(accounts).where(eq(accounts.id, id));
  return rows[0];
}

function toCredentials(row: AccountRow): Credentials {
  return { account: toAccount(row), passwordHash: row.passwordHash };
}

function toAccount(row: AccountRow): Account {
  const { id, userName, email, emailVerified, firstName, lastName, language, role, primaryConnection } = row;
  return { id, userName, email, emailVerified, firstName, lastName, language, role, primaryConnection };
}
