import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { readApplications } from '../../applications/read-applications.ts';
import { importFile } from '../import-file.ts';
import { loadAsShipped } from '../versions/go-back.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-applications-'));
const header = 'UNITID,KIND,OPENS,EARLY,CLOSES,FEE,ADDRESS,TRANSCRIPTS,SOURCE';
const chapelHill = 199120;

async function load(...rows: string[]) {
  const file = join(folder, 'applications.csv');
  await writeFile(file, `${header}\n${rows.join('\n')}\n`);
  return importFile(pool, { kind: 'applications', file, year: '2026-27', accept: objectionNames });
}

describe('what colleges say of applying to them', () => {
  it('takes the place of what was known, and goes back to what is shipped', async () => {
    const before = await readApplications(pool);
    expect(before.get(chapelHill)?.stated.get('first-year')).toMatchObject({
      earlyOn: '2025-10-15',
      closesOn: '2026-01-15',
      fee: null,
    });
    await load(
      `${chapelHill},First-year,2026-08-01,,2027-01-15,85,https://example.org/apply,no,the college`,
      `${chapelHill},transfer,,,,,,,the college`,
    );
    const { stated } = (await readApplications(pool)).get(chapelHill) ?? {};
    expect(stated?.get('first-year')).toMatchObject({
      opensOn: '2026-08-01',
      earlyOn: null,
      closesOn: '2027-01-15',
      fee: 85,
      address: 'https://example.org/apply',
      receivesTranscripts: false,
    });
    expect(stated?.get('transfer')).toMatchObject({ closesOn: null, fee: null, receivesTranscripts: null });
    await loadAsShipped(pool, 'applications');
    expect(await readApplications(pool)).toEqual(before);
  });

  it.each([
    [`${chapelHill},graduate,,,,,,,x`, 'KIND “graduate” is none of'],
    [`${chapelHill},first-year,2026-02-30,,,,,,x`, 'OPENS “2026-02-30” is no day'],
    [`${chapelHill},first-year,,,soon,,,,x`, 'CLOSES “soon” is no day'],
    [`${chapelHill},first-year,,,,-5,,,x`, 'FEE -5 is not between'],
    [`${chapelHill},first-year,,,,,javascript:alert(1),,x`, 'ADDRESS “javascript:alert(1)” is no address'],
    [`${chapelHill},first-year,,,,,,perhaps,x`, 'TRANSCRIPTS “perhaps” is neither yes nor no'],
    [`${chapelHill},first-year,,,,,,,`, 'SOURCE is empty'],
    [`${chapelHill},first-year,,,,,,,NA`, 'SOURCE is empty'],
    [
      `${chapelHill},first-year,2027-01-15,,2026-08-01,,,,x`,
      'OPENS, EARLY and CLOSES do not follow each other',
    ],
  ])('refuses %j whole', async (row, problem) => {
    const before = await readApplications(pool);
    await expect(load(row)).rejects.toThrow(problem);
    expect(await readApplications(pool)).toEqual(before);
  });
});

it('is known for the 110 colleges of the three sectors', async () => {
  const all = await readApplications(pool);
  expect(all.size).toBe(110);
  expect([...all.values()].filter(({ sector }) => sector === 'CommunityCollege')).toHaveLength(58);
});
