import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { shippedTables } from '../load/shipped-tables.ts';
import { sources } from '../sources.ts';
import { readSources } from './datasets.ts';

const { pool } = await testDatabase('catalog');

it('lists the tables that are loaded, each once, and no other', async () => {
  const { sources: loaded } = await readSources(pool);
  expect(loaded.map(({ key }) => key).toSorted()).toEqual(shippedTables.map(({ key }) => key).toSorted());
  expect(loaded.filter(({ rows }) => rows === 0)).toEqual([]);
});

it('lists no table that nothing reads', async () => {
  const folder = join(import.meta.dirname, '..');
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(ts|sql)$/.test(name) && !/^(tables|load|import)\/|\.test\.ts$/.test(name),
  );
  const text = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  const read = shippedTables.filter(({ key }) => !key.startsWith('figures-'));
  const unread = read.filter(({ table }) => !text.includes(`catalog.${getTableConfig(table).name}`));
  expect(unread.map(({ key }) => key)).toEqual([]);
});

it('marks what was taken over by hand, and says so of no imported table', async () => {
  const byHand = sources.filter(({ shipped }) => shipped === 'byHand').map(({ key }) => key);
  expect(byHand.toSorted()).toEqual([
    'college-applications',
    'direct-admission',
    'enrichment-programs',
    'figures-athletics',
    'sports',
    'wages-metro',
    'wages-state',
  ]);
  await pool.query(
    `update catalog.dataset set origin = 'imported', file = 'x.csv' where key = 'wages-state'`,
  );
  const wages = (await readSources(pool)).sources.find(({ key }) => key === 'wages-state');
  expect(wages).toMatchObject({ shipped: null, loadedFrom: 'x.csv' });
});

it('counts the offices that are left out of the shipped directory', async () => {
  const { rows } = await pool.query<{ all: number; offices: number }>(
    'select count(*)::integer as all, (count(*) filter (where sector_code = 0))::integer as offices from catalog.college',
  );
  const note = sources.find(({ key }) => key === 'colleges')?.shippedNote;
  expect(note).toContain(
    `Of its ${rows[0]?.all.toLocaleString('en-US')} entries ${rows[0]?.offices} are such offices.`,
  );
});
