import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { importFile } from './import-file.ts';
import { undoImport } from './versions/go-back.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-spoiled-'));

async function load(
  kind: string,
  name: string,
  content: string | Buffer,
  more: { year?: string; accept?: readonly string[] } = {},
) {
  const file = join(folder, name);
  await writeFile(file, content);
  return importFile(pool, { kind, file, ...more });
}

type Cell = string | number | boolean | null | undefined;
type Row = Record<string, Cell>;
const rowsOf = async (sql: string) => (await pool.query<Row>(sql)).rows;
const lines = (rows: readonly (readonly Cell[])[], by: string) =>
  rows.map((cells) => `${cells.map((cell) => cell ?? '').join(by)}\n`).join('');

const scaleHeader = ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value'];

/** The shipped skills as the publisher writes them: a row for the importance, and one for the level. */
async function skills() {
  const rows = await rowsOf(
    'select onet_code, element, name, importance, level from catalog.occupation_skill join catalog.occupation_element using (element) order by 1, 2',
  );
  return rows.flatMap(({ onet_code: code, element, name, importance, level }) => [
    [code, element, name, 'IM', importance],
    [code, element, name, 'LV', level],
  ]);
}

describe('skills of O*NET', () => {
  const names = () => rowsOf('select element, name from catalog.occupation_element order by 1');
  const release = { year: '31.0' };

  it('are refused where the names of elements have moved, and the names return when that was accepted', async () => {
    const before = await names();
    const rows = await skills();
    const swap: Record<string, string> = { Writing: 'Speaking', Speaking: 'Writing' };
    const moved = rows.map((cells) => cells.with(2, swap[String(cells[2])] ?? cells[2] ?? ''));
    const file = lines([scaleHeader, ...moved], '\t');
    await expect(load('onet-skills', 'Skills.txt', file, release)).rejects.toThrow(
      'names-changed: ELEMENT NAME of 2.A.1.c is “Speaking”, which is the name of 2.A.1.d',
    );
    expect(await names()).toEqual(before);
    await load('onet-skills', 'Skills.txt', file, { ...release, accept: ['names-changed'] });
    expect(await names()).not.toEqual(before);
    await undoImport(pool, 'onet-skills');
    expect(await names()).toEqual(before);
  });

  it('are refused where a level has no importance', async () => {
    const rows = (await skills()).slice(1);
    await expect(
      load('onet-skills', 'Skills.txt', lines([scaleHeader, ...rows], '\t'), release),
    ).rejects.toThrow('11-1011.00 has no importance for 2.A.1.a. Nothing was loaded.');
  });

  it('are refused where the file ends within its last occupation', async () => {
    const rows = (await skills()).slice(0, -6);
    await expect(
      load('onet-skills', 'Skills.txt', lines([scaleHeader, ...rows], '\t'), release),
    ).rejects.toThrow('ends-early: skills: the last 3 rows would be gone');
  });
});

it('refuses work activities whose ids and names do not go together', async () => {
  const file = lines(
    [
      scaleHeader,
      ['11-1011.00', '4.A.1.a.1', 'Getting Information', 'IM', '4.5'],
      ['11-1021.00', '4.A.1.a.2', 'Getting Information', 'IM', '4.5'],
    ],
    '\t',
  );
  await expect(load('onet-work-activities', 'Work Activities.txt', file, { year: '31.0' })).rejects.toThrow(
    'line 3: ELEMENT NAME “Getting Information” stands for 4.A.1.a.2 and for 4.A.1.a.1',
  );
});

it('names a title that is too long for any, with its line', async () => {
  const long = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join('');
  const file = lines(
    [
      ['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'],
      ['11-1011.00', long, 'n/a', '08'],
    ],
    '\t',
  );
  await expect(load('onet-alternate-titles', 'Alternate Titles.txt', file, { year: '31.0' })).rejects.toThrow(
    'line 2: ALTERNATE TITLE has more than 500 letters',
  );
});

describe('characteristics of colleges (IC)', () => {
  const header = ['UNITID', 'CNTLAFFI', 'LEVEL3', 'LEVEL5', 'OPENADMP', 'CALSYS', 'APPLFEEU', 'MEALSWK'];
  const row = ['199120', '1', '0', '1', '2', '1', '.', '.'];

  it('are refused where a second row of a college says more than its first', async () => {
    const file = lines([header, row, row.with(6, '85')], ',');
    await expect(load('ipeds-ic', 'ic2025.csv', file)).rejects.toThrow(
      'line 3: repeats 199120 with other values',
    );
  });

  it('are refused with more meals than a week has', async () => {
    const file = lines([header, row.with(7, '500')], ',');
    await expect(load('ipeds-ic', 'ic2025.csv', file)).rejects.toThrow(
      'line 2: MEALSWK 500 is no number of meals a week',
    );
  });
});

