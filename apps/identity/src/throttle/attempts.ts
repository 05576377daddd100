import { createHash } from 'node:crypto';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { THROTTLE, type ThrottleKind, waitSeconds } from '@longleaf/rules/accounts/throttle';
import { asc, eq } from 'drizzle-orm';
import { anyOf } from '@longleaf/platform/any-of';
import { throttles } from '../tables.ts';
import { throttleStatements } from './statements.ts';

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

type Row = Omit<typeof throttles.$inferSelect, 'expiresAt'> & { kind: ThrottleKind };

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Counts failures in the database, so that all copies agree.
 * @param onWait told of the counter for which somebody has to wait longest.
 */
export function attempts(
  database: Database,
  clock: Clock,
  onWait: (kind: ThrottleKind) => void = () => undefined,
): Attempts {
  const statements = throttleStatements(database);
  return {
    begin: (counters) =>
      inTransaction(database, async (tx) => {
        const rows = await lockRows(tx, statements, counters, clock());
        // Read after the rows are ours: another try may have moved them on while this one waited for them.
        const now = clock();
        const waits = rows.map(({ kind, blockedUntil }) => ({
          kind,
          seconds: secondsUntil(blockedUntil, now),
        }));
        const [longest] = waits.toSorted((one, other) => other.seconds - one.seconds);
        if (longest && longest.seconds > 0) {
          onWait(longest.kind);
          return longest.seconds;
        }
        for (const row of rows) await tx.query(statements.count(counted(row, now)));
        return 0;
      }),

    failed: (counters) =>
      inTransaction(database, async (tx) => {
        const rows = await lockRows(tx, statements, counters, clock());
        const now = clock();
        for (const row of rows) await tx.query(statements.count(counted(row, now)));
      }),

    async succeeded(counters, { clear = false } = {}) {
      const keys = counters.map(keyOf);
      await (clear ? statements.forgetAll : statements.forgetOne).execute({ keys });
    },
  };
}

/** The rows of the counters, made if need be, and ours until the transaction ends. */
async function lockRows(
  { orm, query }: Transaction,
  { make }: Pick<ReturnType<typeof throttleStatements>, 'make'>,
  counters: readonly Counter[],
  now: Date,
): Promise<Row[]> {
  const kinds = new Map(counters.map((counter) => [keyOf(counter), counter.kind]));
  // In one order for everybody: two tries that lock the same rows would wait for each other for ever.
  const keys = [...kinds.keys()].toSorted();
  await query(make({ keys, lastAt: now, expiresAt: later(now, DAY_SECONDS) }));
  const { key, failures, lastAt, blockedUntil } = throttles;
  const rows = await orm
    .select({ key, failures, lastAt, blockedUntil })
    .from(throttles)
    .where(eq(key, anyOf(keys)))
    .orderBy(asc(key))
    .for('update');
  return rows.flatMap((row) => {
    const kind = kinds.get(row.key);
    return kind === undefined ? [] : [{ ...row, kind }];
  });
}

/** The row with one failure more. */
function counted(row: Row, now: Date): typeof throttles.$inferSelect {
  const policy = THROTTLE[row.kind];
  const forgotten = now.getTime() - row.lastAt.getTime() > policy.windowSeconds * 1_000;
  const failures = (forgotten ? 0 : row.failures) + 1;
  const wait = waitSeconds(policy, failures);
  return {
    key: row.key,
    failures,
    lastAt: now,
    blockedUntil: wait === 0 ? new Date(0) : later(now, wait),
    expiresAt: later(now, policy.windowSeconds + policy.longestWaitSeconds),
  };
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000);
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1_000);
}

function keyOf({ kind, of }: Counter): string {
  return `${kind}:${createHash('sha256').update(of).digest('base64url')}`;
}
