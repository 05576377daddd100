import { personalTables } from '../src/kept-data.ts';
import { getTableName } from 'drizzle-orm';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { policies } from '../src/policies.ts';
import { newReference } from '../src/modules/receipts/index.ts';
import {
  digestsOf,
  listKeys,
  sealAsked,
  sealStudent,
} from '../src/modules/direct-admission/sealed-students.ts';
import type { SchoolRecord } from '../src/modules/transcripts/record.ts';
import { recordKeys, sealRecord } from '../src/modules/transcripts/sealed-records.ts';
import type { TestApi } from './start-api.ts';

/** What an owner has, each told from what everybody else has. */
export const OWN = {
  draftKey: Buffer.alloc(32, 7).toString('base64'),
  nickname: 'Nickname of the owner',
  street: '77 Street of the Owner',
  number: '219-09-9998',
  religion: 'Religion of the owner',
  guardian: 'Guardianofowner',
  notes: 'Notes of the owner',
  major: 'Major of the owner',
  search: 'Search of the owner',
  college: 199120,
  otherCollege: 199193,
  career: '29-1141.00',
  careerName: 'registered-nurses',
  otherCareer: '15-1252.00',
  program: '51.3801',
  otherProgram: '11.0701',
  school: 'hs-00134',
  otherSchool: 'hs-00515',
  studentNumber: '73310042',
  activity: 'Activity of the owner',
  reportedCollege: 'Reported college of the owner',
  intentNote: 'Intent note of the owner',
  careerGoal: 'Career goal of the owner',
  formerGoal: 'Former goal of the owner',
  shortText: 'In short of the owner',
  applicationNote: 'Application note of the owner',
  file: 'File of the owner',
  firstName: 'Philippa',
  remindersSince: '2018-04-03T02:01:00.000Z',
  feedMadeAt: '2019-05-04T03:02:01.000Z',
  deletedOn: '2099-01-02T03:04:05.000Z',
  releaseOn: '2098-06-07',
  course: 'Course of the owner',
  dataSecret: 'secret of the API that owners are made in',
} as const;

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

export type Owner = {
  id: string;
  token: string;
  collegeRow: number;
  searchRow: number;
  activities: readonly number[];
  formerPlan: number;
  intent: number;
  reported: number;
  application: number;
  task: number;
  ownTask: number;
  transcript: number;
  record: number;
  file: string;
  recommendation: number;
  /** The number of a receipt. */
  receipt: string;
  /** Removes something of the owner's and gives the slip that takes it back. */
  removed: (path: string, body?: unknown, method?: string) => Promise<string>;
  /** Everything that the database keeps about the owner, as text. */
  kept: () => Promise<string>;
};

const seconds = () => Math.floor(Date.now() / 1000);

/** A token of a sign-in just now. */
export function tokenOf(api: TestApi, subject: string): Promise<string> {
  return api.issuer.token(subject, { authTime: seconds() - 60 });
}

