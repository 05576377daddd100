import { countyCode, countyName } from '@longleaf/rules/addresses/counties';
import type { CsvError } from 'csv-parse';
import { openTable } from './open-table.ts';
import { isNothing } from './records/cells.ts';
import { ImportRefused, type BadRow } from './refused.ts';
import { SkippedLines, harmlessLine, mendedQuotes, repeated, type Skipped } from './skipped.ts';

/** A high school as a list names it; null where the list says nothing. */
export type SchoolRow = {
  name: string;
  city: string;
  county: string | null;
  zip: string | null;
  ceeb: string | null;
  nces: string | null;
  /** The state's own code. */
  state: string | null;
  control: string | null;
  schoolType: string | null;
  gradeSpan: string | null;
  website: string | null;
};

/** Columns of the file by field, how a value that is there has to look, and what it is then. */
const COLUMNS: Readonly<
  Record<keyof SchoolRow, { column: string } & ({ form: RegExp; what: string } | { form?: undefined })>
> = {
  name: { column: 'name' },
  city: { column: 'city' },
  county: { column: 'county' },
  zip: { column: 'zip', form: /^\d{5}$/, what: 'zip code of five digits' },
  ceeb: { column: 'ceeb_code', form: /^\d{6}$/, what: 'CEEB code of six digits' },
  nces: {
    column: 'nces_school_id',
    // The survey of private schools has ids of its own.
    form: /^(?:\d{12}|[0-9A-Z]{8})$/,
    what: 'NCES id: 12 digits, or of a private school 8 signs',
  },
  // A charter school may have the three of its district alone.
  state: {
    column: 'nc_agency_code',
    form: /^(?:[0-9A-Z]{3}){1,2}$/,
    what: 'code of the state with six signs, or three',
  },
  control: { column: 'control', form: /^(?:public|charter|private)$/, what: 'public, charter or private' },
  schoolType: { column: 'school_type' },
  gradeSpan: { column: 'grade_span' },
  website: { column: 'website' },
};

const FIELDS = Object.keys(COLUMNS) as (keyof SchoolRow)[];
const NEEDED = ['name', 'city'] as const;
const LONGEST = 300;
/** What the list says of a school that takes pupils of the whole state: it is in no county. */
const everyCounty = 'Statewide';

type Cells = Readonly<Record<string, string | undefined>>;

export type HighSchoolsRead = {
  rows: SchoolRow[];
  unusedColumns: string[];
  absentColumns: string[];
  skipped: readonly Skipped[];
};

/** Reads a list of high schools: CSV with a header, a row for each. @throws ImportRefused naming what is wrong. */
export async function readHighSchools(file: string): Promise<HighSchoolsRead> {
  const header: string[] = [];
  const mended = { lines: new Set<number>() };
  const skipped = new SkippedLines();
  const whole = new Set<string>();
  const rows: SchoolRow[] = [];
  const bad: BadRow[] = [];
  const seen = new Map<string, { line: number; row: SchoolRow }>();
  try {
    for await (const { line, cells } of openTable(file, false, mended)) {
      const text = JSON.stringify(cells);
      const harmless = harmlessLine(cells, header.length) ?? (whole.has(text) ? repeated : undefined);
      if (harmless) {
        skipped.add(harmless, line);
        continue;
      }
      if (header.length === 0) {
        header.push(...cells.map((name) => name.toLowerCase()));
        continue;
      }
      whole.add(text);
      const problems: string[] = [];
      if (cells.length !== header.length)
        problems.push(`has ${cells.length} values instead of ${header.length}`);
      const row = readRow(Object.fromEntries(header.map((name, index) => [name, cells[index]])), problems);
      for (const [mark, words] of marks(row)) {
        const before = seen.get(mark);
        if (before === undefined) seen.set(mark, { line, row });
        else if (!mayShare(words, row, before.row))
          problems.push(`repeats the ${words} of line ${before.line}`);
      }
      if (problems.length > 0) bad.push({ line, reason: problems.join('; ') });
      else rows.push(row);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`The file cannot be read: ${(error as CsvError).message}`);
  }
  const missing = NEEDED.filter((field) => !header.includes(COLUMNS[field].column));
  if (missing.length > 0) {
    throw new ImportRefused(`This is no list of high schools: it lacks the columns ${missing.join(', ')}.`);
  }
  if (bad.length > 0) {
    const all = rows.length + bad.length;
    throw new ImportRefused(`${bad.length} of ${all} rows cannot be read. Nothing was loaded.`, bad);
  }
  if (rows.length === 0) throw new ImportRefused('The file names no school.');
  skipped.addAll(mendedQuotes, mended.lines);
  const known = FIELDS.map((field) => COLUMNS[field].column);
  return {
    rows,
    unusedColumns: header.filter((name) => !known.includes(name)),
    absentColumns: known.filter((name) => !header.includes(name)),
    skipped: skipped.list,
  };
}

function readRow(record: Cells, problems: string[]): SchoolRow {
  const read = Object.fromEntries(
    FIELDS.map((field) => {
      const rule = COLUMNS[field];
      const { column } = rule;
      const cell = (record[column] ?? '').replaceAll(/\s+/g, ' ');
      const value = isNothing(cell) || (field === 'county' && cell === everyCounty) ? '' : cell;
      if (value.length > LONGEST || /\p{Cc}/u.test(value)) problems.push(`${column} cannot be stored`);
      else if (value !== '' && rule.form && !rule.form.test(value)) {
        problems.push(`${column} “${value.slice(0, 40)}” is no ${rule.what}`);
      }
      return [field, value === '' ? null : value];
    }),
  ) as Record<keyof SchoolRow, string | null>;
  for (const field of NEEDED) if (read[field] === null) problems.push(`${field} is empty`);
  const code = read.county === null ? undefined : countyCode(read.county);
  if (read.county !== null && code === undefined) {
    problems.push(`county “${read.county.slice(0, 40)}” is none of North Carolina`);
  }
  const county = code === undefined ? null : countyName(code);
  return { ...read, name: read.name ?? '', city: read.city ?? '', county };
}

/** Schools of one building share the id of the survey, and have CEEB codes of their own. */
function mayShare(code: Code, one: SchoolRow, other: SchoolRow): boolean {
  return code === 'NCES id' && one.ceeb !== null && other.ceeb !== null;
}

type Code = 'CEEB code' | 'NCES id' | 'state code';

function marks(row: SchoolRow): (readonly [mark: string, words: Code])[] {
  return [
    ...(row.ceeb === null ? [] : [[`ceeb ${row.ceeb}`, 'CEEB code'] as const]),
    ...(row.nces === null ? [] : [[`nces ${row.nces}`, 'NCES id'] as const]),
    ...(row.state === null ? [] : [[`state ${row.state}`, 'state code'] as const]),
  ];
}
