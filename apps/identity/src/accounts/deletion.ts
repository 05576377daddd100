import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { DELETION_GRACE_DAYS } from '@longleaf/contract/account-safety';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Writes down that an account is to be deleted. Asked again, the first date stays.
 * @returns the moment after which it is done.
 */
export async function requestDeletion(database: Database, accountId: string, clock: Clock): Promise<Date> {
  const now = clock();
  const { rows } = await database.query<{ delete_after: Date }>(
    `insert into identity.account_deletions (account_id, requested_at, delete_after) values ($1, $2, $3)
     on conflict (account_id) do update set account_id = excluded.account_id returning delete_after`,
    [accountId, now, new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS)],
  );
  return rows[0]?.delete_after ?? now;
}

/** Keeps the account after all; false when no deletion waits. */
export async function cancelDeletion(executor: Executor, accountId: string): Promise<boolean> {
  const { rowCount } = await executor.query(`delete from identity.account_deletions where account_id = $1`, [
    accountId,
  ]);
  return rowCount === 1;
}

/**
 * Deletes the accounts whose days of grace are over, with their sessions, factors and history; of the audit
 * trail only the bare id stays. Somebody who cancels at the same moment either keeps the account or comes too
 * late: the row of the request decides.
 * @returns how many were deleted.
 */
export async function deleteDueAccounts(executor: Executor, now: Date): Promise<number> {
  return inTransaction(executor, async (tx) => {
    const { rows } = await tx.query<{ account_id: string }>(
      `delete from identity.account_deletions where delete_after <= $1 returning account_id`,
      [now],
    );
    const ids = rows.map(({ account_id: id }) => id);
    await tx.query(`delete from identity.artifacts where account_id = any($1)`, [ids]);
    await tx.query(`delete from identity.accounts where id = any($1::uuid[])`, [ids]);
    await tx.query(
      `insert into identity.audit (at, event, account_id) select $2, 'account-deleted', unnest($1::uuid[])`,
      [ids, now],
    );
    return ids.length;
  });
}