/** Somebody with a row of every kind. */
export async function makeOwner(api: TestApi, subject: string): Promise<Owner> {
  const token = await tokenOf(api, subject);
  await api.call('GET', '/users/draftkey', { token });
  const { query } = api.database;
  const found = await query<{ id: string }>('select id from portal.people where subject = $1', [subject]);
  const id = found.rows[0]?.id ?? '';
  await query('update portal.draft_keys set key = $2 where person_id = $1', [id, OWN.draftKey]);
  const address = { street: OWN.street, city: 'Durham', state: 'NC', postalCode: '27701', country: 'US' };
  const profile = { nickname: OWN.nickname, socialSecurityNumber: OWN.number, mailAddress: address };
  await api.call('PUT', '/users/profile/save', { token, body: profile });
  await query(
    `update portal.profiles set first_name = $2, email = 'owner@example.org', email_verified = true where person_id = $1`,
    [id, OWN.firstName],
  );
  const guardians = [{ firstName: OWN.guardian, lastName: 'Lee' }];
  await api.call('PUT', '/users/parentguardianinfo', { token, body: { guardians } });
  await query('insert into portal.profile_demographics (person_id, religious_affiliation) values ($1, $2)', [
    id,
    OWN.religion,
  ]);
  await query('insert into portal.associated_schools (person_id, crm_id) values ($1, $2)', [id, OWN.school]);
  const college = await query<{ id: number }>(
    'insert into portal.saved_colleges (person_id, college_id, notes) values ($1, $2, $3) returning id',
    [id, OWN.college, OWN.notes],
  );
  const search = await query<{ id: number }>(
    `insert into portal.saved_searches (person_id, name, search) values ($1, $2, '{}') returning id`,
    [id, OWN.search],
  );
  const activities = await query<{ id: number }>(
    `insert into portal.activity_items (person_id, section, item, position, short_text)
     values ($1, 'networking', $2, 0, $3), ($1, 'networking', '{"name":"Another"}', 1, '') returning id`,
    [id, JSON.stringify({ name: OWN.activity }), OWN.shortText],
  );
  await query(
    `insert into portal.transition_plans (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
     values ($1, 'Work', '', $2, '', '', '2026-02-03T04:05:06Z')`,
    [id, OWN.careerGoal],
  );
  const formerPlan = await query<{ id: number }>(
    `insert into portal.former_transition_plans (person_id, path_type, plan_description_notes, career_goal_notes, support_notes, next_transition_notes, saved_at)
     values ($1, 'Work', '', $2, '', '', '2026-01-02T03:04:05Z') returning id`,
    [id, OWN.formerGoal],
  );
  const intent = await query<{ id: number }>(
    `insert into portal.intents_to_enroll (person_id, college_id, college_name, reasons, reason_notes, saved_at)
     values ($1, $2, 'x', '[1]', $3, '2026-02-03T04:05:06Z') returning id`,
    [id, OWN.college, OWN.intentNote],
  );
  const reported = await query<{ id: number }>(
    `insert into portal.self_reported_applications (person_id, college_name, submitted_on)
     values ($1, $2, '2026-02-03') returning id`,
    [id, OWN.reportedCollege],
  );
  await sendPoolForms(api, token);
  await standOnList(api, id);
  await query('insert into portal.saved_careers (person_id, code) values ($1, $2)', [id, OWN.career]);
  await query('insert into portal.saved_programs (person_id, code) values ($1, $2)', [id, OWN.program]);
  await query(
    `insert into portal.prospects (person_id, application_definition_id, source, is_active)
     values ($1, $2, 'College Recruiter', true)`,
    [id, OWN.college],
  );
  const application = await query<{ id: number }>(
    `insert into portal.applications (person_id, college_id, kind, note, started_at)
     values ($1, $2, 'first-year', $3, now()) returning id`,
    [id, OWN.college, OWN.applicationNote],
  );
  const tasks = await query<{ id: number }>(
    `insert into portal.application_tasks (application_id, task, title, position)
     values ($1, 'form', null, 0), ($1, null, 'Task of the owner', 1) returning id`,
    [application.rows[0]?.id],
  );
  const taken = await api.files.take({
    name: 'letter.txt',
    contentType: 'text/plain',
    bytes: Buffer.from(OWN.file),
  });
  const files = Scope.permit(policies.file, 'file:change', { kind: 'person', id }, { owner: id });
  await inTransaction(api.database, (tx) => api.files.keep(tx, files, taken));
  const transcript = await query<{ id: number }>(
    `insert into portal.transcript_requests (person_id, application_id, college_id, ceeb, type, asked_at, release_on)
     values ($1, $2, $3, '341985', 'Final', now(), $4) returning id`,
    [id, application.rows[0]?.id, OWN.college, OWN.releaseOn],
  );
  await query(`insert into portal.transcript_events (request_id, status, at) values ($1, 'Pending', now())`, [
    transcript.rows[0]?.id,
  ]);
  await query(
    `insert into portal.transcript_deliveries (id, request_id, number, way, made_at)
     values (gen_random_uuid(), $1, 1, 'mail', now())`,
    [transcript.rows[0]?.id],
  );
  await query(
    `insert into portal.transcript_consents (person_id, agreed_at, words) values ($1, now(), 'I agree')`,
    [id],
  );
  const of = { personId: id, ceeb: '341985', isComplete: false };
  const record = await query<{ id: number }>(
    `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
     values ($1, $2, $3, $4, now()) returning id`,
    [id, of.ceeb, of.isComplete, sealRecord(recordKeys(OWN.dataSecret), of, recordOfOwner)],
  );
  await query(`update portal.application_tasks set attachment_id = $2, attachment_name = 'x' where id = $1`, [
    tasks.rows[0]?.id,
    taken.kept.id,
  ]);
  await query(
    `insert into portal.calendar_feeds (person_id, token_digest, language, made_at) values ($1, sha256($2::bytea), 'en', $3)`,
    [id, subject, OWN.feedMadeAt],
  );
  await query(
    `insert into portal.reminder_choices (person_id, chosen_at, first_day) values ($1, $2, '2018-04-03')`,
    [id, OWN.remindersSince],
  );
  await query(
    `insert into portal.reminder_days (person_id, day, token_digest) values ($1, '2018-04-03', sha256($2::bytea))`,
    [id, `reminder ${subject}`],
  );
  const receipt = newReference();
  await query(
    `insert into portal.receipts (reference, person_id, kind, subject, college_id, sent_at)
     values ($1, $2, 'application', $3, $4, now())`,
    [receipt, id, application.rows[0]?.id, OWN.college],
  );
  const recommendation = await query<{ id: number }>(
    `insert into portal.application_tasks (application_id, task, position) values ($1, 'recommendation', 2)
     returning id`,
    [application.rows[0]?.id],
  );
  await query(
    `insert into portal.application_invitations
       (application_id, task_id, email, first_name, last_name, student_name, token_digest, created_at, sent_at, expires_at)
     values ($1, $2, 'invited@example.org', 'Ida', 'Greer', 'Owner', sha256($3::bytea), '2020-01-01', '2020-01-01',
             '2099-01-01')`,
    [application.rows[0]?.id, recommendation.rows[0]?.id, subject],
  );
  await query(
    `insert into portal.letter_deliveries (id, application_id, invitation_id, number, sent_at)
     select gen_random_uuid(), application_id, id, 1, now() from portal.application_invitations where application_id = $1`,
    [application.rows[0]?.id],
  );
  await query(
    'insert into portal.person_deletions (person_id, requested_at, delete_after) values ($1, now(), $2)',
    [id, OWN.deletedOn],
  );
  return {
    id,
    token,
    collegeRow: college.rows[0]?.id ?? 0,
    searchRow: search.rows[0]?.id ?? 0,
    activities: activities.rows.map((row) => row.id),
    formerPlan: formerPlan.rows[0]?.id ?? 0,
    intent: intent.rows[0]?.id ?? 0,
    reported: reported.rows[0]?.id ?? 0,
    application: application.rows[0]?.id ?? 0,
    task: tasks.rows[0]?.id ?? 0,
    ownTask: tasks.rows[1]?.id ?? 0,
    transcript: transcript.rows[0]?.id ?? 0,
    record: record.rows[0]?.id ?? 0,
    file: taken.kept.id,
    recommendation: recommendation.rows[0]?.id ?? 0,
    receipt,
    removed: async (path, body, method = 'POST') => {
      const reply = await api.call(method, path, { token, ...(body !== undefined && { body }) });
      return (reply.json as { undo: string }).undo;
    },
    kept: () => everythingOf(api, id),
  };
}

