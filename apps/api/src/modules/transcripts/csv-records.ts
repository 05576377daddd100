import { type BadRow, ImportRefused } from '@longleaf/catalog/import/refused';
import { parse } from 'csv-parse/sync';
import { type ReadRecord, type SchoolRecord, schoolRecordSchema } from './record.ts';

/** A row for each course; what is about the student and the summary stands in each, or in the first of them. */
const NEEDED = [
  'ceeb',
  'student_number',
  'last_name',
  'first_name',
  'date_of_birth',
  'complete',
  'term',
  'course_title',
] as const;
const OPTIONAL = [
  'school_name',
  'term_begins',
  'course_code',
  'grade',
  'credits_attempted',
  'credits_earned',
  'gpa',
  'weighted_gpa',
  'total_credits_earned',
  'class_rank',
  'class_size',
] as const;
type Column = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];
type Row = { line: number; cell: (column: Column) => string };

/**
 * The records in a CSV file, in the order of their first rows.
 * @throws ImportRefused naming each row that is wrong.
 */
export function recordsOfCsv(text: string): ReadRecord[] {
  const rows = readRows(text);
  const bad: BadRow[] = [];
  const records = [...Map.groupBy(rows, keyOf).values()].flatMap((ofStudent) => recordOf(ofStudent, bad));
  if (bad.length > 0) throw new ImportRefused('The file has rows that are wrong; nothing was loaded.', bad);
  if (records.length === 0) throw new ImportRefused('The file holds no row.');
  return records;
}

const keyOf = ({ cell }: Row) => `${cell('ceeb')} ${cell('student_number')} ${isComplete(cell('complete'))}`;
const beginOf = (ofTerm: readonly Row[]) => {
  const begins = ofTerm.map(({ cell }) => cell('term_begins')).find((text) => text !== '');
  return begins === undefined ? {} : { begins };
};
const isComplete = (text: string) => /^(yes|true|1)$/i.test(text);

function readRows(text: string): Row[] {
  let parsed: { record: string[]; info: { lines: number } }[];
  try {
    parsed = parse(text, { bom: true, info: true, trim: true, skip_empty_lines: true }) as never;
  } catch (error) {
    throw new ImportRefused(
      `The file is no CSV that can be read: ${error instanceof Error ? error.message : ''}`,
    );
  }
  const [header, ...rows] = parsed;
  const columns = (header?.record ?? []).map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const absent = NEEDED.filter((name) => !columns.includes(name));
  if (absent.length > 0) throw new ImportRefused(`The file has no column ${absent.join(', ')}.`);
  const places = new Map(columns.map((name, place) => [name, place]));
  return rows.map(({ record, info }) => ({
    line: info.lines,
    cell: (column) => record[places.get(column) ?? -1] ?? '',
  }));
}

function recordOf(rows: readonly Row[], bad: BadRow[]): ReadRecord[] {
  const [first] = rows;
  if (!first) return [];
  const before = bad.length;
  for (const { line, cell } of rows) {
    const say = (reason: string) => bad.push({ line, reason });
    if (!/^\d{6}$/.test(cell('ceeb'))) say('ceeb is no code of six digits');
    if (!/^\d{1,20}$/.test(cell('student_number')))
      say('student_number has other signs than digits, or none');
    if (!/^(\d{4}-(0[1-9]|1[0-2]))?$/.test(cell('term_begins')))
      say('term_begins is no month such as 2026-08');
    if (!/^(yes|no|true|false|1|0)$/i.test(cell('complete'))) say('complete is neither yes nor no');
    for (const column of ['last_name', 'date_of_birth', 'term', 'course_title'] as const)
      if (cell(column) === '') say(`${column} is empty`);
    for (const column of ['last_name', 'date_of_birth'] as const)
      if (cell(column) !== first.cell(column)) say(`${column} is another one than in line ${first.line}`);
  }
  const any = (column: Column) => rows.map(({ cell }) => cell(column)).find((text) => text !== '') ?? null;
  const record: SchoolRecord = {
    school: { ceeb: first.cell('ceeb'), name: any('school_name') ?? '' },
    student: {
      number: first.cell('student_number'),
      firstName: first.cell('first_name'),
      lastName: first.cell('last_name'),
      dateOfBirth: first.cell('date_of_birth'),
    },
    isComplete: isComplete(first.cell('complete')),
    summary: {
      gpa: any('gpa'),
      weightedGpa: any('weighted_gpa'),
      creditsEarned: any('total_credits_earned'),
      classRank: any('class_rank'),
      classSize: any('class_size'),
    },
    terms: [...Map.groupBy(rows, ({ cell }) => cell('term'))].map(([name, ofTerm]) => ({
      name,
      ...beginOf(ofTerm),
      courses: ofTerm.map(({ cell }) => ({
        code: cell('course_code') || null,
        title: cell('course_title'),
        grade: cell('grade') || null,
        creditsAttempted: cell('credits_attempted') || null,
        creditsEarned: cell('credits_earned') || null,
      })),
    })),
    tests: [],
  };
  const read = schoolRecordSchema.safeParse(record);
  if (!read.success && bad.length === before) {
    for (const { path, message } of read.error.issues)
      bad.push({ line: first.line, reason: `${path.join('.')}: ${message}` });
  }
  return read.success ? [{ line: first.line, record: read.data }] : [];
}
