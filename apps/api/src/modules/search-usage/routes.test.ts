import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const evening = await startApi({ now: '2026-11-22T03:30:00Z' });
const usesOf = async (day: string) => {
  const { rows } = await evening.database.pool.query<{ uses: number }>(
    'select uses from portal.search_usage where day = $1',
    [day],
  );
  return rows[0]?.uses ?? 0;
};
const count = () => evening.call('POST', '/campusSearch/usage');

it('counts every use on the day it is in North Carolina (GAP-074, GAP-115)', async () => {
  expect(await count()).toMatchObject({ status: 204, text: '' });
  await Promise.all(Array.from({ length: 9 }, count));
  expect(await usesOf('2026-11-21')).toBe(10);
  expect(await usesOf('2026-11-22')).toBe(0);
});

it('keeps nothing but the day and the number', async () => {
  const { rows } = await evening.database.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'portal' and table_name = 'search_usage'",
  );
  expect(rows.map((row) => row.column_name).toSorted()).toEqual(['day', 'uses']);
});
