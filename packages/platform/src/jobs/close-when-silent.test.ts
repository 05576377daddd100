import { emptyDatabase } from '@longleaf/testkit/database';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { closeWhenSilent } from './close-when-silent.ts';

const pool = new pg.Pool({ connectionString: await emptyDatabase(), max: 1, query_timeout: 1_000 });
pool.on('error', () => undefined);
pool.on('connect', closeWhenSilent);
afterAll(() => pool.end());

it('lends nobody a connection that still owes an answer', async () => {
  const lent = await pool.connect();
  lent.on('error', () => undefined);
  await expect(lent.query('select pg_sleep(30)')).rejects.toThrow('Query read timeout');
  lent.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('keeps a connection that answers, also with a refusal', async () => {
  const lent = await pool.connect();
  const who = async (client: pg.ClientBase | pg.Pool) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await who(lent);
  await expect(lent.query('select nothing')).rejects.toThrow('nothing');
  lent.release();
  expect(await who(pool)).toBe(first);
});
