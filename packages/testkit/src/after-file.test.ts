import { expect, it } from 'vitest';
import { testDatabase } from './database.ts';
import { afterFile, endFile } from './after-file.ts';

it('ends what was begun inside a test: last first, and all of it although one of them fails', async () => {
  const ended: string[] = [];
  afterFile(() => ended.push('first'));
  afterFile(() => {
    throw new Error('does not end');
  });
  afterFile(() => ended.push('last'));
  await expect(endFile()).rejects.toThrow('does not end');
  expect(ended).toEqual(['last', 'first']);
  await endFile();
  expect(ended).toHaveLength(2);
});

it('drops a database that a test made: a run has room for 100 connections', async () => {
  const { pool, url } = await testDatabase();
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await endFile();
  const other = await testDatabase();
  const left = await other.pool.query('select 1 from pg_database where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
  expect(left.rowCount).toBe(0);
});
