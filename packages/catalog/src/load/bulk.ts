import type { Queryable } from '@longleaf/platform/jobs/queue';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns } from 'drizzle-orm';

/** Columns of text to store, by the name the table has for them in code. Empty text is null. */
export type ColumnsOfText = ReadonlyMap<string, readonly string[]>;

const rowsAtOnce = 20_000;

/**
 * Stores many rows with one statement per 20,000: each column travels as one array, which is about as fast as COPY.
 * @param onConflict 'update' replaces rows with the same key, 'fail' throws.
 */
export async function insertColumns(
  client: Queryable,
  table: PgTable,
  values: ColumnsOfText,
  onConflict: 'update' | 'fail' = 'fail',
): Promise<number> {
  const { schema, name } = getTableConfig(table);
  const columns = getTableColumns(table);
  const used = [...values.keys()].map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`The table ${name} has no column ${key}`);
    return { key, name: quoted(column.name), type: column.getSQLType() };
  });
  const rows = values.get(used[0]?.key ?? '')?.length ?? 0;
  const statement =
    `insert into ${quoted(schema ?? 'catalog')}.${quoted(name)} (${used.map((column) => column.name).join(', ')}) ` +
    `select * from unnest(${used.map((column, index) => `$${index + 1}::${column.type}[]`).join(', ')})` +
    (onConflict === 'update'
      ? conflictClause(
          table,
          used.map((column) => column.name),
        )
      : '');
  for (let start = 0; start < rows; start += rowsAtOnce) {
    const part = used.map(({ key }) =>
      (values.get(key) ?? []).slice(start, start + rowsAtOnce).map((value) => (value === '' ? null : value)),
    );
    await client.query(statement, part);
  }
  return rows;
}

/** Removes every row of a table. */
export async function emptyTable(client: Queryable, table: PgTable): Promise<void> {
  const { schema, name } = getTableConfig(table);
  await client.query(`delete from ${quoted(schema ?? 'catalog')}.${quoted(name)}`);
}

/** Names the columns of a table's key. */
export function keyColumns(table: PgTable): string[] {
  const { primaryKeys, columns } = getTableConfig(table);
  const composite = primaryKeys[0]?.columns.map((column) => column.name);
  return composite ?? columns.filter((column) => column.primary).map((column) => column.name);
}

function conflictClause(table: PgTable, used: readonly string[]): string {
  const key = keyColumns(table).map(quoted);
  const changed = used.filter((column) => !key.includes(column));
  const action =
    changed.length === 0
      ? 'nothing'
      : `update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  return ` on conflict (${key.join(', ')}) do ${action}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
