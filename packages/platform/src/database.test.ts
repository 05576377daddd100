import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

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
