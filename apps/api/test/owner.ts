import { createHash } from 'node:crypto';
import { personalTables } from '../src/kept-data.ts';
import { getTableName } from 'drizzle-orm';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { policies } from '../src/policies.ts';
import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { NO_CAREER_PLAN } from '@longleaf/rules/career-plans/plan';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { orderKeys, sealDetails } from '../src/modules/orders/index.ts';
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

/** The category of 'Social' in the interest profiler. */
const SOCIAL = 4;

/** What an owner has, each told from what everybody else has. */
export const OWN = {
  draftKey: Buffer.alloc(32, 7).toString('base64'),
  statement: 'statement of the owner.txt',
  statementText: 'Why the owner wants to study',
  shareName: 'For the aunt of the owner',
  toldMajor: 'Told major of the owner',
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
  enrichment: 47,
  otherEnrichment: 1,
  school: 'hs-00134',
  otherSchool: 'hs-00515',
  studentNumber: '73310042',
  activity: 'Activity of the owner',
  event: 'Event of the owner',
  /** The id that it has in the file that it came from. */
  importedUid: 'owners-event@example.org',
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
  orderName: 'Thing that the owner ordered',
  vendorResult: 'Vendor result of the owner',
  courses: 'Courses of the owner',
  nextSteps: 'Next Steps answer of the owner',
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

/** What events of a file are told apart by. */
export function importDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export type Owner = {
  id: string;
  token: string;
  collegeRow: number;
  searchRow: number;
  activities: readonly number[];
  event: number;
  /** The row of an LSAT. */
  testScore: number;
  formerPlan: number;
  intent: number;
  statements: number;
  sharedPlan: number;
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
  /** A finished session of the interest profiler. */
  assessment: number;
  /** One that is not finished, and the id of its only answer. */
  openAssessment: number;
  answer: number;
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

/** Keeps a final statement, and gives the id of the row. */
async function sendStatement(api: TestApi, token: string): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([OWN.statementText]), OWN.statement);
  const { json } = await api.call('POST', '/collegePlanning/UploadPersonalStatement/final', { token, body });
  return (json as { id: number }).id;
}

/** Makes a link to the plan, and gives the id of the row. */
async function sharePlan(api: TestApi, token: string): Promise<number> {
  const body = { name: OWN.shareName, parts: ['colleges'] };
  const { json } = await api.call('POST', '/sharedPlans', { token, body });
  return (json as { plan: { id: number } }).plan.id;
}

/** The form is done, the last step of the college pathway saved. */
async function walkPathway({ database: { query } }: TestApi, id: string): Promise<void> {
  // A parent may open the form at any time.
  await query('update portal.profiles set role = role | 16 where person_id = $1', [id]);
  await query(
    `insert into portal.next_step_answers
       (person_id, pathway_id, step_number, responses, completed_at, saved_at)
     values ($1, 0, 1, $2::jsonb, '2019-03-02T03:02:01Z', now())`,
    [id, JSON.stringify([{ step: 1, question: 3, answer: OWN.nextSteps }])],
  );
  await query(
    `insert into portal.next_step_pathways (person_id, pathway_id, completed_at)
     values ($1, 0, '2017-03-02T03:02:01Z')`,
    [id],
  );
  await query(
    `insert into portal.next_step_forms (person_id, reference, opened_at, completed_at)
     values ($1, $1, '2016-03-02T03:02:01Z', '2018-03-02T03:02:01Z')`,
    [id],
  );
}

