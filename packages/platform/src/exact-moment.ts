import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A moment as text, to the microsecond: a Date knows milliseconds only. */
export function exactMoment(column: PgColumn): SQL<string> {
  return sql<string>`to_json(${column}) #>> '{}'`;
}

/** A moment out of such a text. */
export function atMoment(text: string): SQL {
  return sql`${text}::timestamptz`;
}
