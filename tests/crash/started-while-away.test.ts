import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awayAttribute, awayHeader } from '@longleaf/contract/people-away';
import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { freePort } from '@longleaf/platform/free-port';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { APPS, spawnApp, stopApp } from '../../scripts/lib/apps.ts';
import { processesOf, signalAll } from './processes-of.ts';

const [PORTAL, SIGN_IN] = APPS;
const IS_BUILT = existsSync(join(import.meta.dirname, '../../apps/portal/build'));
const COLLEGE = 199_120;
const BOUND_MILLISECONDS = 30_000;
const LONG = { timeout: 240_000 };

const folder = await mkdtemp(join(tmpdir(), 'longleaf-start-'));
await chmod(folder, 0o755);
const issuer = await listeningTestIssuer();
const token = await issuer.token('ann', { expiresIn: 3_600 });
let database: EmbeddedPostgres;
const running: ChildProcess[] = [];

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
});
afterEach(() => Promise.all(running.splice(0).map((child) => stopApp(child))));
afterAll(async () => {
  await database.stop().catch(() => undefined);
  await issuer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program and does not wait until it is ready. */
async function begin(app: typeof PORTAL | typeof SIGN_IN, url = database.url) {
  const port = await freePort();
  const lines: string[] = [];
  const { child, ready } = spawnApp(
    app,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      [app.port]: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      OIDC_ISSUER: app === PORTAL ? issuer.issuer : `http://127.0.0.1:${port}`,
      ACCOUNT_SERVICE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    { onLine: (line) => lines.push(line) },
  );
  running.push(child);
  ready.catch(() => undefined);
  const base = `http://127.0.0.1:${port}`;
  const health = app === PORTAL ? `${base}/api/health` : `${base}/health`;
  return {
    child,
    base,
    lines,
    /** The status of an address; undefined while nobody listens. */
    status: (path: string) => statusOf(health + path),
    parts: async () => (await ask(`${health}/ready`)).json(),
    /** What it said of a database that is away. */
    said: () => lines.filter((line) => line.includes('the database is away')),
  };
}

const ask = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(BOUND_MILLISECONDS) });
const statusOf = (address: string) =>
  ask(address).then(
    ({ status }) => status,
    () => undefined,
  );
const asAnn = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
const asPage = { headers: { accept: 'text/html' } };

async function expectWaiting(copy: Awaited<ReturnType<typeof begin>>): Promise<void> {
  await expect.poll(() => copy.status(''), LONG).toBe(200);
  expect(await copy.status('/ready')).toBe(503);
  expect(await copy.status('/ready?part=people')).toBe(503);
}

/** 503, and when to come again. */
async function expectLater(address: string, init?: RequestInit): Promise<Response> {
  const answer = await ask(address, init);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return answer;
}

/** The portal's own, with what goes on. */
async function expectOwnPage(base: string): Promise<void> {
  const front = await expectLater(`${base}/college-search`, asPage);
  expect(await front.text()).toContain(`<html ${awayAttribute}=""`);
}

