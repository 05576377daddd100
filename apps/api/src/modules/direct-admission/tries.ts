import { anyOf } from '@longleaf/platform/any-of';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { waitSeconds } from '@longleaf/rules/accounts/throttle';
import { type LookUpKind, LOOK_UPS } from '@longleaf/rules/direct-admission/tries';
import { asc, eq, lt, sql } from 'drizzle-orm';
import { listTries } from './tables.ts';

export type Counter = { kind: LookUpKind; digest: string };

const EPOCH = new Date(0);
const ONE_DAY = 86_400_000;
const keyOf = ({ kind, digest }: Counter) => `${kind}:${digest}`;

/** Counts looks in the database, so that all copies of the API agree. */
export function listTriesOf(database: Database, clock: Clock) {
  return {
    /**
     * Counts a look before it is made, so that many at once cannot slip through together.
     * @returns the seconds to wait when one of the counters is blocked, and nothing is counted then; otherwise 0.
     */
    begin: (counters: readonly Counter[]): Promise<number> =>
      inTransaction(database, async ({ orm }) => {
        const kinds = new Map(counters.map((counter) => [keyOf(counter), counter.kind]));
        // In one order for everybody: two looks that lock the same rows would wait for each other for ever.
        const keys = [...kinds.keys()].toSorted();
        const fresh = { failures: 0, lastAt: clock(), blockedUntil: EPOCH };
        await orm
          .insert(listTries)
          .values(keys.map((key) => ({ key, ...fresh })))
          .onConflictDoNothing({ target: listTries.key });
        const rows = await orm
          .select()
          .from(listTries)
          .where(eq(listTries.key, anyOf(keys)))
          .orderBy(asc(listTries.key))
          .for('update');
        const now = clock().getTime();
        const wait = Math.max(0, ...rows.map((row) => Math.ceil((row.blockedUntil.getTime() - now) / 1000)));
        if (wait > 0) return wait;
        for (const row of rows) {
          const policy = LOOK_UPS[kinds.get(row.key) ?? 'person'];
          const isOld = now - row.lastAt.getTime() > policy.windowSeconds * 1000;
          const failures = (isOld ? 0 : row.failures) + 1;
          const blocked = waitSeconds(policy, failures);
          const blockedUntil = blocked === 0 ? EPOCH : new Date(now + blocked * 1000);
          await orm
            .update(listTries)
            .set({ failures, lastAt: new Date(now), blockedUntil })
            .where(eq(listTries.key, row.key));
        }
        return 0;
      }),

    /** The look found somebody: it counts against nobody. */
    found: async (counters: readonly Counter[]): Promise<void> => {
      await database.orm
        .update(listTries)
        .set({ failures: sql`greatest(${listTries.failures} - 1, 0)`, blockedUntil: EPOCH })
        .where(eq(listTries.key, anyOf(counters.map(keyOf))));
    },
  };
}

/** Removes counters that say nothing any more. */
export async function forgetOldTries({ orm }: Executor, now: Date): Promise<void> {
  await orm.delete(listTries).where(lt(listTries.lastAt, new Date(now.getTime() - 2 * ONE_DAY)));
}
