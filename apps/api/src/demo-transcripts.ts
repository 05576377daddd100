import { sealRecordOf, type SchoolRecord } from './modules/transcripts/index.ts';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { Secret } from '@longleaf/platform/secret';
import type { TranscriptStatusName } from '@longleaf/rules/transcripts/states';

type DemoTranscript = {
  college: number;
  type: 'Initial' | 'Final';
  /** What happened, and how many days ago. */
  happened: readonly (readonly [status: TranscriptStatusName, daysAgo: number])[];
};

/** NC A&T has the first transcript; the final one waits for June. */
const TRANSCRIPTS: readonly DemoTranscript[] = [
  {
    college: 199102,
    type: 'Initial',
    happened: [
      ['Pending', 12],
      ['Released', 12],
      ['Sent', 11],
      ['Received', 8],
    ],
  },
  { college: 199102, type: 'Final', happened: [['Pending', 2]] },
];
const CLASS_OF_JUNE = '06-15';

type School = {
  ceeb: string;
  name: string;
  year: number;
  number: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
};

const course = (title: string, grade: string | null) => ({
  code: null,
  title,
  grade,
  creditsAttempted: '1',
  creditsEarned: grade === null ? null : '1',
});

// Made up, as everything about demo people.
const RECORD: Omit<SchoolRecord, 'school' | 'student'> = {
  isComplete: false,
  summary: { gpa: '3.61', weightedGpa: '4.05', creditsEarned: '21', classRank: '64', classSize: '402' },
  terms: [
    {
      name: 'Junior year',
      courses: [
        course('English III', 'A'),
        course('Math 3', 'B'),
        course('Chemistry', 'A'),
        course('Spanish II', 'B'),
      ],
    },
    {
      name: 'Senior year, fall',
      courses: [course('English IV', null), course('Precalculus', null), course('Biology', null)],
    },
  ],
  tests: [],
};

/** Gives a demo person with applications transcripts that were asked for. No school and no college hears of them. */
export async function insertDemoTranscripts(
  client: Queryable,
  personId: string,
  dataSecret: Secret,
): Promise<void> {
  const { rows: own } = await client.query<School>(
    `select c.ceeb_code as ceeb, coalesce(s.name, c.name) as name, p.graduation_year as year,
       p.student_number as number, p.first_name as "firstName", p.last_name as "lastName",
       p.date_of_birth::text as "dateOfBirth"
     from portal.profiles p
     join catalog.school_code c on c.school_id = substr(p.primary_school_crm_id, 4)::int
     left join catalog.school s on s.id = c.school_id
     where p.person_id = $1 and c.ceeb_code is not null`,
    [personId],
  );
  const [school] = own;
  if (!school) return;
  const about = { personId, ceeb: school.ceeb, isComplete: false };
  const { number, firstName, lastName, dateOfBirth } = school;
  const record: SchoolRecord = {
    ...RECORD,
    school: { ceeb: school.ceeb, name: school.name },
    student: { number, firstName, lastName, dateOfBirth },
  };
  await client.query(
    `insert into portal.transcript_records (person_id, ceeb, is_complete, record, imported_at)
     values ($1, $2, false, $3, now() - interval '12 days')`,
    [personId, school.ceeb, sealRecordOf(dataSecret, about, record)],
  );
  const final = `${school.year}-${CLASS_OF_JUNE}`;
  for (const { college, type, happened } of TRANSCRIPTS) {
    const { rows } = await client.query<{ id: number }>(
      `insert into portal.transcript_requests
         (person_id, application_id, college_id, ceeb, type, status, asked_at, release_on)
       select person_id, id, college_id, $3, $4, $5, now() - $6 * interval '1 day', $7
       from portal.applications where person_id = $1 and college_id = $2 returning id`,
      [
        personId,
        college,
        school.ceeb,
        type,
        happened.at(-1)?.[0],
        happened[0]?.[1],
        type === 'Final' ? final : easternDay(new Date(Date.now() - 12 * 86_400_000)),
      ],
    );
    if (!rows[0]) continue;
    for (const [status, daysAgo] of happened) {
      await client.query(
        `insert into portal.transcript_events (request_id, status, at) values ($1, $2, now() - $3 * interval '1 day')`,
        [rows[0].id, status, daysAgo],
      );
    }
    await client.query(
      `update portal.application_tasks set completed_at = now() - $2 * interval '1 day', done_by = 'transcript'
       where task = 'transcript' and completed_at is null
         and application_id in (select application_id from portal.transcript_requests where id = $1)`,
      [rows[0].id, happened[0]?.[1]],
    );
  }
}
