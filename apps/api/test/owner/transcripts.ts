import type { SchoolRecord } from '../../src/modules/transcripts/record.ts';
import { recordKeys, sealRecord } from '../../src/modules/transcripts/sealed-records.ts';
import { OWN } from './own.ts';
import { firstId, type Person } from './person.ts';

const recordOfOwner: SchoolRecord = {
  school: { ceeb: '341985', name: 'A L Brown High' },
  student: { number: '1', firstName: 'Ada', lastName: 'Byrd', dateOfBirth: '2008-12-10' },
  isComplete: false,
  summary: { gpa: null, weightedGpa: null, creditsEarned: null, classRank: null, classSize: null },
  terms: [
    {
      name: 'Fall',
      courses: [{ code: null, title: OWN.course, grade: null, creditsAttempted: null, creditsEarned: null }],
    },
  ],
  tests: [],
};

/** A transcript that is asked for with an application, and the school's record that it is made from. */
export async function askForTranscript({ api, id }: Person, application: number) {
  const { query } = api.database;
  const transcript = firstId(
    await query<{ id: number }>(
      `insert into portal.transcript_requests (person_id, application_id, college_id, ceeb, type, asked_at, release_on)
       values ($1, $2, $3, '341985', 'Final', now(), $4) returning id`,
      [id, application, OWN.college, OWN.releaseOn],
    ),
  );
  await query(`insert into portal.transcript_events (request_id, status, at) values ($1, 'Pending', now())`, [
    transcript,
  ]);
  await query(
    `insert into portal.transcript_deliveries (id, request_id, number, way, made_at)
     values (gen_random_uuid(), $1, 1, 'mail', now())`,
    [transcript],
  );
  await query(
    `insert into portal.transcript_consents (person_id, agreed_at, words) values ($1, now(), 'I agree')`,
    [id],
  );
  const of = { personId: id, ceeb: '341985', isComplete: false };
  const record = firstId(
    await query<{ id: number }>(
      `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
       values ($1, $2, $3, $4, now()) returning id`,
      [id, of.ceeb, of.isComplete, sealRecord(recordKeys(OWN.dataSecret), of, recordOfOwner)],
    ),
  );
  return { transcript, record };
}
