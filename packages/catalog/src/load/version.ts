import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { dataFolder, fileOf } from '../shipped/files.ts';
import { sourceOf } from '../sources.ts';
import { shippedTables } from './shipped-tables.ts';

/** Fingerprint of the shipped tables: changes when any of them does, or the year that is said of it. */
export async function shippedVersion(folder: string = dataFolder): Promise<string> {
  const hash = createHash('sha256');
  for (const { key } of shippedTables)
    hash
      .update(key)
      .update(sourceOf(key).year)
      .update(await readFile(join(folder, fileOf(key))));
  return hash.digest('hex').slice(0, 16);
}

export interface CatalogVersion {
  readonly shipped: string;
  readonly revision: number;
  readonly loadedAt: Date;
}

/** Reads which catalogue is loaded; undefined while none is. */
export async function readVersion(client: Queryable): Promise<CatalogVersion | undefined> {
  const result = await client.query<{ shipped: string; revision: number; loaded_at: Date }>(
    'select shipped, revision, loaded_at from catalog.version',
  );
  const row = result.rows[0];
  return row && { shipped: row.shipped, revision: row.revision, loadedAt: row.loaded_at };
}

/** Writes the version down; every call raises the revision, which tells running copies to read the facts again. */
export async function raiseRevision(client: Queryable, shipped?: string): Promise<void> {
  await client.query(
    `insert into catalog.version (one, shipped, revision, loaded_at) values (true, coalesce($1, ''), 1, now())
     on conflict (one) do update set shipped = coalesce($1, version.shipped), revision = version.revision + 1, loaded_at = now()`,
    [shipped ?? null],
  );
}

/** Notes what a table now holds and where that came from. */
export async function noteDataset(
  client: Queryable,
  dataset: { key: string; year: string; rows: number; origin: 'shipped' | 'imported'; file: string },
): Promise<void> {
  await client.query(
    `insert into catalog.dataset (key, year, rows, origin, file, loaded_at) values ($1, $2, $3, $4, $5, now())
     on conflict (key) do update set year = excluded.year, rows = excluded.rows, origin = excluded.origin, file = excluded.file, loaded_at = now()`,
    [dataset.key, dataset.year, dataset.rows, dataset.origin, dataset.file],
  );
}