describe('wages', () => {
  const header =
    'AREA AREA_TITLE AREA_TYPE PRIM_STATE NAICS OCC_CODE O_GROUP TOT_EMP JOBS_1000 H_MEAN A_MEAN H_PCT10 H_PCT25 H_MEDIAN H_PCT75 H_PCT90 A_PCT10 A_PCT25 A_MEDIAN A_PCT75 A_PCT90 ANNUAL HOURLY'.split(
      ' ',
    );
  const row =
    '39580 Raleigh 4 NC 000000 29-1141 detailed 9000 14.1 40 83000 30 35 40 45 50 62000 72000 83000 93000 104000 . .'.split(
      ' ',
    );

  it.each([
    ['A_PCT90', '99999999', 'A_PCT90 99999999 is not between 0 and 2080000'],
    ['TOT_EMP', '999999999', 'TOT_EMP 999999999 is not between 0 and 400000000'],
    ['JOBS_1000', '1001', 'JOBS_1000 1001 is not between 0 and 1000'],
    ['ANNUAL', 'TRUE', 'ANNUAL says that there is no wage by the hour, and H_MEDIAN is one'],
    ['HOURLY', 'TRUE', 'HOURLY says that there is no wage by the year, and A_MEDIAN is one'],
  ])('are refused with %s of %s', async (column, value, words) => {
    const file = lines([header, row.with(header.indexOf(column), value)], ',');
    await expect(load('oews-metro', 'MSA_M2026_dl.csv', file)).rejects.toThrow(`line 2: ${words}`);
  });
});

it.each([
  ['term and event', 'First day,Fall 2026', 'x.edu (2026)', 'EVENT “Fall 2026” is a term'],
  ['term and source', 'x.edu (2026),First day', 'Fall 2026', 'SOURCE “Fall 2026” is a term'],
  [
    'event and source',
    'Fall 2026,x.edu/calendar (2026)',
    'First day',
    'EVENT “x.edu/calendar (2026)” is an address',
  ],
])('refuses a calendar whose headers %s are swapped', async (_what, words, source, reason) => {
  const file = `unit_id,academic_year,term,event,start_date,source\n199120,2026-27,${words},2026-08-17,${source}\n`;
  await expect(load('academic-calendars', 'calendar.csv', file)).rejects.toThrow(`line 2: ${reason}`);
});

describe('high schools', () => {
  it('are read with the ids of private ones, of no county, and with what says nothing', async () => {
    const file =
      'name,city,county,zip,nces_school_id,control\nGrace Test Prep,Durham,Durham,NA,ZZ999999,private\nVirtual Test Academy,Durham,Statewide,,,charter\n';
    const loaded = await load('high-schools', 'schools.csv', file, { accept: ['colleges-closed'] });
    expect(loaded.rows).toBe(2);
    expect(
      await rowsOf(
        "select s.county, s.zip, c.nces_school_id as nces from catalog.school s left join catalog.school_code c on c.school_id = s.id where s.name in ('Grace Test Prep', 'Virtual Test Academy') order by s.name",
      ),
    ).toEqual([
      { county: 'Durham', zip: null, nces: 'ZZ999999' },
      { county: null, zip: null, nces: null },
    ]);
  });

  it('are refused with what a code is not', () =>
    expect(
      load('high-schools', 'schools.csv', 'name,city,ceeb_code\nGrace Test Prep,Durham,12\n'),
    ).rejects.toThrow('line 2: ceeb_code “12” is no CEEB code of six digits'));
});

describe('what a college reports about itself', () => {
  const profile = {
    institutionId: 199120,
    reportedOn: '2026-09-01',
    extracurriculars: ['Band'],
    texts: { about: 'Año' },
  };
  const send = (sent: object, accept: readonly string[] = []) =>
    load('institution-profile', 'profile.json', Buffer.from(JSON.stringify(sent), 'latin1'), { accept });

  it('keeps its letters, and loses nothing that was sent before without a word', async () => {
    await send(profile);
    expect(
      await rowsOf(
        "select profile -> 'texts' ->> 'about' as about from catalog.institution_profile where college_id = 199120",
      ),
    ).toEqual([{ about: 'Año' }]);
    const { texts: _gone, ...less } = { ...profile, reportedOn: '2026-08-01' };
    await expect(send(less)).rejects.toThrow(
      [
        'This file would lose facts. Nothing was loaded.',
        '  older-year: college 199120: the file is of 2026-08-01, and 2026-09-01 is in use',
        '  figures-gone: college 199120: texts would be gone',
        'If that is right, load it with --accept older-year,figures-gone',
      ].join('\n'),
    );
    await send(less, ['older-year', 'figures-gone']);
  });

  it('is refused where two profiles of a college are in a file', () =>
    expect(send([profile, { ...profile, extracurriculars: [] }])).rejects.toThrow(
      'The file has 2 profiles of college 199120. Nothing was loaded.',
    ));

  it('is named for what it is in UTF-16', () =>
    expect(
      load('institution-profile', 'profile.json', Buffer.from(`\uFEFF${JSON.stringify(profile)}`, 'utf16le')),
    ).rejects.toThrow('it is text in UTF-16'));
});
