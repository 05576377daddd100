import { stat } from 'node:fs/promises';
import { readAccepted } from '@longleaf/catalog/import/accepted';
import { type BadRow, ImportRefused } from '@longleaf/catalog/import/refused';
import { readText } from '@longleaf/catalog/import/read-text';
import { directAdmissionScopes } from '@longleaf/contract/direct-admission';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { Secret } from '@longleaf/platform/secret';
import { comparedName } from '@longleaf/rules/direct-admission/same-name';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { digestsOf, type ListedStudent, listKeys, sealStudent } from './sealed-students.ts';
import { listedStudents } from './tables.ts';

const LARGEST_BYTES = 100 * 1024 * 1024;
const COLUMNS = ['student_number', 'last_name', 'ceeb_code', 'colleges'] as const;
type Column = (typeof COLUMNS)[number];
const AT_ONCE = 5000;

/** What an import says that it takes away: accepted by `--accept lost-students`. */
export const LOST_STUDENTS = 'lost-students';

export type ImportedList = {
  /** Students of the list now. */
  read: number;
  /** Those of them with the code of a high school. */
  eligible: number;
  /** Students of the list before who are not on this one. */
  lost: number;
};

/**
 * Takes the state's list in place of the one before, all or nothing. The same file again changes nothing.
 * @throws ImportRefused naming each row that is wrong; and when students of the list before would be lost, unless that
 * is accepted.
 */
export async function importDirectAdmission(
  { database, dataSecret }: { database: Database; dataSecret: Secret },
  file: string,
  accept: readonly string[] = [],
): Promise<ImportedList> {
  readAccepted(accept, [LOST_STUDENTS]);
  if ((await stat(file)).size > LARGEST_BYTES) throw new ImportRefused('The file has more than 100 MB.');
  const students = studentsOf(await readText(file));
  const keys = listKeys(dataSecret);
  const digests = students.map((student) => digestsOf(keys, student)[0]);
  return inTransaction(database, async (tx) => {
    // Drizzle has no word for a lock of a table, nor for a list of digests that is looked through as a table.
    await tx.orm.execute(sql`lock table ${listedStudents} in share row exclusive mode`);
    const all = students.flatMap((student) => digestsOf(keys, student));
    const still = sql`select from unnest(${sql.param(all)}::bytea[]) as still (digest) where still.digest = ${listedStudents.digest}`;
    const lost = await tx.orm.$count(listedStudents, sql`not exists (${still})`);
    if (lost > 0 && !accept.includes(LOST_STUDENTS))
      throw new ImportRefused(
        `Students of the list before who are not in this file: ${lost.toLocaleString('en-US')}. They would lose their places; nothing was loaded. If that is right, add --accept ${LOST_STUDENTS}.`,
      );
    await tx.orm.delete(listedStudents);
    for (let start = 0; start < students.length; start += AT_ONCE) {
      const part = digests.slice(start, start + AT_ONCE);
      const rows = part.map((digest, index) => ({
        digest,
        student: sealStudent(keys, digest, students[start + index]!),
      }));
      await tx.orm.insert(listedStudents).values(rows);
    }
    const eligible = students.filter(({ ceebCode }) => ceebCode !== null).length;
    return { read: students.length, eligible, lost };
  });
}

/** The students of a CSV file. @throws ImportRefused naming each row that is wrong. */
function studentsOf(text: string): ListedStudent[] {
  const [header, ...rows] = parsed(text);
  const names = (header?.record ?? []).map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const absent = COLUMNS.filter((name) => !names.includes(name));
  if (absent.length > 0) throw new ImportRefused(`The file has no column ${absent.join(', ')}.`);
  const bad: BadRow[] = [];
  const lines = new Map<string, number>();
  const students = rows.map(({ record, info: { lines: line } }) => {
    const cell = (column: Column) => record[names.indexOf(column)] ?? '';
    const student = {
      number: cell('student_number'),
      lastName: cell('last_name'),
      ceebCode: cell('ceeb_code') || null,
      colleges: directAdmissionScopes.find((one) => one === cell('colleges').toLowerCase()) ?? 'all',
    };
    const say = (reason: string) => bad.push({ line, reason });
    if (!/^\d{1,20}$/.test(student.number)) say('student_number has other signs than digits, or none');
    if (comparedName(student.lastName) === '') say('last_name is empty');
    if (student.ceebCode !== null && !/^\d{6}$/.test(student.ceebCode))
      say('ceeb_code is no code of six digits');
    if (!/^(all|community)?$/i.test(cell('colleges'))) say('colleges is neither all nor community');
    const key = `${student.number} ${comparedName(student.lastName)}`;
    const before = lines.get(key);
    if (before === undefined) lines.set(key, line);
    else say(`is the student of line ${before} again`);
    return student;
  });
  if (bad.length > 0) throw new ImportRefused('The file has rows that are wrong; nothing was loaded.', bad);
  if (students.length === 0) throw new ImportRefused('The file holds no row.');
  return students;
}

function parsed(text: string): { record: string[]; info: { lines: number } }[] {
  try {
    return parse(text, { bom: true, info: true, trim: true, skip_empty_lines: true }) as never;
  } catch (error) {
    throw new ImportRefused(
      `The file is no CSV that can be read: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