/** A finished interest profiler with 'Social' first, and another that is begun. */
async function takeProfiler({ database: { query } }: TestApi, id: string) {
  const sessions = await query<{ id: number }>(
    `insert into portal.assessment_sessions (person_id, assessment_id, started_at, completed_at, is_legacy)
     values ($1, 1, now(), now(), true), ($1, 1, now(), null, false) returning id`,
    [id],
  );
  const [assessment = 0, openAssessment = 0] = sessions.rows.map((row) => row.id);
  const { questions } = INTEREST_PROFILER;
  const answers = await query<{ id: number }>(
    `insert into portal.assessment_answers (person_id, session_id, question_id, answer, answered_at)
     select $1::uuid, $2::int, question, answer, timestamptz '2026-05-01' from unnest($3::int[], $4::text[]) as given (question, answer)
     union all select $1::uuid, $5::int, 1001, '4', timestamptz '2026-05-01' returning id`,
    [
      id,
      assessment,
      questions.map((one) => one.id),
      questions.map(({ categoryId }) => (categoryId === SOCIAL ? '5' : '2')),
      openAssessment,
    ],
  );
  return { assessment, openAssessment, answer: answers.rows.at(-1)?.id ?? 0 };
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
  const profile = {
    nickname: OWN.nickname,
    dateOfBirth: '2008-01-27',
    socialSecurityNumber: OWN.number,
    mailAddress: address,
  };
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
  const testScore = await query<{ id: number }>(
    `insert into portal.test_scores (person_id, test_id, subject, taken_on, scores, place)
     values ($1, 16, null, '2020-06-08', '{"score":160}', 1), ($1, 3, '07', '2026-05-08', '{"score":4}', 2) returning id`,
    [id],
  );
  const event = await query<{ id: number }>(
    `insert into portal.calendar_events (person_id, name, school_name, category, start, "end", all_day_event, description, repeats, imported_as)
     values ($1, $2, '', 'Private', '2026-11-17T16:00', '2026-11-17T16:45', false, '', 'never', $3) returning id`,
    [id, OWN.event, importDigest(`${OWN.importedUid}\n\n`)],
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
  await query('insert into portal.saved_enrichment (person_id, code) values ($1, $2)', [
    id,
    String(OWN.enrichment),
  ]);
  await query(
    `insert into portal.prospects (person_id, application_definition_id, source, is_active)
     values ($1, $2, 'College Recruiter', true)`,
    [id, OWN.college],
  );
  await api.call('POST', '/Prospect/addRecruiterAdditionalData', {
    token,
    body: { additionalData: { intendedMajor: OWN.toldMajor } },
  });
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
  const order = newReference();
  await query(
    `insert into portal.orders (person_id, reference, captcha, details, ordered_at, mailed)
     values ($1, $2, $2, $3, '2026-01-02', false)`,
    [
      id,
      order,
      sealDetails(orderKeys(OWN.dataSecret), order, {
        items: [{ id: 'x', name: OWN.orderName, quantity: 1 }],
        mailingAddress: {
          ...EMPTY_ADDRESS,
          key: '',
          isVerified: false,
          userOverride: false,
          resultCodes: [],
          signature: '',
          addressType: '',
        },
      }),
    ],
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
  await query(
    `insert into portal.career_plans (person_id, version, is_complete, revised_at, counts_for_grade_8, counts_for_grade_10)
     values ($1, 1, false, '2026-01-02', false, false)`,
    [id],
  );
  await query(
    `insert into portal.career_plan_versions (person_id, version, content, is_complete, school_year, revised_at, revised_by)
     values ($1, 1, $2, false, '2025-26', '2026-01-02', 'Owner')`,
    [id, JSON.stringify({ ...NO_CAREER_PLAN, courses: OWN.courses })],
  );
  await query(`insert into portal.vendor_names (person_id, name, given_at) values ($1, $2, '2020-01-02')`, [
    id,
    `vendor name of ${subject}`,
  ]);
  await query(
    `insert into portal.vendor_results (person_id, config_id, vendor_result_id, title, summary, areas, completed_at, received_at)
     values ($1, 104, 'r1', $2, '', '[]', '2026-01-02', '2026-01-02')`,
    [id, OWN.vendorResult],
  );
  await query(
    `insert into portal.vendor_refusals (person_id, config_id, refused_at) values ($1, 100, '2098-01-02')`,
    [id],
  );
  const assessment = await takeProfiler(api, id);
  await walkPathway(api, id);
  return {
    id,
    ...assessment,
    token,
    collegeRow: college.rows[0]?.id ?? 0,
    searchRow: search.rows[0]?.id ?? 0,
    event: event.rows[0]?.id ?? 0,
    activities: activities.rows.map((row) => row.id),
    testScore: testScore.rows[0]?.id ?? 0,
    formerPlan: formerPlan.rows[0]?.id ?? 0,
    intent: intent.rows[0]?.id ?? 0,
    statements: await sendStatement(api, token),
    sharedPlan: await sharePlan(api, token),
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
