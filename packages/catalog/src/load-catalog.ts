import { inTransaction } from '@longleaf/platform/executor';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type pg from 'pg';
import { emptyTable, insertColumns } from './load/bulk.ts';
import { shippedTables } from './load/shipped-tables.ts';
import type { ShippedTable } from './load/shipped-tables.ts';
import { checkedOnce } from './load/checked-once.ts';
import { giveCareerUrlNames } from './load/career-url-names.ts';
import { giveUrlNames } from './load/url-names.ts';
import { noteDataset, raiseRevision, readVersion, shippedVersion } from './load/version.ts';
import { fileOf, readShipped } from './shipped/files.ts';
import { sourceOf } from './sources.ts';

export interface LoadOutcome {
  /** False when the shipped tables were loaded already. */
  readonly loaded: boolean;
  readonly rows: number;
}

/**
 * Loads the shipped facts, all or nothing. Does nothing when they are loaded already. A table that was imported from a
 * newer official file is kept. Several copies that start together wait for the first.
 * @throws Error when a shipped table is damaged; the catalogue then stays as it was.
 */
export async function loadCatalog(
  pool: pg.Pool,
  say: (message: string) => void = () => undefined,
): Promise<LoadOutcome> {
  const shipped = await shippedVersion();
  const before = await readVersion(pool);
  if (before?.shipped === shipped) return { loaded: false, rows: 0 };
  return inTransaction({ pool }, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('longleaf-catalog'))`);
    if ((await readVersion(client))?.shipped === shipped) return { loaded: false, rows: 0 };
    say('Loading the facts about colleges and careers');
    const imported = await importedTables(client);
    const tables = shippedTables.filter(({ key }) => !imported.has(key));
    const rows = await checkedOnce(
      client,
      tables.map(({ table }) => table),
      async () => {
        let loaded = 0;
        for (const table of tables) loaded += await loadTable(client, table);
        return loaded;
      },
    );
    await giveUrlNames(client);
    await giveCareerUrlNames(client);
    await raiseRevision(client, shipped);
    await client.query('analyze catalog.college, catalog.program');
    say(`Loaded ${rows.toLocaleString('en-US')} rows of facts`);
    return { loaded: true, rows };
  });
}

async function importedTables(client: Queryable): Promise<ReadonlySet<string>> {
  const result = await client.query<{ key: string }>(
    `select key from catalog.dataset where origin = 'imported'`,
  );
  return new Set(result.rows.map((row) => row.key));
}

/** Loads a shipped table in place of what is there, in the transaction of the client; gives how many rows. */
export async function loadTable(
  client: Queryable,
  { key, table, rename, skip, keepsRows }: ShippedTable,
): Promise<number> {
  const shipped = await readShipped(key);
  const columns = new Map<string, readonly string[]>();
  for (const [index, name] of shipped.names.entries()) {
    if (!skip?.includes(name)) columns.set(rename?.[name] ?? name, shipped.columns[index] ?? []);
  }
  if (!keepsRows) await emptyTable(client, table);
  const rows = await insertColumns(client, table, columns, keepsRows ? 'update' : 'fail');
  await noteDataset(client, { key, year: sourceOf(key).year, rows, origin: 'shipped', file: fileOf(key) });
  return rows;
}
