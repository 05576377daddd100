import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { waitSeconds } from '@longleaf/rules/accounts/throttle';
import { type LookUpKind, LOOK_UPS } from '@longleaf/rules/direct-admission/tries';
import { lt } from 'drizzle-orm';
import { listTries } from './tables.ts';

export type Counter = { kind: LookUpKind; digest: string };
type Row = { key: string; failures: number; last_at: Date; blocked_until: Date };

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
      inTransaction(database, async (tx) => {
        const kinds = new Map(counters.map((counter) => [keyOf(counter), counter.kind]));
        // In one order for everybody: two looks that lock the same rows would wait for each other for ever.
        const keys = [...kinds.keys()].toSorted();
        await tx.query(
          `insert into portal.list_tries (key, failures, last_at, blocked_until)
           select key, 0, $2, 'epoch' from unnest($1::text[]) key on conflict (key) do nothing`,
          [keys, clock()],
        );
        const { rows } = await tx.query<Row>(
          'select key, failures, last_at, blocked_until from portal.list_tries where key = any($1) order by key for update',
          [keys],
        );
        const now = clock().getTime();
        const wait = Math.max(0, ...rows.map((row) => Math.ceil((row.blocked_until.getTime() - now) / 1000)));
        if (wait > 0) return wait;
        for (const row of rows) {
          const policy = LOOK_UPS[kinds.get(row.key) ?? 'person'];
          const isOld = now - row.last_at.getTime() > policy.windowSeconds * 1000;
          const failures = (isOld ? 0 : row.failures) + 1;
          const blocked = waitSeconds(policy, failures);
          await tx.query(
            'update portal.list_tries set failures = $2, last_at = $3, blocked_until = $4 where key = $1',
            [row.key, failures, new Date(now), blocked === 0 ? new Date(0) : new Date(now + blocked * 1000)],
          );
        }
        return 0;
      }),

    /** The look found somebody: it counts against nobody. */
    found: async (counters: readonly Counter[]): Promise<void> => {
      await database.query(
        `update portal.list_tries set failures = greatest(failures - 1, 0), blocked_until = 'epoch' where key = any($1)`,
        [counters.map(keyOf)],
      );
    },
  };
}

/** Removes counters that say nothing any more. */
export async function forgetOldTries({ orm }: Executor, now: Date): Promise<void> {
  await orm.delete(listTries).where(lt(listTries.lastAt, new Date(now.getTime() - 2 * ONE_DAY)));
}
