import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Database, migrate, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { readSettings } from '@longleaf/platform/settings';
import { handOver, writeFileOf } from '../../apps/api/src/modules/prospect-exports/index.ts';

const FEW = 10_000;
const MANY = 100_000;
/** Megabytes in use above what there was before, at most, however many prospects there are. */
const GOAL = 24;
const [FEW_COLLEGE, MANY_COLLEGE] = [199120, 199193];
const SECRET = 'what is sealed in this bench is sealed with this';
const MEGABYTE = 1024 * 1024;

/**
 * Measures the file of a day with 10,000 and with 100,000 prospects, written and put into a folder: time, and the most
 * memory in use above what there was before (the heap and buffers, collected five times a second). Constant memory means that the many stay below the same bound as the few.
 */
export async function measureProspects(): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const database = openDatabase(postgres.url, { maximum: 4 });
  try {
    await migrate(database, { folder: here('../../packages/catalog/migrations'), schema: 'catalog' });
    await migrate(database, { folder: here('../../apps/api/migrations'), schema: 'portal' });
    await fill(database);
    // The first export of a process loads what every one needs.
    await exported({ database, url: postgres.url }, folder, { college: FEW_COLLEGE, day: '2026-12-01' });
    await database.pool.query('truncate portal.prospect_files cascade');
    const few = await exported({ database, url: postgres.url }, folder, {
      college: FEW_COLLEGE,
      day: '2026-12-02',
    });
    const many = await exported({ database, url: postgres.url }, folder, {
      college: MANY_COLLEGE,
      day: '2026-12-02',
    });
    return {
      goal: `at most ${GOAL} megabytes`,
      [FEW]: few,
      [MANY]: many,
      memoryRatio: Number((many.megabytes / few.megabytes).toFixed(2)),
    };
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const here = (path: string) => join(import.meta.dirname, path);

async function fill({ pool }: Database): Promise<void> {
  for (const [college, many] of [
    [FEW_COLLEGE, FEW],
    [MANY_COLLEGE, MANY],
  ] as const)
    await pool.query(
      `with new as (insert into portal.people (issuer, subject)
         select 'bench', $1::text || '-' || n from generate_series(1, $2) n returning id),
       profiled as (insert into portal.profiles (person_id, first_name, last_name, email, mail_address)
         select id, 'Ada', 'Byrd', 'ada@example.org', '{"street":"1 Elm St","street2":"","city":"Durham","state":"NC","postalCode":"27701","country":"US","county":""}' from new),
       asked as (insert into portal.prospects (person_id, application_definition_id, source, is_active)
         select id, $1::text::int, 'College Recruiter', true from new returning id)
       insert into portal.prospect_changes (prospect_id, change, source, told, words)
         select id, 'asked', 'College Recruiter', '["name", "email", "mailingAddress"]', 'Yes' from asked`,
      [college, many],
    );
  await pool.query('vacuum analyze');
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are held, without what only waits to be collected. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function exported(
  { database, url }: { database: Database; url: string },
  folder: string,
  { college, day }: { college: number; day: string },
) {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    PROSPECT_FOLDER: join(folder, 'out'),
  });
  const parts = {
    database,
    settings,
    clock: () => new Date(`${day}T15:00:00Z`),
    dataSecret: SECRET,
    findCollege: () => undefined,
    sendMail: () => Promise.resolve(),
  };
  const before = inUse();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, inUse())), 200);
  const startedAt = performance.now();
  const processorBefore = process.cpuUsage();
  const id = await writeFileOf(parts, college, day);
  if (id === undefined) throw new Error('Nothing was written');
  await handOver(parts, id);
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(processorBefore);
  clearInterval(watching);
  const path = join(folder, 'out', `${college}-prospects-${day}.csv`);
  const lines = (await readFile(path, 'utf8')).split('\n').length - 2;
  return {
    prospects: lines,
    seconds: Number(seconds.toFixed(1)),
    processorSeconds: Number(((user + system) / 1e6).toFixed(1)),
    fileMegabytes: Number(((await stat(path)).size / MEGABYTE).toFixed(1)),
    megabytes: Number(((most - before) / MEGABYTE).toFixed(1)),
  };
}
