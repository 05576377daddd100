import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awayHeader } from '@longleaf/contract/people-away';
import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { addJob } from '@longleaf/platform/jobs/queue';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPS, startApp } from '../../scripts/lib/apps.ts';
import { processesOf, signalAll } from './processes-of.ts';

/** A job of the API's own that is harmless: it forgets what is due to be forgotten. */
const HARMLESS = 'forget-answers';
const COLLEGE = 199_120;
/** Longer than any call may wait for the database. */
const BOUND_MILLISECONDS = 30_000;

const folder = await mkdtemp(join(tmpdir(), 'longleaf-away-'));
await chmod(folder, 0o755);
const issuer = await listeningTestIssuer();
const token = await issuer.token('ann', { expiresIn: 3_600 });
let database: EmbeddedPostgres;
let api: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  api = await startApp(APPS[0], {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    OIDC_ISSUER: issuer.issuer,
    // The stand-in for the sign-in host has no accounts.
    ACCOUNT_SERVICE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
  });
});

afterAll(async () => {
  api.child.kill('SIGKILL');
  await database.stop().catch(() => undefined);
  await issuer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Asks as Ann, who is signed in, unless it is for a stranger. */
async function call(path: string, body?: unknown) {
  const own = !path.startsWith('/health') && !path.startsWith('/campusSearch');
  const answer = await fetch(`${api.address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(own && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(BOUND_MILLISECONDS),
  });
  const json = (await answer.json()) as Record<string, unknown>;
  const { status, headers } = answer;
  return { status, json, away: headers.get(awayHeader), retryAfter: Number(headers.get('retry-after')) };
}

const search = () => call('/campusSearch/institutionFilters', []);
const save = () => call('/collegePlanning', COLLEGE);
const saved = () => call('/collegePlanning/savedcollegeids');
const careers = (query = '') => call(`/careers/occupations?${query}`);
const profile = (name: string) => call(`/institutions/${name}/campusprofile`);
const ready = async () => (await call('/health/ready')).json;
const part = async (name: string) => (await call(`/health/ready?part=${name}`)).status;

/** Whether the queue works: a job that is added is done. */
async function jobIsDone(): Promise<boolean> {
  const opened = openDatabase(database.url, { maximum: 1 });
  try {
    await addJob(opened.pool, HARMLESS, {}, { key: 'away' });
    const waits = async () =>
      (await opened.pool.query(`select 1 from jobs.jobs where key = 'away'`)).rowCount ?? 0;
    await expect.poll(waits).toBe(0);
    return true;
  } finally {
    await opened.close();
  }
}

async function expectAllWell(): Promise<void> {
  await expect.poll(ready, { timeout: 60_000 }).toEqual({
    status: 'ready',
    database: true,
    disk: true,
    catalog: true,
    jobs: true,
  });
  expect([await part('pages'), await part('people')]).toEqual([200, 200]);
  await expect.poll(search).toMatchObject({ status: 200, away: null });
  expect(await save()).toMatchObject({ status: 200, away: null });
  expect(await saved()).toMatchObject({ status: 200, json: [COLLEGE] });
  expect(await careers('searchType=saved')).toMatchObject({ status: 200 });
  expect(await jobIsDone()).toBe(true);
}

/** @param unread a college whose profile nobody has asked for while the database was there. */
async function expectFactsAlone(unread: string): Promise<void> {
  await expect.poll(ready, { timeout: 60_000 }).toMatchObject({
    status: 'not ready',
    database: false,
    catalog: true,
    jobs: false,
  });
  expect([await part('pages'), await part('people')]).toEqual([200, 503]);
  await expect.poll(search, { timeout: 60_000 }).toMatchObject({ status: 200, away: 'people' });
  expect((await search()).json['results']).not.toHaveLength(0);
  expect(await profile(unread)).toMatchObject({ status: 200, away: 'people' });
  expect(await call('/catalog/sources')).toMatchObject({ status: 200, away: 'people' });
  // Careers say which are saved: that alone is missing.
  expect(await careers()).toMatchObject({ status: 200, away: 'people' });
  const needRows = [save(), saved(), careers('searchType=saved')];
  for (const answer of await Promise.all(needRows)) {
    expect(answer).toMatchObject({ status: 503, json: { title: 'Service Unavailable' } });
    expect(answer.retryAfter).toBeGreaterThan(0);
  }
}

/** Every call that only reads, each with something in the places of its address. */
async function readEverything(): Promise<string[]> {
  const { paths } = (await call('/openapi.json')).json as { paths: Record<string, Record<string, unknown>> };
  const addresses = Object.entries(paths).flatMap(([path, methods]) =>
    'get' in methods ? [path.replaceAll(/\{[^}]*\}/g, String(COLLEGE))] : [],
  );
  expect(addresses.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(`${api.address}/api${address}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(BOUND_MILLISECONDS),
    });
    if (status >= 500 && status !== 503) wrong.push(`${status} ${address}`);
  }
  return wrong;
}

it('serves facts while the database is gone, and all again when it is back, without a restart', async () => {
  await expectAllWell();
  await database.stop();
  await expectFactsAlone('duke-university');
  expect(await readEverything()).toEqual([]);
  database = await startEmbeddedPostgres({ dataDir: folder, port: database.port, durable: false });
  await expectAllWell();
}, 300_000);

it('does the same while the database is frozen', async () => {
  const everyProcess = processesOf(database.pid);
  signalAll(everyProcess, 'SIGSTOP');
  try {
    await expectFactsAlone('elon-university');
  } finally {
    signalAll(everyProcess, 'SIGCONT');
  }
  await expectAllWell();
}, 300_000);
