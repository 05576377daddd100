import { drizzle } from 'drizzle-orm/node-postgres';
import { transaction, type Database, type Orm } from './database.ts';
import type { Queryable } from './jobs/queue.ts';

const INSIDE = Symbol('inside a transaction');

/** One transaction: what is written through it, jobs and letters too, is kept all together or not at all. */
export type Transaction = Queryable & { orm: Orm; [INSIDE]: true };

/** Where a repository works: on the pool, or inside a transaction that others share. */
export type Executor = Database | Transaction;

/**
 * Runs `work` in a transaction: the one that `executor` is, or else a new one. Anything thrown rolls it back, for
 * everybody who shares it.
 */
export function inTransaction<T>(executor: Executor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (INSIDE in executor) return work(executor);
  return transaction(executor.pool, (client) =>
    work({
      query: client.query.bind(client) as Queryable['query'],
      orm: drizzle({ client }),
      [INSIDE]: true,
    }),
  );
}
