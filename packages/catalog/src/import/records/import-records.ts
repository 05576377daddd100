import { basename, resolve } from 'node:path';
import { inTransaction } from '@longleaf/platform/executor';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type pg from 'pg';
import { emptyTable, insertColumns } from '../../load/bulk.ts';
import { giveCareerUrlNames } from '../../load/career-url-names.ts';
import { noteDataset, raiseRevision } from '../../load/version.ts';
import type { TableDifference } from '@longleaf/rules/imports/objections';
import { guarded } from '../guard/guarded.ts';
import type { ImportRequest } from '../import-file.ts';
import { ImportRefused } from '../refused.ts';
import type { BadRow } from '../refused.ts';
import { Harmless, SkippedLines, harmlessLine, mendedQuotes } from '../skipped.ts';
import type { Skipped } from '../skipped.ts';
import { findHeader } from './header.ts';
import type { Header } from './header.ts';
import { openRecords } from './open-records.ts';
import type { Filled, RecordKind } from './record-kind.ts';

/** What was read and stored. */
export interface RecordsImported {
  readonly year: string;
  readonly rows: number;
  readonly filled: readonly Filled[];
  readonly unusedColumns: readonly string[];
  readonly absentColumns: readonly string[];
  readonly skipped: readonly Skipped[];
  readonly differences: readonly TableDifference[];
}

const progressEvery = 25_000;

/**
 * Loads an official table that is not about colleges, all or nothing; loading it again changes nothing.
 * @throws ImportRefused naming what is wrong, row by row; the catalogue then stays as it was.
 */
export async function importRecords(
  pool: pg.Pool,
  kind: RecordKind,
  { file, year, accept = [] }: Pick<ImportRequest, 'file' | 'year' | 'accept'>,
  say: (message: string) => void,
): Promise<RecordsImported> {
  const stated = yearOfFacts(kind, resolve(file), year);
  say(`Reading ${file} as ${kind.title}, ${stated}`);
  const { rows, header, filled, skipped } = await readRecords(kind, file, stated, say);
  say(`Storing ${filled.map(({ key, columns }) => `${rowsOf(columns)} rows of ${key}`).join(', ')}`);
  const { differences } = await inTransaction({ pool }, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('longleaf-catalog'))`);
    const about = { kind: kind.key, year: stated, doubts: [], accept };
    const compared = await guarded(client, about, async () => {
      for (const part of filled) await store(client, part, { year: stated, file: basename(file), accept });
    });
    await giveCareerUrlNames(client);
    await raiseRevision(client);
    return compared;
  });
  return {
    year: stated,
    rows,
    filled,
    unusedColumns: header.unused,
    absentColumns: header.absent,
    skipped,
    differences,
  };
}

function yearOfFacts(kind: RecordKind, path: string, given: string | undefined): string {
  const write = kind.writeYear ?? ((year: string) => year);
  const named = kind.yearOf(path);
  const stated = given === undefined ? undefined : write(given);
  if (named !== undefined && stated !== undefined && named !== stated)
    throw new ImportRefused(`The name of the file says ${named}, and --year says ${stated}.`);
  const year = stated ?? named;
  if (year === undefined)
    throw new ImportRefused(
      `The name of the file does not say which year it is of. Give the year: --year ${kind.exampleYear}.`,
    );
  return year;
}

async function readRecords(
  kind: RecordKind,
  file: string,
  year: string,
  say: (message: string) => void,
): Promise<{ rows: number; header: Header; filled: readonly Filled[]; skipped: readonly Skipped[] }> {
  const opened = await openRecords(file);
  const badRows: BadRow[] = [];
  const skipped = new SkippedLines();
  try {
    const header = await findHeader(kind, opened.tables);
    const ofSheet = kind.yearOf(header.table.name);
    if (ofSheet !== undefined && ofSheet !== year)
      throw new ImportRefused(`The sheet “${header.table.name}” says ${ofSheet}, and not ${year}.`);
    const collector = kind.start(year);
    let rows = 0;
    for await (const { line, cells } of header.table.rows()) {
      if (line <= header.line) continue;
      const harmless = harmlessLine(cells, header.width);
      if (harmless) {
        skipped.add(harmless, line);
        continue;
      }
      const problem = fits(cells, header)
        ? collector.add((column) => cells[header.positions.get(column) ?? -1] ?? '')
        : `has ${cells.length} values instead of ${header.width}`;
      if (problem instanceof Harmless) skipped.add(problem, line);
      else if (problem !== undefined) badRows.push({ line, reason: problem });
      if (++rows % progressEvery === 0) say(`${rows.toLocaleString('en-US')} rows read`);
    }
    if (rows === 0) throw new ImportRefused('The file has a header and no rows. Nothing was loaded.');
    if (badRows.length > 0)
      throw new ImportRefused(
        `${badRows.length} of ${rows} rows cannot be read. Nothing was loaded.`,
        badRows,
      );
    skipped.addAll(mendedQuotes, opened.mended.lines);
    return { rows, header, filled: collector.finish(), skipped: skipped.list };
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`The file cannot be read: ${(error as Error).message}`, badRows);
  } finally {
    opened.close();
  }
}

/** Rows of a sheet may end early. A value too many in a text file may be a comma inside a number: it would shift the rest. */
function fits(cells: readonly string[], { width, table }: Header): boolean {
  if (table.mayEndEarly) return cells.slice(width).every((cell) => cell === '');
  return cells.length === width;
}

async function store(
  client: Queryable,
  part: Filled,
  { year, file, accept }: { year: string; file: string; accept: readonly string[] },
): Promise<void> {
  if (part.key === 'elements' && !accept.includes('names-changed')) await refuseMovedNames(client, part);
  if (part.colleges !== undefined) await refuseUnknownColleges(client, part.columns.get(part.colleges) ?? []);
  if (!part.keepsRows) await emptyTable(client, part.table);
  await insertColumns(client, part.table, part.columns, part.keepsRows ? 'update' : 'fail');
  await noteDataset(client, { key: part.key, year, rows: rowsOf(part.columns), origin: 'imported', file });
}

/** An element may get a new name, and not that of another one: the ids or the names stand in other rows then. */
async function refuseMovedNames(client: Queryable, { columns }: Filled): Promise<void> {
  const { rows } = await client.query<{ element: string; name: string; other: string }>(
    `select given.element, given.name, other.element as other
     from unnest($1::text[], $2::text[]) as given (element, name)
     join catalog.occupation_element mine on mine.element = given.element and mine.name <> given.name
     join catalog.occupation_element other on other.name = given.name and other.element <> given.element
     order by 1 limit 1`,
    [columns.get('element') ?? [], columns.get('name') ?? []],
  );
  const [moved] = rows;
  if (moved)
    throw new ImportRefused(
      `names-changed: ELEMENT NAME of ${moved.element} is “${moved.name}”, which is the name of ${moved.other}; is it another column? Nothing was loaded. If that is right, load it with --accept names-changed`,
    );
}

async function refuseUnknownColleges(client: Queryable, ids: readonly (string | null)[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'select wanted as id from unnest($1::integer[]) as wanted where not exists (select from catalog.college where id = wanted)',
    [ids],
  );
  if (rows.length > 0)
    throw new ImportRefused(`The directory has no college ${rows.map(({ id }) => id).join(', ')}.`);
}

/** How many rows columns have. */
export function rowsOf(columns: Filled['columns']): number {
  return [...columns.values()][0]?.length ?? 0;
}
