import { openDatabase, PATIENCE_OF_CALLS } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { databaseReady } from '@longleaf/platform/readiness';
import { afterFile } from '@longleaf/testkit/after-file';
import { testDatabase } from '@longleaf/testkit/database';
import { linkTo } from '@longleaf/testkit/frozen-link';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const source = await testDatabase();
const link = await linkTo(source.url);
// Long enough for a slow machine that does answer, short enough for one that never will.
const patience = { ...PATIENCE_OF_CALLS, connection: 2_000, answer: 2_000 };
const database = openDatabase(link.url, { maximum: 4, patience });
afterAll(() => database.close());
const api = await startApi({ database: { ...database, url: source.url } });

it('answers callers with 503 while the database answers nothing, and serves them again after', async () => {
  const drafts = () => api.call('GET', '/campusSearch/loadSavedSearches', { as: 'ann' });
  expect((await drafts()).status).toBe(200);
  expect((await api.call('GET', '/health/ready')).json).toMatchObject({ database: true });
  link.freeze();
  const answers = await Promise.all([drafts(), drafts(), api.call('GET', '/health/ready')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers[2]?.json).toMatchObject({ status: 'not ready', database: false });
  link.thaw();
  await expect
    .poll(async () => (await api.call('GET', '/health/ready')).json)
    .toMatchObject({ database: true });
  expect((await drafts()).status).toBe(200);
});

it('says within its time that it is not ready, however long the database may take', async () => {
  const patient = openDatabase(link.url, { maximum: 1 });
  afterFile(() => patient.close());
  const isReady = databaseReady(patient.pool);
  expect(await isReady()).toBe(true);
  link.freeze();
  expect(await isReady()).toBe(false);
  link.thaw();
});

it('gives up a connection whose transaction was not answered, and with it what it did', async () => {
  await expect(
    inTransaction(database, async (client) => {
      await client.query(`insert into portal.people (issuer, subject) values ('frozen', 'ann')`);
      link.freeze();
      await client.query('select 1');
    }),
  ).rejects.toThrow('timeout');
  link.thaw();
  const found = await inTransaction(database, (client) =>
    client.query(`select 1 from portal.people where issuer = 'frozen'`),
  );
  expect(found.rowCount).toBe(0);
});

it('waits for a statement and for a lock no longer than a caller does', async () => {
  const [found] = (
    await database.pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    )
  ).rows;
  expect(found).toEqual({ statement: '10s', lock: '5s' });
});

it('tells of a lock that is not had in time with 503', async () => {
  const impatient = openDatabase(source.url, { maximum: 2, patience: { ...patience, lock: 50 } });
  afterFile(() => impatient.close());
  const waiting = await startApi({ database: { ...impatient, url: source.url }, beside: api });
  await inTransaction(source, async (client) => {
    await client.query('lock table portal.saved_searches in access exclusive mode');
    const answer = await waiting.call('GET', '/campusSearch/loadSavedSearches', { as: 'ann' });
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('lock');
  });
});

it('is not ready when the database takes no writes', async () => {
  const readOnly = await testDatabase();
  const name = new URL(readOnly.url).pathname.slice(1);
  await readOnly.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  const fresh = openDatabase(readOnly.url, { maximum: 2, patience });
  afterFile(() => fresh.close());
  const blocked = await startApi({ database: { ...fresh, url: readOnly.url } });
  expect((await blocked.call('GET', '/health/ready')).json).toMatchObject({ database: false });
});
