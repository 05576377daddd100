import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { Secret } from '@longleaf/platform/secret';
import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { ALWAYS_TOLD } from '@longleaf/rules/recruiting/told';
import { consentWords } from './modules/recruiting/index.ts';
import { insertDemoActivities } from './demo-activities.ts';
import { insertDemoApplications } from './demo-applications.ts';
import { insertDemoListedStudent } from './demo-direct-admission.ts';
import { insertDemoPlans } from './demo-plans.ts';
import { insertDemoProfile } from './demo-profiles.ts';
import { insertDemoReceipts } from './demo-receipts.ts';
import { insertDemoTranscripts } from './demo-transcripts.ts';
import type { Queryable } from '@longleaf/platform/jobs/queue';

/** A college with the name that stands in what was agreed. */
type Asked = { college: number; name: string };
const NOBODY: readonly Asked[] = [];

/** What a demo person has from the start, newest last: colleges by UNITID, careers by O*NET-SOC and programs by CIP code. */
const DEMO_DATA = [
  {
    person: DEMO_PEOPLE.student,
    // UNC Chapel Hill, NC State, UNC Asheville, NC A&T, Wake Tech.
    colleges: [199120, 199193, 199111, 199102, 199856],
    recruiting: [{ college: 199111, name: 'University of North Carolina Asheville' }],
    // Physical therapist assistants, registered nurses; biology, registered nursing.
    careers: ['31-2021.00', '29-1141.00'],
    programs: ['26.0101', '51.3801'],
    searches: [
      {
        name: 'Four-year, close to home',
        search: {
          filters: [
            { key: 'zip', group: 'distance', value: '27601' },
            { key: 'radius', group: 'distance', value: '50' },
            { key: 'schoolType', group: 'schoolType', value: 'FourYear' },
          ],
        },
      },
    ],
  },
  {
    person: DEMO_PEOPLE.senior,
    colleges: [198419, 199193, 199139],
    recruiting: [{ college: 199193, name: 'North Carolina State University at Raleigh' }],
    // Software developers; computer science.
    careers: ['15-1252.00'],
    programs: ['11.0701'],
    searches: [],
  },
  {
    person: DEMO_PEOPLE.parent,
    colleges: [199102, 199856],
    recruiting: NOBODY,
    careers: ['47-2111.00'],
    programs: ['46.0302'],
    searches: [],
  },
  ...[DEMO_PEOPLE.college, DEMO_PEOPLE.adult, DEMO_PEOPLE.educator].map((person) => ({
    person,
    colleges: [],
    recruiting: NOBODY,
    careers: [],
    programs: [],
    searches: [],
  })),
];

/**
 * Gives the demo people their data, once: a person who was there before keeps what they have made of it.
 * @param issuer the embedded sign-in provider, which made the accounts.
 * @param profile what seals their addresses, and the day from which graduation years count.
 */
export async function ensureDemoData(
  database: Database,
  issuer: string,
  profile: { dataSecret: Secret; today: string },
): Promise<void> {
  for (const { person, colleges, recruiting, careers, programs, searches } of DEMO_DATA) {
    await inTransaction(database, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into portal.people (issuer, subject) values ($1, $2)
         on conflict (issuer, subject) do nothing returning id`,
        [issuer, person.sub],
      );
      const id = rows[0]?.id;
      if (id === undefined) return;
      await insertDemoProfile(client, id, person, profile);
      await client.query(
        `insert into portal.saved_colleges (person_id, college_id, saved_at)
         select $1, college, now() - interval '10 days' + place * interval '1 day'
         from unnest($2::int[]) with ordinality as given (college, place)`,
        [id, colleges],
      );
      await client.query(
        `with made as (
           insert into portal.prospects (person_id, application_definition_id, source, is_active)
           select $1, college, 'College Recruiter', true from unnest($2::int[]) as given (college)
           returning id, application_definition_id)
         insert into portal.prospect_changes (prospect_id, change, source, told, words)
         select id, 'asked', 'College Recruiter', $3, words
         from made join unnest($2::int[], $4::text[]) as given (college, words)
           on college = application_definition_id`,
        [
          id,
          recruiting.map(({ college }) => college),
          JSON.stringify(ALWAYS_TOLD),
          recruiting.map(({ name }) => consentWords(name, ALWAYS_TOLD)),
        ],
      );
      await saveCodes(client, 'portal.saved_careers', id, careers);
      await saveCodes(client, 'portal.saved_programs', id, programs);
      await insertDemoActivities(client, id, person);
      if (person === DEMO_PEOPLE.senior) {
        await insertDemoApplications(client, id, profile.today);
        await insertDemoTranscripts(client, id, profile.dataSecret);
        await insertDemoReceipts(client, id);
        await insertDemoListedStudent(client, profile.dataSecret);
        await insertDemoPlans(client, id);
      }
      for (const { name, search } of searches) {
        await client.query(
          'insert into portal.saved_searches (person_id, name, search) values ($1, $2, $3)',
          [id, name, JSON.stringify(search)],
        );
      }
    });
  }
}

async function saveCodes(
  client: Queryable,
  table: 'portal.saved_careers' | 'portal.saved_programs',
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await client.query(
    `insert into ${table} (person_id, code, saved_at)
     select $1, code, now() - interval '10 days' + place * interval '1 day'
     from unnest($2::text[]) with ordinality as given (code, place)`,
    [personId, codes],
  );
}
