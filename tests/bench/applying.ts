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
import { middle } from './search/load.ts';

/** What each call has to reach: calls in a second, as a share of the raw statements it stands for, by the same driver. */
const GOAL = 0.5;
const STUDENTS = 40;
const APPLICATIONS = 30;
const TASKS_EACH = 10;
const AT_ONCE = 8;
const CALLS = 400;
const ROUNDS = 9;

type App = Awaited<ReturnType<typeof buildApi>>;
type Call = { method: 'GET' | 'POST'; url: string; payload?: object };

/**
 * Measures the hub's list with 30 applications and 300 tasks, one task marked done, and one activity kept, each in turns
 * with a call of the same server that makes the raw statements alone. Processor time is that of the whole process.
 */
export async function measureApplying(): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const database = openDatabase(postgres.url, { maximum: 10 });
  try {
    await migrate(database, { folder: here('../../packages/catalog/migrations'), schema: 'catalog' });
    await migrate(database, { folder: here('../../apps/api/migrations'), schema: 'portal' });
    await loadCatalog(database.pool);
    const { app, tokens, tasks } = await prepared(database, postgres.url);
    let n = 0;
    const task = () => tasks[n++ % tasks.length];
    try {
      return {
        goal: GOAL,
        'hub with 30 applications and 300 tasks': await inTurns(app, tokens.slice(0, 1), {
          call: () => ({ method: 'GET', url: '/api/application/user' }),
          raw: () => ({ method: 'GET', url: '/bench/list' }),
        }),
        'a task marked done': await inTurns(app, tokens.slice(0, 1), {
          call: () => {
            const one = task();
            return { method: 'GET', url: `/api/application/${one?.application}/${one?.id}/completed` };
          },
          raw: () => ({ method: 'POST', url: '/bench/task', payload: { id: task()?.id } }),
        }),
        'an activity kept': await inTurns(app, tokens, {
          before: () => database.query('truncate portal.activity_items'),
          call: () => ({
            method: 'POST',
            url: '/api/ActivitiesInterests/AddNetwork',
            payload: { id: 0, name: `Person ${n++}`, relation: 'Coach', email: '', description: '' },
          }),
          raw: () => ({ method: 'POST', url: '/bench/item', payload: { name: `Person ${n++}` } }),
        }),
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

async function prepared(database: Database, url: string) {
  const settings = readSettings({
    NODE_ENV: 'development',
    DATABASE_URL: url,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
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
  const colleges = [...catalog.applications().keys()].slice(0, APPLICATIONS);
  const subjects = Array.from({ length: STUDENTS }, (_, n) => `student-${n}`);
  const { rows: people } = await database.query<{ id: string }>(
    'insert into portal.people (issuer, subject) select $1, unnest($2::text[]) returning id',
    [issuer.issuer, subjects],
  );
  const ids = people.map(({ id }) => id);
  // The first student has the hub; the others keep activities beside them.
  const { rows: tasks } = await database.query<{ id: number; application: number }>(
    `with started as (
       insert into portal.applications (person_id, college_id, kind, note, started_at)
       select $1, c, 'first-year', '', now() from unnest($2::int[]) c returning id)
     insert into portal.application_tasks (application_id, title, position)
     select started.id, 'Task ' || n, n from started, generate_series(1, $3) n
     returning id, application_id as application`,
    [ids[0], colleges, TASKS_EACH],
  );
  rawRoutes(app, database, ids);
  const tokens = await Promise.all(subjects.map((subject) => issuer.token(subject, { expiresIn: 36_000 })));
  return { app, tasks, tokens };
}

/** What the measured calls ask of the database, and nothing else. */
function rawRoutes(app: App, database: Database, ids: readonly string[]): void {
  const [id] = ids;
  let n = 0;
  app.get('/bench/list', async () => {
    const [applications, tasks, invitations] = await Promise.all([
      database.query('select * from portal.applications where person_id = $1 and removed_at is null', [id]),
      database.query(
        `select t.* from portal.application_tasks t join portal.applications a on a.id = t.application_id
         where a.person_id = $1 and a.removed_at is null order by t.application_id, t.position`,
        [id],
      ),
      database.query(
        `select i.* from portal.application_invitations i join portal.applications a on a.id = i.application_id
         where a.person_id = $1 and i.withdrawn_at is null`,
        [id],
      ),
    ]);
    return [applications.rows, tasks.rows, invitations.rows];
  });
  app.post<{ Body: { id: number } }>('/bench/task', async ({ body }) => {
    await database.query(
      `update portal.application_tasks set completed_at = coalesce(completed_at, now()), done_by = 'student' where id = $1`,
      [body.id],
    );
    return {};
  });
  app.post<{ Body: { name: string } }>('/bench/item', async ({ body }) => {
    await database.query(
      `insert into portal.activity_items (person_id, section, item, position)
       values ($1, 'networking', $2::jsonb, 0)`,
      [ids[n++ % ids.length], JSON.stringify(body)],
    );
    return {};
  });
}

async function inTurns(
  app: App,
  tokens: readonly string[],
  {
    call,
    raw,
    before = async () => undefined,
  }: { call: () => Call; raw: () => Call; before?: () => Promise<unknown> },
) {
  const rates: { called: Measured; raw: Measured }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    await before();
    const called = await measured(app, tokens, call);
    await before();
    const rawly = await measured(app, tokens, raw);
    // The first two warm the engine and the database.
    if (round >= 0) rates.push({ called, raw: rawly });
  }
  const of = (take: (rate: (typeof rates)[number]) => number) => middle(rates.map(take));
  return {
    ratio: Math.round(of(({ called, raw: one }) => called.perSecond / one.perSecond) * 100) / 100,
    callsASecond: Math.round(of(({ called }) => called.perSecond)),
    rawASecond: Math.round(of(({ raw: one }) => one.perSecond)),
    processorMillisecondsACall: Math.round(of(({ called }) => called.processor) * 100) / 100,
  };
}

type Measured = { perSecond: number; processor: number };

/** Makes the calls, some at the same time. */
async function measured(app: App, tokens: readonly string[], next: () => Call): Promise<Measured> {
  let left = CALLS;
  const began = performance.now();
  const processor = process.cpuUsage();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const one = next();
        const { statusCode, body } = await app.inject({
          ...one,
          headers: { authorization: `Bearer ${tokens[left % tokens.length]}` },
        });
        if (statusCode !== 200)
          throw new Error(`${one.url} was answered with ${statusCode}: ${body.slice(0, 300)}`);
      }
    }),
  );
  const { user, system } = process.cpuUsage(processor);
  return {
    perSecond: (CALLS * 1000) / (performance.now() - began),
    processor: (user + system) / 1000 / CALLS,
  };
}
