import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { DELETION_GRACE_DAYS } from '@longleaf/contract/account-safety';
import { eq, lte } from 'drizzle-orm';
import { anyOf } from '@longleaf/platform/any-of';
import { accountDeletions } from '../tables-safety.ts';
import { accounts, artifacts, audit } from '../tables.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Writes down that an account is to be deleted. Asked again, the first date stays.
 * @returns the moment after which it is done.
 */
export async function requestDeletion({ orm }: Database, accountId: string, clock: Clock): Promise<Date> {
  const now = clock();
  const deleteAfter = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
  const [asked] = await orm
    .insert(accountDeletions)
    .values({ accountId, requestedAt: now, deleteAfter })
    // Nothing changes; but only a row that was written is given back.
    .onConflictDoUpdate({ target: accountDeletions.accountId, set: { accountId } })
    .returning({ deleteAfter: accountDeletions.deleteAfter });
  return asked?.deleteAfter ?? now;
}

/** Keeps the account after all; false when no deletion waits. */
export async function cancelDeletion({ orm }: Executor, accountId: string): Promise<boolean> {
  const { rowCount } = await orm.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId));
  return rowCount === 1;
}

/**
 * Deletes the accounts whose days of grace are over, with their sessions, factors and history; of the audit
 * trail only the bare id stays. Somebody who cancels at the same moment either keeps the account or comes too
 * late: the row of the request decides.
 * @returns how many were deleted.
 */
export async function deleteDueAccounts(executor: Executor, now: Date): Promise<number> {
  return inTransaction(executor, async ({ orm }) => {
    const due = await orm
      .delete(accountDeletions)
      .where(lte(accountDeletions.deleteAfter, now))
      .returning({ accountId: accountDeletions.accountId });
    if (due.length === 0) return 0;
    const ids = due.map(({ accountId }) => accountId);
    await orm.delete(artifacts).where(eq(artifacts.accountId, anyOf(ids)));
    await orm.delete(accounts).where(eq(accounts.id, anyOf(ids)));
    await orm
      .insert(audit)
      .values(ids.map((accountId) => ({ at: now, event: 'account-deleted', accountId })));
    return ids.length;
  });
}
