import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { beginOf } from './begin.ts';
import type { Database, Orm } from './database.ts';
import { isUnavailable } from './database-error.ts';
import type { Queryable } from './jobs/queue.ts';

const INSIDE = Symbol('inside a transaction');

/** One transaction: what is written through it, jobs and letters too, is kept all together or not at all. */
export type Transaction = Queryable & { orm: Orm; [INSIDE]: { ahead: Promise<unknown>[] } };

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
  return transaction(executor.pool, work);
}

/**
 * Sends a statement whose answer nobody needs. Inside a transaction it is not waited for: what is asked next goes out with
 * it, the commit if nothing else is. Where it fails the transaction does, for its reason.
 */
export async function sendAhead(client: Queryable, statement: string | pg.QueryConfig): Promise<void> {
  const sent = client.query(statement);
  if (!(INSIDE in client)) {
    await sent;
    return;
  }
  // The end of the transaction tells of a failure.
  sent.catch(() => undefined);
  (client as Transaction)[INSIDE].ahead.push(sent);
}

/** Does `work` in a transaction on a connection of the pool; anything thrown rolls it back. */
async function transaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const query = client.query.bind(client) as Queryable['query'];
  const ahead: Promise<unknown>[] = [];
  let orm: Orm | undefined;
  const tx: Transaction = {
    query,
    // Made for whoever asks: it takes as long as a short statement.
    get orm() {
      return (orm ??= drizzle({ client }));
    },
    [INSIDE]: { ahead },
  };
  let isBroken = false;
  try {
    await sendAhead(tx, beginOf(pool));
    const result = await work(tx);
    await allOf([...ahead, client.query('commit')]);
    return result;
  } catch (error) {
    // Whatever failed in answer to what was sent ahead made the rest fail.
    const reason = await allOf(ahead).then(
      () => error,
      (earlier: unknown) => earlier,
    );
    // What happens on a connection that answers nothing is not known: it is given up, and the database rolls back.
    isBroken = isUnavailable(reason) || !(await rolledBack(client));
    throw reason;
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
    const [, answer] = await allOf([client.query(begin), ask(client), client.query('commit')]);
    return answer;
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Waits for all that was sent. Where one fails the database refuses what follows, and the commit rolls back: what failed
 * first is the reason.
 */
async function allOf<const Sent extends readonly Promise<unknown>[]>(sent: Sent) {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}

function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
