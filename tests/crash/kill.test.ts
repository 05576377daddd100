import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { listeningTestIssuer } from '@longleaf/testkit/issuer';
import { keepFewFacts } from '@longleaf/testkit/few-facts';
import { makeTables } from '@longleaf/testkit/template';
import { afterAll, expect, it } from 'vitest';
import { APPS, startApp } from '../../scripts/lib/apps.ts';
import { expectAnswersKeptWhileKilled } from './answers.ts';
import { expectToldOnceWhileKilled } from './exports.ts';
import { killTree } from './kill-tree.ts';
import { expectEachOnceWhileKilled } from './transcripts.ts';
import { expectFilesKeptWhileKilled } from './uploads.ts';

const folder = await mkdtemp(join(tmpdir(), 'longleaf-crash-'));
await chmod(folder, 0o755);
const issuer = await listeningTestIssuer();
const token = await issuer.token('saver', { expiresIn: 3600 });
let database: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: folder });
const portal = APPS[0];
const filled = openDatabase(database.url, { maximum: 2 });
await makeTables(filled);
await loadCatalog(filled.pool);
await keepFewFacts(filled);
await filled.close();

const launch = (env: Record<string, string> = {}) =>
  startApp(portal, {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    OIDC_ISSUER: issuer.issuer,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    ...env,
  });

async function killDatabase(): Promise<void> {
  killTree(database.pid);
  database = await startEmbeddedPostgres({ dataDir: folder, port: database.port });
}

afterAll(async () => {
  await database.stop().catch(() => undefined);
  await issuer.close();
  await rm(folder, { recursive: true, force: true });
});

/** Saves searches one after another until the server is gone; notes the names that were acknowledged. */
async function saveUntilKilled(
  address: string,
  round: string,
  acknowledged: string[],
  stop: AbortSignal,
): Promise<void> {
  await forgetRoundsBefore();
  for (let n = 0; n < 100_000 && !stop.aborted; n++) {
    const name = `${round} ${n}`;
    const response = await fetch(`${address}/api/campusSearch/saveCampusSearch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, search: '{}' }),
    }).catch(() => undefined);
    if (response?.status === 200) acknowledged.push(name);
    else if (response === undefined) return;
    // The list is bounded: make room as a person would, the leftovers of the time before too.
    if (n % 50 === 49) await prune(round, Math.max(0, n - 99), n - 10);
  }
}

async function forgetRoundsBefore(): Promise<void> {
  for (const name of await savedNames()) removed.add(name);
  const opened = openDatabase(database.url, { maximum: 1 });
  await opened.pool.query('delete from portal.saved_searches');
  await opened.close();
}

const removed = new Set<string>();

async function prune(round: string, from: number, to: number): Promise<void> {
  const names = Array.from({ length: to - from }, (_, i) => `${round} ${from + i}`);
  const opened = openDatabase(database.url, { maximum: 1 });
  await opened.pool.query('delete from portal.saved_searches where name = any($1)', [names]).then(
    () => names.forEach((name) => removed.add(name)),
    () => names.forEach((name) => removed.add(name)),
  );
  await opened.close();
}

async function savedNames(): Promise<Set<string>> {
  const opened = openDatabase(database.url, { maximum: 1 });
  const { rows } = await opened.pool.query<{ name: string }>('select name from portal.saved_searches');
  await opened.close();
  return new Set(rows.map((row) => row.name));
}

function expectAllThere(acknowledged: string[], saved: Set<string>): void {
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.filter((name) => !removed.has(name) && !saved.has(name))).toEqual([]);
}

it('keeps every acknowledged save when the API is killed in the middle', async () => {
  const { child, address } = await launch();
  const stop = new AbortController();
  const acknowledged: string[] = [];
  const saving = saveUntilKilled(address, 'api', acknowledged, stop.signal);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(60);
  child.kill('SIGKILL');
  await saving;
  expectAllThere(acknowledged, await savedNames());
});

it('keeps every acknowledged save when the database is killed in the middle', async () => {
  const { child, address } = await launch();
  const stop = new AbortController();
  const acknowledged: string[] = [];
  const saving = saveUntilKilled(address, 'database', acknowledged, stop.signal);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(60);
  killTree(database.pid);
  stop.abort();
  await saving;
  database = await startEmbeddedPostgres({ dataDir: folder, port: database.port });
  expectAllThere(acknowledged, await savedNames());
  // The API outlives its database and goes on with the next one.
  const response = await fetch(`${address}/api/campusSearch/loadSavedSearches`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  child.kill('SIGKILL');
});

it('loses no transcript and sends none twice when both are killed around request, cancel, release and send', async () => {
  await expectEachOnceWhileKilled({
    folder,
    issuer,
    postgres: () => database,
    killDatabase,
    launch,
  });
}, 600_000);

it('loses no acknowledged file, keeps none twice and leaves no bytes behind when both are killed around uploads', async () => {
  await expectFilesKeptWhileKilled({
    folder,
    issuer,
    postgres: () => database,
    killDatabase,
    launch,
  });
}, 300_000);

it('answers of a class under kill -9 and on lines that are cut: every acknowledged answer is there, none twice', async () => {
  const acknowledged = await expectAnswersKeptWhileKilled({
    folder,
    issuer,
    postgres: () => database,
    killDatabase,
    launch,
  });
  expect(acknowledged).toBeGreaterThan(100);
}, 900_000);

it('tells each college of each prospect once, and of each withdrawal once, when exports are killed at any point', async () => {
  expect(await expectToldOnceWhileKilled(database.url, join(folder, 'prospects'))).toBeGreaterThan(0);
}, 300_000);

it('finds a server that was left running, instead of starting a second', async () => {
  const again = await startEmbeddedPostgres({ dataDir: folder });
  expect(again).toMatchObject({ adopted: true, pid: database.pid, url: database.url });
});

it('takes the place of a server that was killed, whatever that still has in hand', async () => {
  const opened = openDatabase(database.url, { maximum: 1 });
  const busy = opened.pool.query('select count(*) from generate_series(1, 15000000)').catch(() => undefined);
  await expect.poll(busyBackends).toBe(1);
  process.kill(database.pid, 'SIGKILL');
  database = await startEmbeddedPostgres({ dataDir: folder, port: database.port });
  expect(database.adopted).toBe(false);
  await busy;
  await opened.close();
});

async function busyBackends(): Promise<number> {
  const opened = openDatabase(database.url, { maximum: 1 });
  const { rows } = await opened.pool.query(
    `select 1 from pg_stat_activity where state = 'active' and query like '%generate_series(1, 15000000)%'
       and pid <> pg_backend_pid()`,
  );
  await opened.close();
  return rows.length;
}
