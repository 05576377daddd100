import { openCatalog } from '@longleaf/catalog/open-catalog';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { createTokenVerifier } from '@longleaf/http/authentication';
import { type Database, migrate, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { createTestIssuer } from '@longleaf/testkit/issuer';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildApi } from '../../apps/api/src/app.ts';
import { definitionOf } from '../../apps/api/src/modules/applications/definitions.ts';
import { middle } from './search/load.ts';

/** What a request has to reach: transcripts asked for in a second, as a share of rows inserted by a raw statement each. */
const GOAL = 0.5;
const CEEB = '341985';
const STUDENTS = 120;
const AT_ONCE = 8;
const ROUNDS = 9;
const RAW = '/bench/insert';

type App = Awaited<ReturnType<typeof buildApi>>;
type Student = { token: string; applications: number[] };

/**
 * Measures requests for transcripts (API-198) in turns with raw inserts of the same rows through the same server, pool and
 * driver: requests for 15 colleges, and for a single one. The database keeps what it is given, as it does for people.
 */
export async function measureTranscripts(): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const database = openDatabase(postgres.url, { maximum: 10 });
  try {
    await migrate(database, { folder: here('../../packages/catalog/migrations'), schema: 'catalog' });
    await migrate(database, { folder: here('../../apps/api/migrations'), schema: 'portal' });
    await loadCatalog(database.pool);
    const { app, students } = await prepared(database, postgres.url);
    try {
      return {
        goal: GOAL,
        'fifteen colleges in a request': await measured(app, database, students, 15),
        'one college in a request': await measured(app, database, students, 1),
      };
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const here = (path: string) => join(import.meta.dirname, path);

async function prepared(database: Database, url: string): Promise<{ app: App; students: Student[] }> {
  const settings = readSettings({
    NODE_ENV: 'development',
    DATABASE_URL: url,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    TRANSCRIPT_SCHOOLS: 'public',
  });
  const issuer = await createTestIssuer();
  const catalog = await openCatalog(database.pool, { checkEveryMilliseconds: 0 });
  const app = await buildApi({
    settings,
    database,
    catalog,
    findCollege: catalog.findCollege,
    sendMail: () => Promise.reject(new Error('Nothing is sent while measuring')),
    dataSecret: 'no data is sealed while measuring',
    clock: () => new Date(),
    log: createLogger('api', 'silent'),
    verifyToken: createTokenVerifier(issuer),
  });
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
  for (let n = 0; n < STUDENTS; n++) {
    const subject = `student-${n}`;
    const { rows } = await database.query<{ id: number }>(
      `with person as (insert into portal.people (issuer, subject) values ($1, $2) returning id),
         profile as (insert into portal.profiles (person_id, date_of_birth) select id, '2000-01-01' from person)
       insert into portal.applications (person_id, college_id, kind, note, started_at)
       select person.id, c, 'first-year', '', now() from person, unnest($3::int[]) c returning id`,
      [issuer.issuer, subject, colleges],
    );
    const token = await issuer.token(subject, { expiresIn: 36_000 });
    students.push({ token, applications: rows.map(({ id }) => id) });
  }
  return { app, students };
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