it('copies that are started without a database say so, and are ready by themselves when it is there', async () => {
  await database.stop();
  const [portal, second, signIn] = await Promise.all([begin(PORTAL), begin(PORTAL), begin(SIGN_IN)]);
  await Promise.all([portal, second, signIn].map(expectWaiting));
  expect(await portal.parts()).toEqual({
    status: 'not ready',
    database: false,
    disk: true,
    catalog: false,
    jobs: false,
  });
  expect(await signIn.parts()).toEqual({ status: 'not ready', database: false, keys: false, jobs: false });
  expect(await portal.status('/ready?part=pages')).toBe(503);

  const searching = { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } };
  const search = await expectLater(`${portal.base}/api/campusSearch/institutionFilters`, searching);
  expect(search.headers.get('content-type')).toContain('problem+json');
  expect(search.headers.get(awayHeader)).toBe('people');
  await expectLater(`${portal.base}/api/collegePlanning`, { ...asAnn, method: 'POST', body: `${COLLEGE}` });
  await expectLater(`${signIn.base}/token`, { method: 'POST' });
  await expectLater(`${signIn.base}/.well-known/openid-configuration`);
  const page = await expectLater(`${signIn.base}/auth?client_id=longleaf-portal`, asPage);
  expect(await page.text()).toContain('<h1>Signing in does not work right now</h1>');
  if (IS_BUILT) await expectOwnPage(portal.base);
  const figures = await (await ask(`${portal.base}/api/metrics`)).text();
  expect(figures).toContain('longleaf_database_up 0');

  database = await startEmbeddedPostgres({ dataDir: folder, port: database.port, durable: false });
  for (const copy of [portal, second, signIn]) await expect.poll(() => copy.status('/ready'), LONG).toBe(200);
  expect(await portal.parts()).toMatchObject({ status: 'ready', database: true, catalog: true, jobs: true });
  const found = await ask(`${second.base}/api/campusSearch/institutionFilters`, searching);
  expect(((await found.json()) as { results: unknown[] }).results).not.toHaveLength(0);
  const saved = await ask(`${portal.base}/api/collegePlanning`, {
    ...asAnn,
    method: 'POST',
    body: `${COLLEGE}`,
  });
  expect([saved.status, saved.headers.get(awayHeader)]).toEqual([200, null]);
  expect(await statusOf(`${signIn.base}/.well-known/openid-configuration`)).toBe(200);
  await expectMigratedOnce();
  // However often it was tried.
  for (const copy of [portal, second, signIn]) {
    expect(copy.said()).toHaveLength(1);
    expect(JSON.parse(copy.said()[0] ?? '')).toMatchObject({ level: 40, reason: expect.any(String) });
  }
}, 400_000);

it('does the same where the database is frozen', async () => {
  const everyProcess = processesOf(database.pid);
  signalAll(everyProcess, 'SIGSTOP');
  let signIn: Awaited<ReturnType<typeof begin>>;
  try {
    signIn = await begin(SIGN_IN);
    await expectWaiting(signIn);
    await expectLater(`${signIn.base}/jwks`);
  } finally {
    signalAll(everyProcess, 'SIGCONT');
  }
  await expect.poll(() => signIn.status('/ready'), LONG).toBe(200);
}, 300_000);

it('ends in order when it is told to while it waits', async () => {
  const nowhere = new URL(database.url);
  nowhere.port = String(await freePort());
  const signIn = await begin(SIGN_IN, nowhere.href);
  await expectWaiting(signIn);
  const ended = once(signIn.child, 'exit');
  signIn.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);

it.each([
  ['a wrong password', (url: URL) => (url.password = 'wrong'), '(PostgreSQL 28P01)'],
  ['a database that is not there', (url: URL) => (url.pathname = '/nothing'), '(PostgreSQL 3D000)'],
])(
  'ends at once for %s, and says so',
  async (_, change, reason) => {
    const url = new URL(database.url);
    change(url);
    for (const app of [PORTAL, SIGN_IN]) {
      const { child, lines } = await begin(app, url.href);
      const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
      expect(code).toBe(1);
      await expect.poll(() => lines.join('\n')).toContain(reason);
      expect(lines.join('\n')).toMatch(/cannot start\. DATABASE_URL: cannot use the database/);
      expect(lines.join('\n')).not.toContain(':wrong@');
    }
  },
  120_000,
);

async function expectMigratedOnce(): Promise<void> {
  const opened = openDatabase(database.url, { maximum: 1 });
  for (const schema of ['catalog', 'portal', 'identity', 'mail']) {
    const { rows } = await opened.query<{ rows: number; migrations: number }>(
      `select count(*) as rows, count(distinct hash) as migrations from ${schema}.migrations`,
    );
    expect(rows[0]?.rows).toBeGreaterThan(0);
    expect(rows[0]?.rows).toBe(rows[0]?.migrations);
  }
  await opened.close();
}
