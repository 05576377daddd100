import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { TestIdentity } from './harness.ts';

/** A moment in the middle of a request, held until it is let go. */
export type Held = {
  /** Within the transaction that holds: what it does is there when the others go on. */
  client: Queryable;
  /** Until this many requests wait. */
  untilWaiting(howMany: number): Promise<void>;
  release(): Promise<void>;
};

/** Lets nobody look at any account: requests of people who are signed in stop after reading their session. */
export function holdAccounts(identity: TestIdentity): Promise<Held> {
  return hold(identity, 'lock table identity.accounts in access exclusive mode');
}

/** Lets nobody change an account: whoever is about to waits, with the locks that they have by then. */
export function holdAccount(identity: TestIdentity, accountId: string): Promise<Held> {
  return hold(identity, 'select 1 from identity.accounts where id = $1 for update', [accountId]);
}

async function hold({ database }: TestIdentity, statement: string, values: string[] = []): Promise<Held> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    client,
    async untilWaiting(howMany) {
      let waiting = 0;
      while (waiting < howMany) {
        await new Promise((done) => setImmediate(done));
        // A transaction sees the same activity until it says that it wants to look anew.
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waiting = rows[0]?.waiting ?? 0;
      }
    },
    async release() {
      await client.query('commit');
      client.release();
    },
  };
}
