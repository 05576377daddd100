import type { Database } from '@longleaf/platform/database';
import { UNNAMED, written } from '@longleaf/platform/written-once';
import { type Column, eq, sql } from 'drizzle-orm';
import { throttles } from '../tables.ts';

/**
 * What every try asks, put together once: at each call that would take longer than the database does. The first two
 * are asked in a transaction, the others on the pool.
 */
export function throttleStatements({ orm }: Database) {
  const { key, failures, lastAt, blockedUntil, expiresAt } = throttles;
  const these = eq(key, sql`any(${sql.placeholder('keys')})`);
  const fresh = orm
    .select({
      key: sql<string>`key`.as('key'),
      failures: sql<number>`0`.as('failures'),
      lastAt: put('lastAt', lastAt).as('last_at'),
      blockedUntil: sql<Date>`'epoch'::timestamptz`.as('blocked_until'),
      expiresAt: put('expiresAt', expiresAt).as('expires_at'),
    })
    .from(sql`unnest(${sql.placeholder('keys')}::text[]) key`);
  return {
    /** Makes the rows of `keys` that are not there, from `lastAt` to `expiresAt`. */
    make: written(orm.insert(throttles).select(fresh).onConflictDoNothing({ target: key }).getSQL()),

    /** Puts `failures`, `lastAt`, `blockedUntil` and `expiresAt` into the row of `key`. */
    count: written(
      orm
        .update(throttles)
        .set({
          failures: sql`${sql.placeholder('failures')}`,
          lastAt: put('lastAt', lastAt),
          blockedUntil: put('blockedUntil', blockedUntil),
          expiresAt: put('expiresAt', expiresAt),
        })
        .where(eq(key, sql.placeholder('key')))
        .getSQL(),
    ),

    /** Takes one failure from the rows of `keys`; nobody waits for them any more. */
    forgetOne: orm
      .update(throttles)
      .set({ failures: sql`greatest(${failures} - 1, 0)`, blockedUntil: new Date(0) })
      .where(these)
      .prepare(UNNAMED),

    /** Forgets the rows of `keys`. */
    forgetAll: orm.delete(throttles).where(these).prepare(UNNAMED),
  };
}

/** A moment that is put in later, as its column writes it. */
function put(name: string, column: Column) {
  return sql<Date>`${sql.param(sql.placeholder(name), column)}`;
}
