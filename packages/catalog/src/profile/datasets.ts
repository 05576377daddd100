import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type pg from 'pg';
import { readVersion } from '../load/version.ts';
import { sources } from '../sources.ts';
import type { Source } from '../sources.ts';

/** A source as it is loaded: the year and rows are those of the file that is in use. */
export interface LoadedSource extends Source {
  readonly rows: number;
  readonly gives: readonly string[];
}

export interface LoadedSources {
  readonly version: string;
  readonly loadedAt: string;
  readonly sources: readonly LoadedSource[];
}

/** Reads what is loaded of every source, in the order of the list of sources. */
export async function readSources(pool: pg.Pool): Promise<LoadedSources> {
  const [version, datasets] = await Promise.all([
    readVersion(pool),
    pool.query<{ key: string; year: string; rows: number; origin: string }>(
      'select key, year, rows, origin from catalog.dataset',
    ),
  ]);
  const loaded = new Map(datasets.rows.map((row) => [row.key, row]));
  return {
    version: version ? `${version.shipped}-${version.revision}` : 'empty',
    loadedAt: (version?.loadedAt ?? new Date(0)).toISOString(),
    sources: sources.map(({ shippedNote = '', ...source }) => ({
      ...source,
      note:
        loaded.get(source.key)?.origin === 'imported' ? source.note : `${source.note} ${shippedNote}`.trim(),
      year: loaded.get(source.key)?.year ?? source.year,
      rows: loaded.get(source.key)?.rows ?? 0,
      gives: givenBy(source.key),
    })),
  };
}

function givenBy(key: string): readonly string[] {
  const group = figureGroupKeys.find((candidate) => `figures-${candidate}` === key);
  return group ? Object.values(figureGroups[group].figures).map((figure) => figure.label) : [];
}
