import { performance } from 'node:perf_hooks';
import type { Database } from '@longleaf/platform/database';
import { definitionOf } from '../../apps/api/src/modules/applications/definitions.ts';
import { middle } from './search/load.ts';
import { type BenchApi, withApi } from './with-api.ts';

/** What a request has to reach: transcripts asked for in a second, as a share of rows inserted by a raw statement each. */
const GOAL = 0.5;
const CEEB = '341985';
const STUDENTS = 120;
const AT_ONCE = 8;
const ROUNDS = 9;
const RAW = '/bench/insert';

type App = BenchApi['app'];
type Student = { token: string; applications: number[] };

/**
 * Measures requests for transcripts (API-198) in turns with raw inserts of the same rows through the same server, pool and
 * driver: requests for 15 colleges, and for a single one. The database keeps what it is given, as it does for people.
 */
export function measureTranscripts(): Promise<unknown> {
  return withApi({ students: STUDENTS, settings: { TRANSCRIPT_SCHOOLS: 'public' } }, async (api) => {
    const students = await prepared(api);
    return {
      goal: GOAL,
      'fifteen colleges in a request': await measured(api.app, api.database, students, 15),
      'one college in a request': await measured(api.app, api.database, students, 1),
    };
  });
}

async function prepared({ app, database, catalog, people }: BenchApi): Promise<Student[]> {
  app.post<{ Body: { applicationIds: number[] } }>(RAW, async ({ body }) => {
    const now = new Date();
    for (const applicationId of body.applicationIds) {
      await database.query(
        `insert into portal.transcript_requests
           (person_id, application_id, college_id, ceeb, type, asked_at, release_on)
         select person_id, id, college_id, $2, 'Initial', $3::timestamptz, $3::timestamptz::date from portal.applications where id = $1`,
        [applicationId, CEEB, now],
      );
    }
    return {};
  });
  const colleges = [...catalog.applications()]
    .filter(([, known]) => definitionOf(known, 'first-year', '2026-11-23').receivesTranscripts)
    .map(([id]) => id)
    .slice(0, 15);
  const students: Student[] = [];
  for (const { id, token } of people) {
    const { rows } = await database.query<{ id: number }>(
      `with profile as (insert into portal.profiles (person_id, date_of_birth) values ($1, '2000-01-01'))
       insert into portal.applications (person_id, college_id, kind, note, started_at)
       select $1, c, 'first-year', '', now() from unnest($2::int[]) c returning id`,
      [id, colleges],
    );
    students.push({ token, applications: rows.map((row) => row.id) });
  }
  return students;
}

async function measured(app: App, database: Database, students: readonly Student[], colleges: number) {
  const ask = (path: string) => () => perSecond(app, path, students, colleges);
  const asking = ask('/api/transcripts/sendtranscript');
  const raw = ask(RAW);
  const forget = () => database.query('truncate portal.transcript_requests cascade');
  const rates: { asked: number; inserted: number }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    await forget();
    const asked = await asking();
    await forget();
    const inserted = await raw();
    // The first two warm the engine and the database.
    if (round >= 0) rates.push({ asked, inserted });
  }
  await forget();
  return {
    ratio: Math.round(middle(rates.map(({ asked, inserted }) => asked / inserted)) * 100) / 100,
    transcriptsASecond: Math.round(middle(rates.map(({ asked }) => asked))),
    rawInsertsASecond: Math.round(middle(rates.map(({ inserted }) => inserted))),
  };
}

/** Every student asks once, some at the same time. @returns transcripts in a second */
async function perSecond(
  app: App,
  url: string,
  students: readonly Student[],
  colleges: number,
): Promise<number> {
  const waiting = [...students];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url,
          headers: { authorization: `Bearer ${next.token}` },
          payload: { ceeb: CEEB, applicationIds: next.applications.slice(0, colleges) },
        });
        if (statusCode !== 200 || /UnderWay|Refused/.test(body))
          throw new Error(`${url} was answered with ${statusCode}: ${body.slice(0, 300)}`);
      }
    }),
  );
  return (students.length * colleges * 1000) / (performance.now() - began);
}
