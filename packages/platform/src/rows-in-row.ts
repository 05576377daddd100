import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows of another table as one column of a query, for what belongs to each of its rows: one way to the database in place
 * of two. Each value is read as its column reads it; a column of bytes cannot be asked so.
 */
export function rowsInRow<C extends Record<string, Column>>(
  columns: C,
  { from, where, orderBy }: { from: PgTable; where: SQL; orderBy: readonly (Column | SQL)[] },
): SQL<{ [Name in keyof C]: GetColumnData<C[Name]> }[]> {
  const named = Object.entries(columns);
  const listed = (parts: readonly (Column | SQL)[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  const values = listed(named.map(([, column]) => column));
  const rows = sql`(select coalesce(json_agg(json_build_array(${values}) order by ${listed(orderBy)}), '[]') from ${from} where ${where})`;
  const read = (list: unknown[][]) =>
    list.map(
      (row) =>
        Object.fromEntries(
          named.map(([name, column], at) => [
            name,
            row[at] === null ? null : column.mapFromDriverValue(row[at]),
          ]),
        ) as { [Name in keyof C]: GetColumnData<C[Name]> },
    );
  // A piece of its own: of a query over one table, Drizzle writes columns without their table, and here there are two.
  return sql`${rows}`.mapWith(read);
}
