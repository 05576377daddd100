import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { type ConnectionTrouble, openDatabase } from './database.ts';

const { url } = await testDatabase();
const single = openDatabase(url, { maximum: 1 });
afterAll(() => single.close());

it('lets work without a limit wait its turn behind work that takes long, as all facts do on a slow machine', async () => {
  const [, behind] = await Promise.all([
    single.pool.query('select pg_sleep(5.5)'),
    single.pool.query<{ answer: number }>('select 42 as answer'),
  ]);
  expect(behind.rows).toEqual([{ answer: 42 }]);
});

it.each([
  ['an idle one', false],
  ['one that is lent out', true],
])(
  'tells of a connection that broke while nobody waited on it, and goes on without it: %s',
  async (_, isLent) => {
    const troubles: ConnectionTrouble[] = [];
    const told = openDatabase(url, { maximum: 2, onTrouble: (trouble) => troubles.push(trouble) });
    onTestFinished(() => told.close());
    const client = await told.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (!isLent) client.release();
    await single.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => troubles.map(({ code }) => code)).toContain('57P01');
    if (isLent) client.release(true);
    expect(JSON.stringify(troubles)).not.toContain('select');
    expect((await told.pool.query('select 1')).rowCount).toBe(1);
  },
);
