import { basename } from 'node:path';
import { inTransaction } from '@longleaf/platform/executor';
import type pg from 'pg';
import { raiseRevision } from '../load/version.ts';
import type { TableDifference } from '@longleaf/rules/imports/objections';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { readAccepted } from './accepted.ts';
import { guarded } from './guard/guarded.ts';
import { readLabels } from '../profile/labels.ts';
import { importHighSchools } from './high-schools.ts';
import { importProfiles } from './institution-profile.ts';
import { fileKinds } from './kinds/all.ts';
import { recordKinds } from './kinds/all-records.ts';
import { readTable } from './read-table.ts';
import { importRecords, rowsOf } from './records/import-records.ts';
import type { RecordKind } from './records/record-kind.ts';
import { ImportRefused } from './refused.ts';
import type { Skipped } from './skipped.ts';
import { storeTarget } from './store.ts';
import type { Stored } from './store.ts';
import { exampleYear, readYear } from './years.ts';

export interface ImportRequest {
  readonly kind: string;
  readonly file: string;
  /** The year of the facts; read from the file's name when left out. */
  readonly year?: string | undefined;
  /** Names of objections that are no reason to refuse the file. */
  readonly accept?: readonly string[] | undefined;
}

export interface ImportSummary {
  readonly title: string;
  readonly year: string;
  readonly rows: number;
  readonly stored: readonly Stored[];
  readonly unusedColumns: readonly string[];
  readonly absentColumns: readonly string[];
  /** Lines of the file that say nothing of their own. */
  readonly skipped: readonly Skipped[];
  /** What the file changed in each table. */
  readonly differences: readonly TableDifference[];
}

/** The kinds that `importFile` takes, with what each is. */
export const importKinds: readonly { key: string; title: string }[] = [
  ...fileKinds.map(({ key, title }) => ({ key, title })),
  ...recordKinds.map(({ key, title }) => ({ key, title: title.charAt(0).toUpperCase() + title.slice(1) })),
  { key: 'high-schools', title: 'High schools of North Carolina (CSV)' },
  { key: 'institution-profile', title: 'What colleges report about themselves (JSON)' },
];

/**
 * Loads an official file, all or nothing; loading it again changes nothing.
 * @throws ImportRefused naming what is wrong, row by row; the catalogue then stays as it was.
 */
export async function importFile(
  pool: pg.Pool,
  request: ImportRequest,
  say: (message: string) => void = () => undefined,
): Promise<ImportSummary> {
  readAccepted(request.accept ?? [], objectionNames);
  if (request.kind === 'high-schools') return importHighSchools(pool, request);
  if (request.kind === 'institution-profile') return importProfiles(pool, request);
  const recordKind = recordKinds.find((candidate) => candidate.key === request.kind);
  if (recordKind) return importRecordFile(pool, recordKind, request, say);
  const kind = fileKinds.find((candidate) => candidate.key === request.kind);
  if (!kind)
    throw new ImportRefused(
      `There is no kind “${request.kind}”. Kinds: ${importKinds.map(({ key }) => key).join(', ')}.`,
    );
  const year =
    request.year === undefined
      ? yearFromName(basename(request.file), kind.yearOf)
      : readYear(kind, request.year);
  if (year === undefined)
    throw new ImportRefused(
      `The name of the file does not say which year it is of. Give the year: --year ${exampleYear(kind)}.`,
    );
  say(`Reading ${request.file} as ${kind.title}, ${year}`);
  const { targets, doubts, ...read } = await readTable(
    kind,
    request.file,
    firstYear(year),
    say,
    await readLabels(pool),
  );
  say(`Storing ${read.rows.toLocaleString('en-US')} rows`);
  const { result: stored, differences } = await inTransaction({ pool }, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('longleaf-catalog'))`);
    const origin = { year, file: basename(request.file), merges: kind.merges === true };
    const about = {
      kind: kind.key,
      year: kind.merges ? undefined : year,
      doubts,
      accept: request.accept ?? [],
    };
    const results = await guarded(client, about, async () => {
      const done: Stored[] = [];
      for (const [target, facts] of targets) done.push(await storeTarget(client, target, facts, origin));
      return done;
    });
    await raiseRevision(client);
    return results;
  });
  return { title: kind.title, year, stored, differences, ...read };
}

async function importRecordFile(
  pool: pg.Pool,
  kind: RecordKind,
  request: ImportRequest,
  say: (message: string) => void,
): Promise<ImportSummary> {
  const imported = await importRecords(pool, kind, request, say);
  return {
    ...imported,
    title: kind.title,
    stored: imported.filled.map(({ key, columns, leftOut }) => ({
      table: key,
      rows: rowsOf(columns),
      unknown: leftOut?.rows ?? 0,
      because: leftOut?.because,
    })),
  };
}

/** Finds the year in names such as hd2024.csv, ADM2024_RV.csv, sfa2324.csv, MERGED2022_23_PP.csv. */
export function yearFromName(name: string, yearOf: (year: number) => string): string | undefined {
  const long = /(?:^|\D)(20\d{2})(?!\d)/.exec(name);
  if (long) return yearOf(Number(long[1]));
  const short = /(?:^|\D)(\d{2})(\d{2})(?!\d)/.exec(name);
  if (short && Number(short[2]) === (Number(short[1]) + 1) % 100) return yearOf(2000 + Number(short[1]));
  return /most-recent/i.test(name) ? 'most recent release' : undefined;
}

/** The first year that a name of a year speaks of: 2023 for '2023-24'. */
function firstYear(year: string): number | undefined {
  const found = /20\d{2}/.exec(year)?.[0];
  return found === undefined ? undefined : Number(found);
}
