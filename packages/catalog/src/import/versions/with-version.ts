import type { Queryable } from '@longleaf/platform/jobs/queue';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { institutionPhoto } from '../../tables/state.ts';
import { datasetsOfKind, stayingDatasets, tablesOfDataset } from './datasets-of-kind.ts';

/** How many versions of a kind can be gone back to. */
export const versionsKept = 2;

const rowsInPart = 2000;

/**
 * Changes the tables of a kind and keeps what they held before. Where the work changes nothing, nothing is kept, so that
 * loading a file twice does not push the version before it away. Runs in the transaction of the client.
 */
export async function withVersion<Result>(
  client: Queryable,
  kind: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const datasets = datasetsOfKind(kind);
  const before = await stateOf(client, datasets);
  const version = await keep(client, kind, datasets);
  const result = await work();
  await refuseOthers(client, kind, datasets);
  if ((await stateOf(client, datasets)) === before)
    await client.query('delete from catalog.import_version where id = $1', [version]);
  else await keepTheLast(client, kind);
  return result;
}

async function keep(client: Queryable, kind: string, datasets: readonly string[]): Promise<number> {
  const made = await client.query<{ id: number }>(
    `insert into catalog.import_version (kind, keys, datasets, shipped)
     select $1, $2, coalesce((select jsonb_agg(to_jsonb(d)) from catalog.dataset d where d.key = any($2)), '[]'),
            coalesce((select shipped from catalog.version), '')
     returning id`,
    [kind, datasets],
  );
  const id = made.rows[0]?.id ?? 0;
  for (const table of datasets.flatMap(tablesOfDataset)) {
    await client.query(
      `insert into catalog.import_version_rows (version_id, table_name, part, rows)
       select $1, $2, part, jsonb_agg(to_jsonb(held))
       from (select t as held, (row_number() over () / $3)::integer as part from ${nameOf(table)} t) as numbered
       group by part`,
      // A photo may have 10 MB, and the rows of a part together at most 256.
      [id, getTableConfig(table).name, table === institutionPhoto ? 1 : rowsInPart],
    );
  }
  return id;
}

/** What is changed without being kept could not come back. Datasets are noted with the time of their transaction. */
async function refuseOthers(client: Queryable, kind: string, datasets: readonly string[]): Promise<void> {
  const others = await client.query<{ key: string }>(
    'select key from catalog.dataset where loaded_at = now() and key <> all($1)',
    [[...datasets, ...stayingDatasets]],
  );
  if (others.rows.length > 0)
    throw new Error(
      `${kind} changes tables that it does not name: ${others.rows.map(({ key }) => key).join(', ')}`,
    );
}

/** What tells two states of the same tables apart, wherever their rows lie. */
async function stateOf(client: Queryable, datasets: readonly string[]): Promise<string> {
  const notes = await client.query(
    'select key, year, origin from catalog.dataset where key = any($1) order by 1',
    [datasets],
  );
  const states: unknown[] = [notes.rows];
  for (const table of datasets.flatMap(tablesOfDataset)) {
    const { rows } = await client.query(
      `select count(*) as rows, sum(hashtextextended(t::text, 0)) as sum from ${nameOf(table)} t`,
    );
    states.push(rows[0]);
  }
  return JSON.stringify(states);
}

/** Rows of older versions go; that there was one is still known, since nothing older can come back past it. */
async function keepTheLast(client: Queryable, kind: string): Promise<void> {
  const tooOld = `select id from catalog.import_version where kind = $1 order by id desc offset ${versionsKept}`;
  await client.query(`delete from catalog.import_version_rows where version_id in (${tooOld})`, [kind]);
  await client.query(`update catalog.import_version set has_rows = false where id in (${tooOld})`, [kind]);
}

/** The name of a table in SQL. */
export function nameOf(table: PgTable): string {
  const { schema = 'catalog', name } = getTableConfig(table);
  return `"${schema}"."${name}"`;
}
