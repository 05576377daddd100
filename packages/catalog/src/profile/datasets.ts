import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type pg from 'pg';
import { readVersion } from '../load/version.ts';
import { sources } from '../sources.ts';
import type { ShippedWay } from '../source.ts';
import type { Source } from '../sources.ts';

/** A source as it is loaded: the year and rows are those of the file that is in use. */
export interface LoadedSource extends Omit<Source, 'shipped'> {
  readonly rows: number;
  /** The imported file that it came from; null for the shipped table. */
  readonly loadedFrom: string | null;
  /** How the shipped table came here; null for an imported one. */
  readonly shipped: ShippedWay | null;
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
    pool.query<{ key: string; year: string; rows: number; origin: string; file: string }>(
      'select key, year, rows, origin, file from catalog.dataset',
    ),
  ]);
  const loaded = new Map(datasets.rows.map((row) => [row.key, row]));
  return {
    version: version ? `${version.shipped}-${version.revision}` : 'empty',
    loadedAt: (version?.loadedAt ?? new Date(0)).toISOString(),
    sources: sources.map(({ shippedNote = '', ...source }) => {
      const dataset = loaded.get(source.key);
      const isImported = dataset?.origin === 'imported';
      return {
        ...source,
        note: isImported ? source.note : `${source.note} ${shippedNote}`.trim(),
        year: dataset?.year ?? source.year,
        rows: dataset?.rows ?? 0,
        loadedFrom: isImported ? dataset.file : null,
        shipped: isImported ? null : source.shipped,
        gives: givenBy(source.key),
      };
    }),
  };
}

function givenBy(key: string): readonly string[] {
  const group = figureGroupKeys.find((candidate) => `figures-${candidate}` === key);
  return group ? Object.values(figureGroups[group].figures).map((figure) => figure.label) : [];
}