/** The owner stands on the list of direct admission, and has looked. */
async function standOnList({ database: { query } }: TestApi, id: string): Promise<void> {
  await query('update portal.profiles set student_number = $2 where person_id = $1', [id, OWN.studentNumber]);
  const keys = listKeys(OWN.dataSecret);
  const student = { number: OWN.studentNumber, lastName: 'Owner' };
  const [digest] = digestsOf(keys, student);
  await query('insert into portal.listed_students (digest, student) values ($1, $2) on conflict do nothing', [
    digest,
    sealStudent(keys, digest, { ...student, ceebCode: '341985', colleges: 'all' }),
  ]);
  await query('insert into portal.list_looks (person_id, asked, looked_at) values ($1, $2, now())', [
    id,
    sealAsked(keys, id, student),
  ]);
}

/** Both are kept where the clock of the API says that the pool is open, and its facts know the university. */
async function sendPoolForms(api: TestApi, token: string): Promise<void> {
  const crp = {
    gradDate: '2026-06-11',
    intendedMajor: OWN.major,
    requireCampusHousing: true,
    appliedToUncInstitution: false,
    entryTerm: 'Fall',
    textAuth: false,
    applyFinancialAid: true,
  };
  const taap = {
    name: { first: 'Ada', last: 'Lovelace' },
    email: 'owner@example.org',
    mailingAddress: { street1: OWN.street, city: 'Durham', state: 'NC', zip: '27701' },
    additionalData: { denialsReceivedFrom: 'Appalachian State University' },
  };
  await api.call('POST', '/Prospect/insertprospectcrp', { token, body: { additionalData: crp } });
  await api.call('POST', '/Prospect/insertprospecttaap', { token, body: taap });
}

async function everythingOf({ database }: TestApi, id: string): Promise<string> {
  const parts: unknown[] = [];
  for (const { table, owner, partOf } of personalTables) {
    const own = `select * from portal.${getTableName(owner.table)} where ${owner.name} = $1`;
    const text = partOf
      ? `select * from portal.${getTableName(table)} where ${partOf.key.name} in (select id from (${own}) as own)`
      : own;
    const { rows } = await database.query(`${text} order by 1`, [id]);
    parts.push(getTableName(table), rows);
  }
  return JSON.stringify(parts);
}
