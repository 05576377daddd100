import { stat } from 'node:fs/promises';
import { readAccepted } from '@longleaf/catalog/import/accepted';
import { type BadRow, ImportRefused } from '@longleaf/catalog/import/refused';
import { readText } from '@longleaf/catalog/import/read-text';
import { schoolCode } from '@longleaf/catalog/tables/schools';
import type { Actor } from '@longleaf/http/actor';
import { Scope } from '@longleaf/http/policy';
import { anyOf } from '@longleaf/platform/any-of';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import type { Secret } from '@longleaf/platform/secret';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit/index.ts';
import { studentsWithNumber } from '../profile/index.ts';
import { recordsOfCsv } from './csv-records.ts';
import { recordOfXml } from './pesc/record-of.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import type { ReadRecord, SchoolRecord } from './record.ts';
import { openRecord, type RecordOf, recordKeys, sealRecord } from './sealed-records.ts';
import { transcriptRecords } from './tables.ts';

const LARGEST_BYTES = 100 * 1024 * 1024;
/** What an import says that it takes away: accepted by `--accept lost-courses`. */
export const LOST_COURSES = 'lost-courses';
const IMPORTER: Actor = { kind: 'program', name: 'send-transcripts' };

export type ImportedRecords = {
  /** Records in the file. */
  read: number;
  /** Of students who are here, and kept. */
  kept: number;
  /** Of students whom nobody here is known to be; nothing of them is kept. */
  unmatched: number;
};

/**
 * Takes the records of a school's file: PESC High School Transcript XML of one student, or CSV of many. All or nothing:
 * where a row is wrong nothing is kept. The same file again changes nothing; a later one takes the place of what was
 * there. A record is a student's when school, student number, last name and date of birth are those of the profile.
 * @throws ImportRefused naming each row that is wrong; and when records would lose courses, unless that is accepted: the
 * file may be cut off.
 */
export async function importRecords(
  { database, dataSecret, clock }: { database: Database; dataSecret: Secret; clock: Clock },
  file: string,
  accept: readonly string[] = [],
): Promise<ImportedRecords> {
  readAccepted(accept, [LOST_COURSES]);
  if ((await stat(file)).size > LARGEST_BYTES) throw new ImportRefused('The file has more than 100 MB.');
  const text = await readText(file);
  const records = /^\s*</.test(text) ? [recordOfXml(text)] : recordsOfCsv(text);
  return inTransaction(database, async (tx) => {
    const ids = await schoolIds(tx, records);
    let kept = 0;
    const keys = recordKeys(dataSecret);
    const shorter: BadRow[] = [];
    for (const { line, record } of records) {
      const { ceeb } = record.school;
      const [student, ...more] = await studentsWithNumber(tx, {
        schoolId: ids.get(ceeb) ?? 0,
        ...record.student,
      });
      // Two people who say the same of themselves: it is not known whose record it is.
      if (!student || more.length > 0) continue;
      const scope = Scope.permit(transcriptPolicy, 'transcript:change', IMPORTER, { owner: student });
      const of = { personId: scope.owner, ceeb, isComplete: record.isComplete };
      const row = { ...of, record: sealRecord(keys, of, record), importedAt: clock() };
      const had = await coursesBefore(tx, keys, of);
      const has = coursesOf(record);
      if (has < had) shorter.push({ line, reason: `the record has ${has} of the ${had} courses it had` });
      await tx.orm
        .insert(transcriptRecords)
        .values(row)
        .onConflictDoUpdate({
          target: [transcriptRecords.personId, transcriptRecords.ceeb, transcriptRecords.isComplete],
          set: { record: row.record, importedAt: row.importedAt },
        });
      await writeAudit(tx, scope, row.importedAt);
      kept += 1;
    }
    if (shorter.length > 0 && !accept.includes(LOST_COURSES))
      throw new ImportRefused(
        `Records would lose courses; is the file cut off? Nothing was loaded. If that is right, add --accept ${LOST_COURSES}.`,
        shorter,
      );
    return { read: records.length, kept, unmatched: records.length - kept };
  });
}

/** How many courses the record has that this one takes the place of; none where there is none. */
async function coursesBefore(
  tx: Transaction,
  keys: ReturnType<typeof recordKeys>,
  of: RecordOf,
): Promise<number> {
  const [before] = await tx.orm
    .select({ sealed: transcriptRecords.record })
    .from(transcriptRecords)
    .where(
      and(
        eq(transcriptRecords.personId, of.personId),
        eq(transcriptRecords.ceeb, of.ceeb),
        eq(transcriptRecords.isComplete, of.isComplete),
      ),
    );
  return before ? coursesOf(openRecord(keys, of, before.sealed)) : 0;
}

function coursesOf({ terms }: SchoolRecord): number {
  return terms.reduce((sum, { courses }) => sum + courses.length, 0);
}

/** The schools of the directory by their codes. @throws ImportRefused for a code that it does not know. */
async function schoolIds(tx: Transaction, records: readonly ReadRecord[]): Promise<Map<string, number>> {
  const codes = [...new Set(records.map(({ record }) => record.school.ceeb))];
  const rows = await tx.orm
    .select({ ceeb: schoolCode.ceebCode, id: schoolCode.schoolId })
    .from(schoolCode)
    .where(eq(schoolCode.ceebCode, anyOf(codes)));
  const ids = new Map(rows.flatMap(({ ceeb, id }) => (ceeb === null ? [] : [[ceeb, id] as const])));
  const unknown: BadRow[] = records
    .filter(({ record }) => !ids.has(record.school.ceeb))
    .map(({ line, record }) => ({
      line,
      reason: `the directory has no high school with the code ${record.school.ceeb}`,
    }));
  if (unknown.length > 0)
    throw new ImportRefused('The file has rows that are wrong; nothing was loaded.', unknown);
  return ids;
}
