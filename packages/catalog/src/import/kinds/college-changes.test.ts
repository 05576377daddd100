import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-changes-'));
const header = 'UNITID,KIND,CLOSED,ANNOUNCED,SUCCESSOR,SUCCESSORNAME,SOURCE';
const chapelHill = 199120;

async function load(row: string, accept: readonly string[] = objectionNames) {
  const file = join(folder, 'changes.csv');
  await writeFile(file, `${header}\n${row}\n`);
  return importFile(pool, { kind: 'college-changes', file, year: '2026', accept });
}

it('takes the place of the closings and mergers that were known', async () => {
  await expect(load(`${chapelHill},closing,2027-05,,,,example.org/news`, [])).rejects.toThrow('rows-gone');
  await load(`${chapelHill},Merging,,2026-10-01,199193,North Carolina State University,example.org/news`);
  const { rows } = await pool.query('select * from catalog.college_closure');
  expect(rows).toEqual([
    {
      college_id: chapelHill,
      kind: 'merging',
      closed_on: null,
      announced_on: '2026-10-01',
      successor_id: 199193,
      successor_name: 'North Carolina State University',
      notice: null,
    },
  ]);
});

it.each([
  ['1,closed,2025,,,,example.org', 'The directory has no college 1.'],
  [`${chapelHill},moved,2025,,,,example.org`, 'KIND “moved” is none of closed, merged, closing'],
  [`${chapelHill},closed,May 2025,,,,example.org`, 'CLOSED “May 2025” is no date such as 2025-05-31'],
  [`${chapelHill},closing,,2025-13,,,example.org`, 'ANNOUNCED “2025-13” is no date'],
  [`${chapelHill},merged,2025,,,,example.org`, 'SUCCESSORNAME is empty'],
  [`${chapelHill},closed,2025,,,,`, 'SOURCE is empty'],
  ['Duke,closed,2025,,,,example.org', 'UNITID “Duke” is no number'],
])('refuses %s: %s', async (row, says) => {
  const refusal: unknown = await load(row).catch((error: unknown) => error);
  expect(JSON.stringify(refusal) + String(refusal)).toContain(says);
});
