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
 * @param first a statement without values, which a new transaction sends in the message that begins it.
 */
export async function inTransaction<T>(
  executor: Executor | Pick<Database, 'pool'>,
  work: (tx: Transaction) => Promise<T>,
  first?: string,
): Promise<T> {
  if (INSIDE in executor) {
    if (first !== undefined) await executor.query(first);
    return work(executor);
  }
  return transaction(
    executor.pool,
    (client) =>
      work({
        query: client.query.bind(client) as Queryable['query'],
        orm: drizzle({ client }),
        [INSIDE]: true,
      }),
    first,
  );
}

/** Does `work` in a transaction on a connection of the pool, after the statement `first`; anything thrown rolls it back. */
export async function transaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  first?: string,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(first === undefined ? beginOf(pool) : `${beginOf(pool)}; ${first}`);
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
 * Runs one statement in a transaction of its own, after `first`. All of it is sent at once, so there is one wait for the
 * database in place of three.
 */
export async function statementInTransaction<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  first: string,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    // Where one fails the database ends the transaction by itself: what follows is refused, and the commit rolls back.
    const [begun, asked, ended] = await Promise.allSettled([
      client.query(`${beginOf(pool)}; ${first}`),
      client.query<Row>(statement),
      client.query('commit'),
    ]);
    // What failed first is the reason of the others.
    for (const sent of [begun, asked, ended]) if (sent.status === 'rejected') throw sent.reason;
    return (asked as PromiseFulfilledResult<pg.QueryResult<Row>>).value.rows;
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
