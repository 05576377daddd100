import type { YourData } from '@longleaf/contract/your-data';
import { NO_CAREER_PLAN } from '@longleaf/rules/career-plans/plan';
import { describe, expect, it } from 'vitest';
import { testOf } from '@longleaf/rules/test-scores/tests';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });

async function dataOf(as: string): Promise<YourData> {
  return (await api.call('GET', '/users/yourData', { as })).json as YourData;
}

/** What stands on the page of one kind, each entry as name to value. */
const readIn = ({ sections }: YourData, id: string) =>
  sections
    .find((one) => one.id === id)
    ?.entries.map((entry) => Object.fromEntries(entry.map(({ name, value }) => [name, value])));

describe('your data in words', () => {
  it('says what codes stand for, and leaves one that stands for nothing as it is', async () => {
    await dataOf('mia');
    await api.database.pool.query(
      `with mia as (select id from portal.people where subject = 'mia'),
         colleges as (insert into portal.saved_colleges (person_id, college_id)
           select id, unnest(array[199120, 1]) from mia),
         careers as (insert into portal.saved_careers (person_id, code) select id, '29-1141.00' from mia),
         enrichment as (insert into portal.saved_enrichment (person_id, code)
           select id, unnest(array['1', '999']) from mia),
         schools as (insert into portal.associated_schools (person_id, crm_id)
           select id, 'hs-00134' from mia),
         searches as (insert into portal.saved_searches (person_id, name, search)
           select id, 'Near home', '{"filters":[{"key":"zip","group":"distance","value":"27601"},{"key":"radius","group":"distance","value":"25"},{"key":"state","value":"NC"},{"key":"netPrice","value":"10000"}],"view":"cards"}'
           from mia),
         asked as (insert into portal.prospects (person_id, application_definition_id, source, is_active)
           select id, 199120, 'College Recruiter', true from mia returning id),
         done as (insert into portal.activity_items (person_id, section, item, position)
           select id, 'projects', '{"name":"Pollen","date":"2026-03","tools":"","subjects":[8],"skills":[]}'::jsonb, 0 from mia
           union all
           select id, 'activities', '{"actName":"Band","actType":"music","actHoursWeek":9,"actContinue":true}'::jsonb, 1 from mia),
         changed as (insert into portal.prospect_changes (prospect_id, change, source)
           select id, 'asked', 'College Recruiter' from asked)
       insert into portal.saved_programs (person_id, code) select id, '51.3801' from mia`,
    );
    const data = await dataOf('mia');
    expect(readIn(data, 'activity_items')).toMatchObject([
      { Section: 'Projects', 'What you wrote': ['Pollen', '2026-03', 'Science'] },
      { Section: 'Activities', 'What you wrote': ['Band', 'Music', '9 hours a week', 'Still going on'] },
    ]);
    expect(readIn(data, 'saved_colleges')).toMatchObject([
      { College: 'University of North Carolina at Chapel Hill' },
      { College: 1 },
    ]);
    expect(readIn(data, 'saved_careers')).toMatchObject([{ Career: 'Registered Nurses' }]);
    expect(readIn(data, 'saved_programs')).toMatchObject([
      { Program: 'Registered Nursing/Registered Nurse' },
    ]);
    expect(readIn(data, 'saved_enrichment')).toMatchObject([
      { 'Enrichment program': "Governor's School East" },
      { 'Enrichment program': '999' },
    ]);
    expect(readIn(data, 'associated_schools')).toMatchObject([{ School: 'Chapel Hill High' }]);
    expect(readIn(data, 'saved_searches')).toMatchObject([
      {
        Name: 'Near home',
        'What it looks for': ['Within 25 miles of 27601', 'North Carolina', 'Net price under $10,000'],
      },
    ]);
    expect(readIn(data, 'prospects')).toMatchObject([
      { College: 'University of North Carolina at Chapel Hill', 'You still ask it': true },
    ]);
    expect(readIn(data, 'prospect_changes')).toMatchObject([{ 'What you did': 'You asked' }]);
    // The file has it as it is stored.
    expect(data.sections.find(({ id }) => id === 'saved_colleges')?.rows).toMatchObject([
      { collegeId: 199120 },
      { collegeId: 1 },
    ]);
  });

  it('names the parts of a plan as they were to whoever saved it: at school, or no longer there', async () => {
    await dataOf('una');
    await api.database.pool.query(
      `insert into portal.career_plan_versions
         (person_id, version, content, is_complete, school_year, grade, revised_at, revised_by)
       select id, version, $1, false, '2026-27', grade, now(), 'Una'
       from portal.people, (values (1, 12), (2, null::integer)) saved(version, grade) where subject = 'una'`,
      [JSON.stringify({ ...NO_CAREER_PLAN, courses: 'Welding' })],
    );
    const said = readIn(await dataOf('una'), 'career_plan_versions')?.map((one) => one['What it says']);
    expect(new Set(said?.flat())).toEqual(
      new Set(['What I will take in school: Welding', 'What I will learn: Welding']),
    );
  });

  it('says of applications, transcripts, scores and the calendar what each row is, and of which whole it is a part', async () => {
    await dataOf('ona');
    await api.database.pool.query(
      `with ona as (select id from portal.people where subject = 'ona'),
         application as (insert into portal.applications (person_id, college_id, kind, started_at)
           select id, 199120, 'first-year', now() from ona returning id),
         tasks as (insert into portal.application_tasks (application_id, task, title, position)
           select id, 'essay', null, 0 from application union all select id, null, 'Call them', 1 from application),
         request as (insert into portal.transcript_requests
             (person_id, application_id, college_id, ceeb, type, status, asked_at, release_on)
           select id, 1, 198419, '340700', 'Final', 'Sent', now(), '2027-06-15' from ona returning id),
         events as (insert into portal.transcript_events (request_id, status, at)
           select id, 'Released', now() from request),
         receipt as (insert into portal.receipts (reference, person_id, kind, subject, college_id, part, sent_at)
           select 'ABCDE-23456', id, 'transcript', 1, 198419, 'Final', now() from ona),
         scores as (insert into portal.test_scores (person_id, test_id, subject, taken_on, scores, place)
           select id, ${testOf('act').id}, null, '2026-04-04'::date, '{"english":30}'::jsonb, 1 from ona),
         steps as (insert into portal.next_step_answers
             (person_id, pathway_id, step_number, responses, completed_at, saved_at)
           select id, 1, 1, '[]'::jsonb, now(), now() from ona)
       insert into portal.calendar_events
         (person_id, name, school_name, category, "start", "end", all_day_event, description, repeats)
       select id, 'Club', '', 'Private', '2026-11-20T16:00', '2026-11-20T17:00', false, '', 'weekly' from ona`,
    );
    const data = await dataOf('ona');
    const chapelHill = 'University of North Carolina at Chapel Hill';
    const [duke, final] = ['Duke University', 'Final transcript'];
    expect(readIn(data, 'applications')).toMatchObject([
      { College: chapelHill, Application: 'First-year application' },
    ]);
    expect(readIn(data, 'application_tasks')).toMatchObject([
      { College: chapelHill, Task: 'Write your essay' },
      { College: chapelHill, 'Your own task': 'Call them' },
    ]);
    expect(readIn(data, 'transcript_requests')).toMatchObject([
      {
        College: duke,
        Which: final,
        'High school (CEEB code)': expect.stringMatching(/^\D+, 340700$/) as string,
      },
    ]);
    expect(readIn(data, 'transcript_events')).toMatchObject([
      { College: duke, Which: final, 'Where it is': 'Released' },
    ]);
    expect(readIn(data, 'receipts')).toMatchObject([
      { What: 'Transcript asked for', Which: final, College: duke },
    ]);
    expect(readIn(data, 'test_scores')).toMatchObject([{ Test: 'ACT', Scores: ['English: 30'] }]);
    expect(readIn(data, 'next_step_answers')).toMatchObject([
      { Pathway: expect.stringMatching(/\D/) as string },
    ]);
    expect(readIn(data, 'calendar_events')).toMatchObject([{ Category: 'Private', Repeats: 'Every week' }]);
    // The file has it as it is stored, without what it is a part of.
    const tasks = data.sections.find(({ id }) => id === 'application_tasks')?.rows ?? [];
    expect(tasks).toMatchObject([{ task: 'essay' }, { task: null }]);
    expect(Object.keys(tasks[0] ?? {})).not.toContain('collegeId');
  });

  it('says a profile in words, without inner ids and what was not given', async () => {
    const address = {
      street: '100 Oak St',
      city: 'Chapel Hill',
      state: 'NC',
      postalCode: '27514',
      country: 'US',
    };
    await api.call('PUT', '/users/profile/save', {
      as: 'noa',
      body: {
        nickname: 'Noa',
        gender: 3,
        socialSecurityNumber: '219-09-9998',
        dateOfBirth: '2009-05-31',
        permAddress: address,
      },
    });
    await api.call('PUT', '/users/demographics', {
      as: 'noa',
      body: { nationalities: 'US,MX', ethnicities: 'Asian', maritalStatus: 'Single' },
    });
    const data = await dataOf('noa');
    const [profile = {}] = readIn(data, 'profiles') ?? [];
    expect(profile).toMatchObject({
      'What you are called': 'Noa',
      Gender: 'Another gender',
      'Date of birth': '2009-05-31',
      'Social Security number': 'Kept sealed',
      'Home address': expect.stringMatching(/^100 Oak St, Chapel Hill, NC 27514/) as string,
    });
    expect(Object.keys(profile)).not.toContain('Suffix');
    expect(JSON.stringify(data.sections.map(({ entries }) => entries))).not.toMatch(
      /accountTold|signature|9998/,
    );
    expect(readIn(data, 'profile_demographics')).toMatchObject([
      { Citizenship: ['United States', 'Mexico'], 'Race and ethnicity': ['Asian'] },
    ]);
  });
});
