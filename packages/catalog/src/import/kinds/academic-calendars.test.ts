import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { readAcademicDates } from '../../academic/read-academic-dates.ts';
import { importFile } from '../import-file.ts';
import { loadAsShipped, undoImport } from '../versions/go-back.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-academic-'));
const header = 'unit_id,academic_year,term,event,start_date,end_date,source';
const chapelHill = 199120;
const classes = `${chapelHill},2026-27,Fall 2026,First day of classes,2026-08-17,,the registrar`;
const exams = `${chapelHill},2026-27,Fall 2026,Final exams,2026-12-04,2026-12-11,the registrar`;

async function load(rows: readonly string[], accept: string[] = []) {
  const file = join(folder, 'calendar.csv');
  await writeFile(file, `${header}\n${rows.join('\n')}\n`);
  return importFile(pool, { kind: 'academic-calendars', file, accept });
}
const read = async () =>
  (await readAcademicDates(pool, chapelHill, { from: '2026-08-01', to: '2026-12-31' })).map(
    ({ event }) => event,
  );

it('nothing ships; a list is loaded, shows what it changes, and is undone (MOD-021)', async () => {
  expect(await read()).toEqual([]);
  // The comparison says nothing of fewer than 20 rows.
  const others = Array.from({ length: 20 }, (_, n) => `198419,2026-27,Fall,Talk ${n},2026-09-01,,Duke`);
  const first = await load([classes, exams, ...others]);
  expect(first.stored).toMatchObject([{ table: 'academic-calendars', rows: 22 }]);
  expect(first.differences).toMatchObject([{ table: 'academic-calendars', rowsNew: 22, rowsGone: 0 }]);
  expect(await read()).toEqual(['First day of classes', 'Final exams']);
  await expect(load([exams])).rejects.toThrow('lose or spoil facts');
  expect(await read()).toHaveLength(2);
  await load([exams], ['rows-gone', 'ends-early']);
  expect(await read()).toEqual(['Final exams']);
  await undoImport(pool, 'academic-calendars');
  expect(await read()).toEqual(['First day of classes', 'Final exams']);
  await loadAsShipped(pool, 'academic-calendars');
  expect(await read()).toEqual([]);
});

it.each([
  [`x,2026-27,Fall,Classes,2026-08-17,,s`, 'UNIT_ID “x” is no number'],
  [`1,2026-27,Fall,Classes,2026-08-17,,s`, 'The directory has no college 1'],
  [`${chapelHill},2026-28,Fall,Classes,2026-08-17,,s`, 'ACADEMIC_YEAR “2026-28” is no academic year'],
  [`${chapelHill},2026,Fall,Classes,2026-08-17,,s`, 'ACADEMIC_YEAR “2026” is no academic year'],
  [`${chapelHill},2026-27,,Classes,2026-08-17,,s`, 'TERM is empty'],
  [`${chapelHill},2026-27,Fall,,2026-08-17,,s`, 'EVENT is empty'],
  [`${chapelHill},2026-27,Fall,${'x'.repeat(201)},2026-08-17,,s`, 'EVENT has more than 200 letters'],
  [`${chapelHill},2026-27,Fall,Classes,2026-02-30,,s`, 'START_DATE “2026-02-30” is no day'],
  [`${chapelHill},2026-27,Fall,Classes,2025-08-17,,s`, 'START_DATE 2025-08-17 is not of 2026-27'],
  [`${chapelHill},2026-27,Fall,Classes,2028-01-10,,s`, 'START_DATE 2028-01-10 is not of 2026-27'],
  [`${chapelHill},2026-27,Fall,Classes,2026-08-17,2026-08-16,s`, 'END_DATE is before START_DATE'],
  [`${chapelHill},2026-27,Fall,Classes,2026-08-17,2028-08-16,s`, 'END_DATE is more than a year after'],
  [`${chapelHill},2026-27,Fall,Classes,2026-08-17,,`, 'SOURCE is empty'],
])('refuses %j whole', async (row, problem) => {
  await expect(load([exams, row])).rejects.toThrow(problem);
  expect(await read()).toEqual([]);
});

it('writes events that are named by codes in words, and tells which columns it does not use', async () => {
  const file = join(folder, 'codes.csv');
  const columns = 'unit_id,name,academic_year,term,event,start_date,end_date,source,trust';
  const rows = ['first_day_of_classes,2026-08-17,2026-08-17', 'Reading day (no classes),2026-12-02,'];
  const lines = rows.map((row) => `${chapelHill},Chapel Hill,2026-27,Fall 2026,${row},the registrar,high`);
  await writeFile(file, [columns, ...lines].join('\n'));
  const { unusedColumns } = await importFile(pool, { kind: 'academic-calendars', file });
  expect(unusedColumns).toEqual(['name', 'trust']);
  expect(await read()).toEqual(['First day of classes', 'Reading day (no classes)']);
  await loadAsShipped(pool, 'academic-calendars');
});

it('refuses more dates of one college than one answer holds, and the same date twice with other values', async () => {
  const many = Array.from({ length: 501 }, (_, n) => `${chapelHill},2026-27,Fall,Talk ${n},2026-09-01,,s`);
  await expect(load(many)).rejects.toThrow('at most 500 dates of one college; 199120 has 501');
  await expect(load([exams, exams.replace('the registrar', 'somebody')])).rejects.toMatchObject({
    rows: [{ line: 3, reason: expect.stringMatching(/^repeats “Final exams” .* with other values$/) }],
  });
  expect(await read()).toEqual([]);
});

it('names the line of what is wrong', async () => {
  await expect(load([exams, `${chapelHill},2026-27,Fall,,2026-08-17,,s`])).rejects.toMatchObject({
    rows: [{ line: 3, reason: 'EVENT is empty' }],
  });
});
