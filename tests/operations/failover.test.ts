import { execFileSync } from 'node:child_process';
import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, PATIENCE_OF_CALLS } from '@longleaf/platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { serverAccount } from '@longleaf/platform/postgres/account';
import { makeTables } from '@longleaf/testkit/template';
import { afterAll, expect, it, vi } from 'vitest';
import { startApi } from '../../apps/api/test/start-api.ts';
import { processesOf, signalAll } from '../crash/processes-of.ts';
import { movingAddress } from './moving-address.ts';

const PATIENTLY = { timeout: 60_000 };
const folder = await mkdtemp(join(tmpdir(), 'longleaf-failover-'));
await chmod(folder, 0o755);
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
let primary = await startEmbeddedPostgres({ dataDir: first });
const made = openDatabase(primary.url, { maximum: 2 });
await makeTables(made);
await made.close();
await primary.stop();
// A server that has stopped is a base copy as it lies there.
await cp(first, second, { recursive: true, preserveTimestamps: true });
primary = await startEmbeddedPostgres({ dataDir: first });
const standby = await startStandby();
await replicateSynchronously();
const address = await movingAddress(primary.url);
const database = openDatabase(address.url, { maximum: 4, patience: PATIENCE_OF_CALLS });
afterAll(async () => {
  await database.close();
  address.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const api = await startApi({ database: { ...database, url: primary.url } });

async function startStandby(): Promise<EmbeddedPostgres> {
  const data = join(second, 'postgres/data');
  const { password, port, username } = new URL(primary.url);
  const way = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=second`;
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`);
  // The copy belongs to whoever made it; the server runs as another account when that is root.
  const account = serverAccount();
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, second]);
  return startEmbeddedPostgres({ dataDir: second });
}

/** A commit waits until the standby has it on its disk. */
async function replicateSynchronously(): Promise<void> {
  const asked = openDatabase(primary.url, { maximum: 1 });
  await asked.query(`alter system set synchronous_standby_names = 'second'`);
  await asked.query('select pg_reload_conf()');
  const states = async () =>
    (await asked.query<{ state: string }>('select sync_state as state from pg_stat_replication')).rows;
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'sync' }]), PATIENTLY);
  await asked.close();
}

/** Each by a person of their own: one may keep so many searches only. */
const save = (name: string) =>
  api.call('POST', '/campusSearch/saveCampusSearch', { as: name, body: { name, search: '{}' } });
const people = () => api.call('GET', '/health/ready?part=people');
const read = (name: string) => api.call('GET', '/campusSearch/loadSavedSearches', { as: name });

it('says that it is not ready where the address leads to a standby by mistake, and saves nothing: 503', async () => {
  expect((await save('before')).status).toBe(200);
  expect((await people()).status).toBe(200);
  address.moveTo(standby.port);
  await expect.poll(people, PATIENTLY).toMatchObject({ status: 503, json: { database: false } });
  const answer = await save('on a standby');
  expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 5]);
  // What is only read is there.
  await expect
    .poll(() => read('before'), PATIENTLY)
    .toMatchObject({ status: 200, json: [{ name: 'before' }] });
  address.moveTo(primary.port);
  await expect.poll(async () => (await people()).status, PATIENTLY).toBe(200);
}, 180_000);

it('goes on after a failover without a restart, with all that was acknowledged', async () => {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let ended = false;
  const saving = [1, 2, 3].map(async (one) => {
    for (let number = 0; !ended; number++) {
      const name = `${one}-${number}`;
      const { status } = await save(name);
      statuses.add(status);
      if (status === 200) acknowledged.push(name);
    }
  });
  await expect.poll(() => acknowledged.length, PATIENTLY).toBeGreaterThan(20);
  signalAll(processesOf(primary.pid), 'SIGKILL');
  await promote();
  address.moveTo(standby.port);
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length, PATIENTLY).toBeGreaterThan(before + 5);
  ended = true;
  await Promise.all(saving);
  await expect.poll(async () => (await people()).status, PATIENTLY).toBe(200);
  for (const name of acknowledged) expect(await read(name)).toMatchObject({ status: 200, json: [{ name }] });
  // Never 500, whatever the moment.
  expect(statuses).toEqual(new Set([200, 503]));
}, 240_000);

async function promote(): Promise<void> {
  const asked = openDatabase(standby.url, { maximum: 1 });
  await asked.query('select pg_promote(true, 60)');
  const { rows } = await asked.query('select pg_is_in_recovery() as follows');
  expect(rows).toEqual([{ follows: false }]);
  await asked.close();
}
