import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { beginOf } from './begin.ts';
import type { Database, Orm } from './database.ts';
import { isUnavailable } from './database-error.ts';
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
export async function inTransaction<T>(
  executor: Executor | Pick<Database, 'pool'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (INSIDE in executor) return work(executor);
  return transaction(executor.pool, (client) =>
    work({
      query: client.query.bind(client) as Queryable['query'],
      orm: drizzle({ client }),
      [INSIDE]: true,
    }),
  );
}

/** Does `work` in a transaction on a connection of the pool; anything thrown rolls it back. */
async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(beginOf(pool));
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // What happens on a connection that answers nothing is not known: it is given up, and the database rolls back.
    isBroken = isUnavailable(error) || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Asks one statement in a transaction of its own. All of it is sent at once, so there is one wait for the database in
 * place of three.
 * @param ask sends the statement on the connection that it is given, before it waits for anything.
 * @param first a statement without values that comes before it.
 */
export async function inOneWait<T>(
  pool: pg.Pool,
  ask: (client: pg.PoolClient) => Promise<T>,
  first?: string,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    const begin = first === undefined ? beginOf(pool) : `${beginOf(pool)}; ${first}`;
    const sent = [client.query(begin), ask(client), client.query('commit')] as const;
    await Promise.allSettled(sent);
    // Where one fails the database refuses what follows, and the commit rolls back: what failed first is the reason.
    const [begun, asked, ended] = sent;
    await begun;
    const answer = await asked;
    await ended;
    return answer;
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
