import type { openCatalog } from '@longleaf/catalog/open-catalog';
import type { Database } from '@longleaf/platform/database';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';

export type Call = { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object };

/** What is to be known of a person to call as they do. */
interface Known {
  subject: string;
  application: number;
  /** Finished, and one that is not. */
  session: number;
  open: number;
}

const profiler = `/api/assessments/${INTEREST_PROFILER.id}`;
const get = (path: string): Call => ({ method: 'GET', url: `/api${path}` });

/** The calls that screens of a signed-in student wait for, as the person with that number makes them. */
export async function callsOf(
  database: Database,
  person: number,
  catalog: Awaited<ReturnType<typeof openCatalog>>,
): Promise<{ subject: string; calls: Record<string, Call> }> {
  await database.query(
    `insert into portal.assessment_sessions (person_id, assessment_id, started_at)
     values (md5('person ' || $1::int)::uuid, $2, now()) on conflict do nothing`,
    [person, INTEREST_PROFILER.id],
  );
  const session = 'from portal.assessment_sessions where person_id = p.id and completed_at';
  const { rows } = await database.query<Known>(
    `select p.subject, (select min(id) from portal.applications where person_id = p.id) as application,
            (select min(id) ${session} is not null) as session, (select min(id) ${session} is null) as open
       from portal.people p where p.id = md5('person ' || $1::int)::uuid`,
    [person],
  );
  const [known] = rows;
  if (!known) throw new Error(`There is no person with the number ${person}`);
  const [college] = catalog.search().snapshot.facts.colleges;
  const reads = [
    '/toDo',
    '/application/user',
    `/application/${known.application}`,
    '/application/organizations',
    '/receipts',
    '/transcripts',
    '/transcripts/participatingapplications',
    '/collegePlanning/getsavedcolleges',
    '/collegePlanning/savedcollegeids',
    `/collegePlanning/issaved/${college?.facts.id}`,
    '/collegePlanning/getselfreportedapps',
    '/collegePlanning/getintentenrollschool',
    '/collegePlanning/gettransitionplan',
    '/collegePlanning/getpersonalstatements',
    '/collegePlanning/getcollegerecruiters',
    '/careers/savedcareercodes',
    '/careers/occupations?searchType=saved',
    '/programsMajors/savedprogramids',
    '/saved/counts',
    '/assessments/standings',
    `/assessments/${INTEREST_PROFILER.id}/session`,
    `/assessments/${INTEREST_PROFILER.id}/sessions`,
    `/assessments/${INTEREST_PROFILER.id}/sessions/${known.session}/answers`,
    `/assessments/${INTEREST_PROFILER.urlName}/sessions/${known.session}/results`,
    '/careerPlan',
    '/Calendar/getAllEvents?beginDate=2026-11-01&endDate=2026-11-30',
    '/TestScores/getTestScores',
    '/ActivitiesInterests/getActivitiesInterests',
    '/nextsteps/progress',
    '/orders',
    '/sharedPlans',
    '/collegeCosts',
    '/StudentEnrichment/savedPrograms',
    '/dueReminders',
    '/Prospect/recruiterids',
    '/hes/assessments',
    '/users/profile',
    '/users/limitedProfile',
    '/users/demographics',
    '/users/yourData',
    `/institutions/${college?.urlName}/campusprofile`,
  ];
  return {
    subject: known.subject,
    calls: {
      ...Object.fromEntries(reads.map((path) => [path.replaceAll(/\/\d+/g, '/…'), get(path)])),
      'a college saved': {
        method: 'POST',
        url: '/api/collegePlanning',
        payload: { organizationId: college?.facts.id },
      },
      'an answer kept': {
        method: 'POST',
        url: `${profiler}/sessions/${known.open}/questions/${INTEREST_PROFILER.questions[0]?.id}/answers`,
        payload: { answer: '4' },
      },
    },
  };
}
