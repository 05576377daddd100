import type pg from 'pg';
import type { Patience } from './database.ts';

const beginnings = new WeakMap<pg.Pool, string>();

/** What begins a transaction on a connection of this pool. */
export function beginOf(pool: pg.Pool): string {
  return beginnings.get(pool) ?? 'begin';
}

/**
 * Lets each transaction of this pool state its limits by itself, in the message that begins it. Behind a pooler there is
 * nowhere else to keep them: a connection is another one with each transaction, and what is set on it is left to others.
 */
export function limitEachTransaction(pool: pg.Pool, { statement, lock }: Patience): void {
  beginnings.set(
    pool,
    `begin; set local statement_timeout = ${Number(statement)}; set local lock_timeout = ${Number(lock)}`,
  );
}
