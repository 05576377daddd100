import { createHash } from 'node:crypto';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { THROTTLE, type ThrottleKind, waitSeconds } from '@longleaf/rules/accounts/throttle';

/** What a try counts against: its kind and whose it is (a user name, a digest of an address, ...). */
export type Counter = { kind: ThrottleKind; of: string };

export type Attempts = {
  /**
   * Counts a try before it is made, so that many at once cannot slip through together. Gives the seconds to
   * wait when one of the counters is blocked (nothing is counted then), otherwise 0.
   */
  begin(counters: readonly Counter[]): Promise<number>;
  /** Counts a try that failed against counters that it did not have to wait for. */
  failed(counters: readonly Counter[]): Promise<void>;
  /** The try was good: forgets it, and with `clear` all earlier failures of these counters too. */
  succeeded(counters: readonly Counter[], options?: { clear?: boolean }): Promise<void>;
};

type Row = { key: string; kind: ThrottleKind; failures: number; last_at: Date; blocked_until: Date };

/**
 * Counts failures in the database, so that all copies agree.
 * @param onWait told of the counter for which somebody has to wait longest.
 */
export function attempts(
  database: Database,
  clock: Clock,
  onWait: (kind: ThrottleKind) => void = () => undefined,
): Attempts {
  return {
    begin: (counters) =>
      inTransaction(database, async (tx) => {
        const rows = await lockRows(tx, counters, clock());
        // Read after the rows are ours: another try may have moved them on while this one waited for them.
        const now = clock();
        const waits = rows.map(({ kind, blocked_until }) => ({
          kind,
          seconds: secondsUntil(blocked_until, now),
        }));
        const [longest] = waits.toSorted((one, other) => other.seconds - one.seconds);
        if (longest && longest.seconds > 0) {
          onWait(longest.kind);
          return longest.seconds;
        }
        for (const row of rows) await count(tx, row, now);
        return 0;
      }),

    failed: (counters) =>
      inTransaction(database, async (tx) => {
        const rows = await lockRows(tx, counters, clock());
        const now = clock();
        for (const row of rows) await count(tx, row, now);
      }),

    async succeeded(counters, { clear = false } = {}) {
      const keys = counters.map(keyOf);
      await database.query(
        clear
          ? `delete from identity.throttles where key = any($1)`
          : `update identity.throttles set failures = greatest(failures - 1, 0), blocked_until = 'epoch'
             where key = any($1)`,
        [keys],
      );
    },
  };
}

/** The rows of the counters, made if need be, and ours until the transaction ends. */
async function lockRows(tx: Transaction, counters: readonly Counter[], now: Date): Promise<Row[]> {
  const kinds = new Map(counters.map((counter) => [keyOf(counter), counter.kind]));
  // In one order for everybody: two tries that lock the same rows would wait for each other for ever.
  const keys = [...kinds.keys()].toSorted();
  await tx.query(
    `insert into identity.throttles (key, failures, last_at, blocked_until, expires_at)
     select key, 0, $2, 'epoch', $2::timestamptz + interval '1 day' from unnest($1::text[]) key
     on conflict (key) do nothing`,
    [keys, now],
  );
  const { rows } = await tx.query<Omit<Row, 'kind'>>(
    `select key, failures, last_at, blocked_until from identity.throttles
     where key = any($1) order by key for update`,
    [keys],
  );
  return rows.flatMap((row) => {
    const kind = kinds.get(row.key);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
}

async function count(tx: Transaction, row: Row, now: Date): Promise<void> {
  const policy = THROTTLE[row.kind];
  const forgotten = now.getTime() - row.last_at.getTime() > policy.windowSeconds * 1_000;
  const failures = (forgotten ? 0 : row.failures) + 1;
  await tx.query(
    `update identity.throttles set failures = $2, last_at = $3::timestamptz,
       blocked_until = case when $4 = 0 then 'epoch' else $3::timestamptz + make_interval(secs => $4) end,
       expires_at = $3::timestamptz + make_interval(secs => $5)
     where key = $1`,
    [row.key, failures, now, waitSeconds(policy, failures), policy.windowSeconds + policy.longestWaitSeconds],
  );
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1_000);
}

function keyOf({ kind, of }: Counter): string {
  return `${kind}:${createHash('sha256').update(of).digest('base64url')}`;
}
