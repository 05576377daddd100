import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What an insert gave for these columns: for `set` where the row is there already. */
export function asGiven<C extends Record<string, PgColumn>>(columns: C) {
  const named = Object.entries(columns).map(([field, column]) => [
    field,
    sql`excluded.${sql.identifier(column.name)}`,
  ]);
  return Object.fromEntries(named) as { [Field in keyof C]: SQL<GetColumnData<C[Field]>> };
}
