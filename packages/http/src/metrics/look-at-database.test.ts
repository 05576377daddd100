import { openDatabase, type Patience, PATIENCE_OF_FIGURES } from '@longleaf/platform/database';
import { addJob } from '@longleaf/platform/jobs/queue';
import { testDatabase } from '@longleaf/testkit/database';
import { linkTo } from '@longleaf/testkit/frozen-link';
import { afterAll, expect, it } from 'vitest';
import { lookAtDatabase } from './look-at-database.ts';

const source = await testDatabase();
const link = await linkTo(source.url);
const COUNTED = { tasks: ['looked-for'], mailOwner: 'portal' };

function opened(url: string, patience: Patience | 'none' = PATIENCE_OF_FIGURES) {
  const database = openDatabase(url, { maximum: 1, ...(patience !== 'none' && { patience }) });
  afterAll(() => database.close());
  let asked = 0;
  database.pool.on('acquire', () => (asked += 1));
  return { database, asked: () => asked };
}

it('asks once for all who look at a time, and again after five seconds', async () => {
  const { database, asked } = opened(source.url);
  let now = 0;
  const look = lookAtDatabase(database, COUNTED, () => now);
  const jobs = async () => (await look()).counts?.jobs.length;
  expect(await Promise.all([jobs(), jobs(), jobs()])).toEqual([0, 0, 0]);
  const once = asked();
  expect(once).toBeGreaterThan(0);
  await addJob(source.pool, 'looked-for', {});
  now = 4_999;
  expect(await jobs()).toBe(0);
  expect(asked()).toBe(once);
  now = 5_000;
  expect(await jobs()).toBe(1);
  expect(asked()).toBe(2 * once);
});

it('says that a database which answers nothing is away, without counts, and sees when it is back', async () => {
  const { database } = opened(link.url);
  let now = 0;
  const look = lookAtDatabase(database, COUNTED, () => now);
  expect(await look()).toMatchObject({ isUp: true, counts: {} });
  link.freeze();
  now = 10_000;
  const away = await look();
  link.thaw();
  expect(away).toEqual({ isUp: false });
  await expect
    .poll(() => {
      now += 10_000;
      return look();
    })
    .toMatchObject({ isUp: true, counts: {} });
});

it('waits for nothing that takes longer, over connections that would wait for good', async () => {
  const { database } = opened(link.url, 'none');
  let now = 0;
  const look = lookAtDatabase(database, COUNTED, () => now);
  const blocker = await source.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table mail.outbox in access exclusive mode');
    expect(await look()).toEqual({ isUp: true });
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  await expect.poll(look).toMatchObject({ counts: {} });
  link.freeze();
  now = 10_000;
  const away = await look();
  link.thaw();
  expect(away).toEqual({ isUp: false });
});

it('says that one which is not there is away', async () => {
  const { database } = opened('postgres://nobody@127.0.0.1:9/nothing');
  expect(await lookAtDatabase(database, COUNTED)()).toEqual({ isUp: false });
});

it('says that one which cannot count in time does answer', async () => {
  const { database } = opened(source.url);
  const blocker = await source.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table mail.outbox in access exclusive mode');
    expect(await lookAtDatabase(database, COUNTED)()).toEqual({ isUp: true });
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});
