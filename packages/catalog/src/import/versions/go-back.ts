import { inTransaction } from '@longleaf/platform/executor';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type pg from 'pg';
import { giveCareerUrlNames } from '../../load/career-url-names.ts';
import { giveUrlNames } from '../../load/url-names.ts';
import { raiseRevision, shippedVersion } from '../../load/version.ts';
import { loadTable } from '../../load-catalog.ts';
import { readShipped } from '../../shipped/files.ts';
import { ImportRefused } from '../refused.ts';
import {
  datasetsOfKind,
  kindsWithNames,
  shippedTableOf,
  stayingDatasets,
  tablesOfDataset,
} from './datasets-of-kind.ts';
import { idsOfVersion, removeLater, restoreRows } from './restore-rows.ts';
import { nameOf, withVersion } from './with-version.ts';

/** What a table holds after going back. */
export interface InUse {
  readonly key: string;
  readonly year: string;
  readonly rows: number;
  readonly origin: 'shipped' | 'imported';
  readonly file: string;
}

export interface WentBack {
  /** False where all was as it came already. */
  readonly changed: boolean;
  readonly tables: readonly InUse[];
  /** How many versions of before can still be gone back to. */
  readonly kept: number;
}

interface Version {
  readonly id: number;
  readonly keys: readonly string[];
  readonly datasets: readonly InUse[];
  readonly shipped: string;
  readonly has_rows: boolean;
}

/**
 * Puts back what the tables of a kind held before its last import, all or nothing.
 * @throws ImportRefused when nothing of before is kept, or another kind changed the same tables later.
 */
export function undoImport(pool: pg.Pool, kind: string): Promise<WentBack> {
  datasetsOfKind(kind);
  return changeFacts(pool, kind, async (client) => {
    const version = await lastVersion(client, kind);
    await refuseIfChangedSince(client, kind, version);
    await restore(client, version);
    await client.query('delete from catalog.import_version where id = $1', [version.id]);
    await bringBackNames(client, kind);
    return true;
  });
}

/**
 * Puts the tables of a kind back to what the product ships, all or nothing. That can be undone like an import. Where
 * nothing else was loaded nothing changes, and what is kept of imports before stays.
 */
export function loadAsShipped(pool: pg.Pool, kind: string): Promise<WentBack> {
  const datasets = datasetsOfKind(kind);
  return changeFacts(pool, kind, async (client) => {
    if (!(await isImported(client, [...datasets, ...namesOf(kind)]))) return false;
    await withVersion(client, kind, async () => {
      for (const dataset of datasets) await loadShipped(client, dataset);
    });
    await bringBackNames(client, kind);
    return true;
  });
}

async function changeFacts(
  pool: pg.Pool,
  kind: string,
  change: (client: Queryable) => Promise<boolean>,
): Promise<WentBack> {
  return inTransaction({ pool }, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('longleaf-catalog'))`);
    const changed = await change(client);
    if (changed) {
      await giveUrlNames(client);
      await giveCareerUrlNames(client);
      await raiseRevision(client);
    }
    const tables = await client.query<InUse>(
      'select key, year, rows, origin, file from catalog.dataset where key = any($1) order by key',
      [datasetsOfKind(kind)],
    );
    const kept = await client.query('select 1 from catalog.import_version where kind = $1 and has_rows', [
      kind,
    ]);
    return { changed, tables: tables.rows, kept: kept.rows.length };
  });
}

async function isImported(client: Queryable, datasets: readonly string[]): Promise<boolean> {
  const imported = await client.query(
    "select 1 from catalog.dataset where key = any($1) and origin = 'imported' limit 1",
    [datasets],
  );
  return imported.rows.length > 0;
}

async function lastVersion(client: Queryable, kind: string): Promise<Version> {
  const found = await client.query<Version>(
    `select id, keys, datasets, shipped, has_rows from catalog.import_version
     where kind = $1 order by id desc limit 1`,
    [kind],
  );
  const version = found.rows[0];
  if (!version) throw new ImportRefused(`No import of ${kind} is left to undo. Nothing was changed.`);
  if (!version.has_rows)
    throw new ImportRefused(
      `What was there before is no longer kept. Nothing was changed. For the facts that came with Longleaf: --shipped ${kind}`,
    );
  return version;
}

async function refuseIfChangedSince(client: Queryable, kind: string, version: Version): Promise<void> {
  const later = await client.query<{ kind: string }>(
    'select distinct kind from catalog.import_version where id > $1 and kind <> $2 and keys && $3 order by 1',
    [version.id, kind, version.keys],
  );
  if (later.rows.length === 0) return;
  const kinds = later.rows.map((row) => row.kind).join(', ');
  throw new ImportRefused(
    `The same tables were changed later by: ${kinds}. Undo that first. Nothing was changed.`,
  );
}

async function restore(client: Queryable, version: Version): Promise<void> {
  await client.query('delete from catalog.dataset where key = any($1)', [version.keys]);
  await client.query(
    `insert into catalog.dataset (key, year, rows, origin, file, loaded_at)
     select key, year, rows, origin, file, now() from jsonb_populate_recordset(null::catalog.dataset, $1)`,
    [JSON.stringify(version.datasets)],
  );
  const isSameRelease = version.shipped === (await shippedVersion());
  for (const key of version.keys) {
    const wasShipped = version.datasets.some((one) => one.key === key && one.origin === 'shipped');
    // A newer release of Longleaf was installed since: its facts are newer than those it had then.
    if (wasShipped && !isSameRelease) await loadShipped(client, key);
    else await restoreRows(client, version.id, key);
  }
  for (const key of version.keys) {
    const [table] = tablesOfDataset(key);
    if (table && shippedTableOf(key)?.keepsRows)
      await removeLater(client, key, await idsOfVersion(client, version.id, table));
  }
}

/** Names of elements that a file spoiled; those of newer elements stay, since nothing else names them. */
async function bringBackNames(client: Queryable, kind: string): Promise<void> {
  for (const dataset of namesOf(kind)) await loadShipped(client, dataset);
}

function namesOf(kind: string): readonly string[] {
  return kindsWithNames.includes(kind) ? stayingDatasets : [];
}

async function loadShipped(client: Queryable, dataset: string): Promise<void> {
  const shipped = shippedTableOf(dataset);
  if (!shipped) {
    for (const table of tablesOfDataset(dataset)) await client.query(`delete from ${nameOf(table)}`);
    await client.query('delete from catalog.dataset where key = $1', [dataset]);
    return;
  }
  await loadTable(client, shipped);
  if (!shipped.keepsRows) return;
  const { names, columns } = await readShipped(dataset);
  const ids = columns[names.indexOf('id')] ?? [];
  await removeLater(client, dataset, ids);
  if (dataset === 'schools')
    await client.query('update catalog.school set is_listed = true where id = any($1::integer[])', [ids]);
}
