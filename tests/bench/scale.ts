import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { openCatalog } from '@longleaf/catalog/open-catalog';
import { type Database, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { freePort } from '@longleaf/platform/free-port';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { makeTables } from '@longleaf/testkit/template';
import type { ClientBase } from 'pg';
import { APPS, startApp, stopApp } from '../../scripts/lib/apps.ts';
import { say } from '../../scripts/lib/say.ts';
import { hashPassword } from '../../apps/identity/src/accounts/hashing.ts';
import { eachKindAlone, eveningGoals, evenings, type Pupil } from './scale/evening.ts';
import { fill, type Sample, sizes } from './scale/fill.ts';
import { type Asked, plansOfCalls } from './scale/plans.ts';
import { type Copy, memoryOf } from './scale/processes.ts';
import { PASSWORD, signInGoals, signIns } from './scale/sign-ins.ts';
import { benchApi } from './search/bench-api.ts';

/** So many people, and a hundredth of them first, to see what grows. */
const PEOPLE = Number(process.env['SCALE_PEOPLE'] ?? 1_000_000);
const PUPILS = 2_000;
const SECONDS = 15;
/** One who has everything, a finished session too. */
const PERSON = 6;

const PORTAL = 'http://portal.test';

type Issuer = Awaited<ReturnType<typeof listeningTestIssuer>>;
type Catalog = Awaited<ReturnType<typeof openCatalog>>;

/**
 * Fills a database as a state does in years (1 million people unless `SCALE_PEOPLE` says otherwise): the embedded one, or
 * an empty one that `DATABASE_URL` names. Shows what each call asks of it when small and when full, and how one copy and
 * two bear an evening in autumn.
 */
export function measureScale(): Promise<unknown> {
  return withEmptyDatabase(async (url) => {
    const issuer = await listeningTestIssuer();
    const database = openDatabase(url, { maximum: 4 });
    try {
      await loadCatalog(database.pool);
      const catalog = await openCatalog(database.pool, { checkEveryMilliseconds: 0 });
      const sample = await sampleOf(database, catalog, issuer, url);
      const small = Math.round(PEOPLE / 100);
      await filled(database, sample, 1, small);
      const plans = { catalog, issuer, person: PERSON };
      const asPeopleCame = await plansOfCalls(url, plans);
      const seconds = await filled(database, sample, small + 1, PEOPLE);
      const asPeopleAreThere = await plansOfCalls(url, plans);
      const pupils = await pupilsOf(database, issuer);
      const colleges = catalog
        .search()
        .snapshot.facts.colleges.map(({ urlName, facts }) => ({ urlName, id: facts.id, state: facts.state }));
      const load = { pupils, colleges, seconds: SECONDS };
      return {
        people: PEOPLE,
        secondsToFill: seconds,
        tables: await withClient(database, sizes),
        calls: growth(asPeopleCame, asPeopleAreThere),
        evening: {
          goals: eveningGoals,
          'one copy': await withCopies(1, url, issuer, (copies) => evenings(copies, load)),
          'two copies': await withCopies(2, url, issuer, (copies) => evenings(copies, load)),
        },
        'each kind alone, on one copy': await withCopies(1, url, issuer, (copies) =>
          eachKindAlone(copies[0] as Copy, load),
        ),
        signIns: await measureSignIns(database, url),
      };
    } finally {
      await database.close();
      await issuer.close();
    }
  });
}

/** What each call asked of the database with a hundredth of the people, and with all. */
function growth(before: Record<string, Asked>, after: Record<string, Asked>) {
  return Object.fromEntries(
    Object.entries(after).map(([call, { status, statements, pages, wholeTables }]) => [
      call,
      {
        status,
        statements,
        pages: [before[call]?.pages ?? 0, pages],
        ...(wholeTables.length > 0 && { wholeTables }),
      },
    ]),
  );
}

async function withEmptyDatabase<Result>(run: (url: string) => Promise<Result>): Promise<Result> {
  const named = process.env['DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-scale-'));
  await chmod(folder, 0o755);
  const postgres = named ? undefined : await startEmbeddedPostgres({ dataDir: folder });
  const url = named ?? postgres?.url ?? '';
  try {
    const database = openDatabase(url, { maximum: 4 });
    await makeTables(database);
    const { rowCount } = await database.query('select from portal.people limit 1');
    await database.close();
    if (rowCount) throw new Error('DATABASE_URL: people are there already. Name an empty database.');
    return await run(url);
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** People of the million who sign in at one copy. */
async function measureSignIns(database: Database, url: string) {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const copy = await startApp(APPS[1], {
    NODE_ENV: 'development',
    IDENTITY_PORT: String(port),
    HOST: 'localhost',
    DATABASE_URL: url,
    OIDC_ISSUER: issuer,
    PORTAL_URL: PORTAL,
    IDENTITY_SECRET: randomBytes(32).toString('hex'),
    ACCOUNT_SERVICE_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  try {
    say('People sign in …');
    const { rows } = await database.query<{ name: string }>(
      `select user_name as name from identity.accounts where user_name like 'student\\_%' limit $1`,
      [signInGoals.perSecond * SECONDS],
    );
    const measured = await signIns([copy], {
      issuer,
      redirectUri: `${PORTAL}/signin-callback`,
      userNames: rows.map(({ name }) => name),
      perSecond: signInGoals.perSecond,
      seconds: SECONDS,
    });
    return { goals: signInGoals, ...measured };
  } finally {
    await stopApp(copy.child);
  }
}

/** What the rows are made of: the facts that are there, and the tasks of an application as the product starts it. */
async function sampleOf(database: Database, catalog: Catalog, issuer: Issuer, url: string): Promise<Sample> {
  const app = await benchApi(database, { catalog, issuer, settings: { DATABASE_URL: url } });
  try {
    const headers = { authorization: `Bearer ${await issuer.token('sample', { expiresIn: 3_600 })}` };
    const asked = { url: '/api/application/organizations', headers };
    const { organizations } = (await app.inject(asked)).json<Definitions>();
    const [definition] = organizations.flatMap(({ definitions }) => definitions);
    const payload = { applicationDefinitionId: definition?.applicationDefinitionId };
    const started = await app.inject({ method: 'POST', url: '/api/application/start', headers, payload });
    if (started.statusCode !== 200) throw new Error(started.body);
    const tasks = await database.query<Sample['tasks'][number]>(
      'select task, position, is_optional as "isOptional" from portal.application_tasks',
    );
    await database.query(`delete from portal.people where subject = 'sample'`);
    const of = async <Row>(sql: string) =>
      (await database.query<{ value: Row }>(sql)).rows.map(({ value }) => value);
    return {
      issuer: issuer.issuer,
      colleges: catalog.search().snapshot.facts.colleges.map(({ facts }) => facts.id),
      careers: await of<string>('select onet_code as value from catalog.occupation order by 1'),
      programs: await of<string>('select distinct cip as value from catalog.program order by 1'),
      assessment: {
        id: INTEREST_PROFILER.id,
        questions: INTEREST_PROFILER.questions.map(({ id }) => id),
        answer: '4',
      },
      tasks: tasks.rows,
      passwordHash: await hashPassword(PASSWORD),
    };
  } finally {
    await app.close();
  }
}

interface Definitions {
  organizations: { definitions: { applicationDefinitionId: number }[] }[];
}

async function filled(database: Database, sample: Sample, first: number, last: number) {
  say(`People ${first} to ${last} …`);
  return withClient(database, (client) => fill(client, sample, { first, last, say }));
}

async function withClient<Result>(
  { pool }: Database,
  run: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

/** So many people from all over the million, each with a token, and the session that a third of them has. */
async function pupilsOf(database: Database, issuer: Issuer): Promise<Pupil[]> {
  const { rows } = await database.query<{ subject: string; session: number | null }>(
    `select p.subject, s.id as session
       from generate_series(1, $1::int) k
       join portal.people p on p.id = md5('person ' || (k::bigint * 7919 % $2 + 1)::int)::uuid
       left join portal.assessment_sessions s on s.person_id = p.id and s.completed_at is null`,
    [Math.min(PUPILS, PEOPLE), PEOPLE],
  );
  return Promise.all(
    rows.map(async ({ subject, session }) => ({
      token: await issuer.token(subject, { expiresIn: 36_000 }),
      session: session ?? undefined,
    })),
  );
}

async function withCopies<Result>(
  count: number,
  url: string,
  issuer: Issuer,
  run: (copies: Copy[]) => Promise<Result>,
): Promise<{ secondsToStart: number; megabytesAtRest: number[]; measured: Result }> {
  const began = performance.now();
  const copies = await Promise.all(
    Array.from({ length: count }, () =>
      startApp(APPS[0], {
        NODE_ENV: 'development',
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: url,
        OIDC_ISSUER: issuer.issuer,
        DATA_SECRET: randomBytes(32).toString('hex'),
        LOG_LEVEL: 'silent',
        RATE_LIMIT_PER_MINUTE: '0',
      }),
    ),
  );
  try {
    const ready = {
      secondsToStart: Math.round((performance.now() - began) / 1000),
      megabytesAtRest: copies.map(memoryOf),
    };
    say(`Measuring ${count} …`);
    return { ...ready, measured: await run(copies) };
  } finally {
    await Promise.all(copies.map(({ child }) => stopApp(child)));
  }
}
