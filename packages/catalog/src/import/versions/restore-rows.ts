import type { Queryable } from '@longleaf/platform/jobs/queue';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { emptyTable, keyColumns } from '../../load/bulk.ts';
import { shippedTableOf, tablesOfDataset } from './datasets-of-kind.ts';
import { nameOf } from './with-version.ts';

/** Puts the rows of a version back into the tables of a dataset. */
export async function restoreRows(client: Queryable, version: number, dataset: string): Promise<void> {
  const keepsRows = shippedTableOf(dataset)?.keepsRows === true;
  for (const table of tablesOfDataset(dataset)) {
    if (!keepsRows) await emptyTable(client, table);
    const columns = await columnsKept(client, version, table);
    if (columns.length === 0) continue;
    await client.query(
      `insert into ${nameOf(table)} (${columns.join(', ')})
       select ${columns.map((column) => `r.${column}`).join(', ')}
       from catalog.import_version_rows v, jsonb_populate_recordset(null::${nameOf(table)}, v.rows) r
       where v.version_id = $1 and v.table_name = $2 ${ofKnownColleges(table)}
       on conflict (${keyColumns(table).join(', ')})
       do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
      [version, getTableConfig(table).name],
    );
  }
}

/** Columns that were added since keep their default; those taken away since are left out. */
async function columnsKept(client: Queryable, version: number, table: PgTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select jsonb_object_keys(rows -> 0) as name from catalog.import_version_rows
     where version_id = $1 and table_name = $2 and part = (
       select min(part) from catalog.import_version_rows where version_id = $1 and table_name = $2)`,
    [version, getTableConfig(table).name],
  );
  const known = new Set(Object.values(getTableColumns(table)).map(({ name }) => name));
  return rows.filter(({ name }) => known.has(name)).map(({ name }) => `"${name}"`);
}

/** Facts of a college that the directory has lost since cannot be stored; those of no college can. */
function ofKnownColleges(table: PgTable): string {
  return 'collegeId' in getTableColumns(table)
    ? 'and (r.college_id is null or exists (select 1 from catalog.college c where c.id = r.college_id))'
    : '';
}

/** The ids that a version has of a table whose rows are replaced one by one. */
export async function idsOfVersion(client: Queryable, version: number, table: PgTable): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select one ->> 'id' as id from catalog.import_version_rows, jsonb_array_elements(rows) one
     where version_id = $1 and table_name = $2`,
    [version, getTableConfig(table).name],
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the rows away that came since, from tables whose rows are otherwise replaced one by one. A high school that was
 * added stays for those who chose it, and is offered to nobody else.
 */
export async function removeLater(client: Queryable, dataset: string, ids: readonly string[]): Promise<void> {
  if (dataset === 'colleges')
    await client.query('delete from catalog.college where not (id = any($1::integer[]))', [ids]);
  if (dataset !== 'schools') return;
  await client.query(
    `delete from catalog.school s where not (id = any($1::integer[]))
     and exists (select 1 from catalog.school_code c where c.school_id = s.id and c.name is not null)`,
    [ids],
  );
  await client.query('update catalog.school set is_listed = false where not (id = any($1::integer[]))', [
    ids,
  ]);
}
