import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { workbook, zip } from '@longleaf/testkit/workbook';
import type { WorkbookCell } from '@longleaf/testkit/workbook';
import { describe, expect, it } from 'vitest';
import { readPortraits } from '../../careers/read-portraits.ts';
import { readCareerFacts } from '../../careers/read-facts.ts';
import { readVersion } from '../../load/version.ts';
import { readSources } from '../../profile/datasets.ts';
import { readProgramFacts } from '../../programs/read-facts.ts';
import { importFile } from '../import-file.ts';
import { ImportRefused } from '../refused.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-records-'));

async function load(kind: string, name: string, content: string | Buffer, year?: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  return importFile(pool, { kind, file, year, accept: objectionNames });
}

async function refusal(
  kind: string,
  name: string,
  content: string | Buffer,
  year?: string,
): Promise<ImportRefused> {
  const before = await readVersion(pool);
  const error: unknown = await load(kind, name, content, year).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefused)) throw new Error(`The file was not refused: ${String(error)}`);
  expect(await readVersion(pool)).toEqual(before);
  return error;
}

async function count(table: string): Promise<number> {
  const result = await pool.query<{ count: number }>(
    `select count(*)::integer as count from catalog.${table}`,
  );
  return result.rows[0]?.count ?? -1;
}

const oewsColumns =
  'AREA AREA_TITLE AREA_TYPE PRIM_STATE NAICS NAICS_TITLE I_GROUP OWN_CODE OCC_CODE OCC_TITLE O_GROUP TOT_EMP EMP_PRSE JOBS_1000 LOC_QUOTIENT PCT_TOTAL PCT_RPT H_MEAN A_MEAN MEAN_PRSE H_PCT10 H_PCT25 H_MEDIAN H_PCT75 H_PCT90 A_PCT10 A_PCT25 A_MEDIAN A_PCT75 A_PCT90 ANNUAL HOURLY'.split(
    ' ',
  );

const usual: Readonly<Record<string, WorkbookCell>> = {
  AREA: '99',
  AREA_TITLE: 'U.S.',
  AREA_TYPE: 1,
  PRIM_STATE: 'US',
  NAICS: '000000',
  NAICS_TITLE: 'Cross-industry',
  I_GROUP: 'cross-industry',
  OWN_CODE: 1235,
  OCC_CODE: '00-0000',
  OCC_TITLE: 'All Occupations',
  O_GROUP: 'total',
  TOT_EMP: 1_000_000,
  H_MEAN: 33.539999999999999,
  A_MEAN: 69_770,
  H_PCT10: 15,
  H_PCT25: 18.07,
  H_MEDIAN: 24.51,
  H_PCT75: 38.71,
  H_PCT90: 61.81,
  A_PCT10: 31_200,
  A_PCT25: 37_590,
  A_MEDIAN: 50_980,
  A_PCT75: 80_520,
  A_PCT90: 128_560,
};
const rowOf = (cells: Readonly<Record<string, WorkbookCell>>): readonly WorkbookCell[] =>
  oewsColumns.map((column) => ({ ...usual, ...cells })[column] ?? null);
const detailed = (soc: string, cells: Readonly<Record<string, WorkbookCell>>) =>
  rowOf({ OCC_CODE: soc, OCC_TITLE: 'One', O_GROUP: 'detailed', TOT_EMP: 21_735, ...cells });

const nurses = detailed('29-1141', {});
const doctors = detailed('29-1214', { A_PCT75: '#', A_PCT90: '#', H_PCT90: '#', PCT_RPT: '~' });
const actors = detailed('27-2011', { HOURLY: true, A_MEAN: '*', A_MEDIAN: '*', A_PCT10: '*' });
const teachers = detailed('25-2021', { ANNUAL: { inline: 'TRUE' }, H_MEAN: '*', H_MEDIAN: '*' });
const few = detailed('19-3092', { TOT_EMP: '**', A_MEDIAN: '*' });
const broad = rowOf({ OCC_CODE: '29-1140', O_GROUP: 'broad' });
const industry = detailed('29-1141', { NAICS: '622000' });
const national = [oewsColumns, rowOf({}), nurses, doctors, actors, teachers, few, broad, industry];
const guide = { name: 'Field Descriptions', rows: [['Field', 'Field Description']] };

function csv(rows: readonly (readonly WorkbookCell[])[], end = '\n', quote = '"'): string {
  const write = (cell: WorkbookCell) => {
    if (typeof cell === 'number')
      return quote === '' ? `${cell}` : `${quote}${cell.toLocaleString('en-US')}${quote}`;
    if (typeof cell === 'boolean') return 'TRUE';
    if (cell === null) return '';
    return `${quote}${typeof cell === 'string' ? cell : 'inline' in cell ? cell.inline : ''}${quote}`;
  };
  return rows.map((row) => row.map(write).join(',') + end).join('');
}

describe('wages', () => {
  it.each([
    ['H_PCT10', 'H_PCT25', 'H_PCT10 18.07 is above H_PCT25 15'],
    ['A_PCT75', 'A_PCT90', 'A_PCT75 128560 is above A_PCT90 80520'],
    ['H_MEAN', 'A_MEAN', 'H_MEAN 69,770 is not between 0 and 1000'],
  ])('are refused where the headers %s and %s are swapped', async (one, other, words) => {
    const swapped = oewsColumns.map((name) => (name === one ? other : name === other ? one : name));
    const content = csv([swapped, ...national.slice(1)]);
    expect((await refusal('oews-national', 'national_M2026_dl.csv', content)).message).toContain(words);
  });

  it('are read from a workbook, with the reason for each figure that is missing', async () => {
    const book = workbook([guide, { name: 'national_M2026_dl', rows: national }]);
    const summary = await load('oews-national', 'national_M2026_dl.xlsx', book);
    expect(summary).toMatchObject({
      year: 'May 2026',
      rows: 8,
      stored: [{ table: 'wages-national', rows: 6 }],
    });
    expect(summary.unusedColumns).toContain('EMP_PRSE');
    const { wagesOf, areas } = await readCareerFacts(pool);
    expect(areas[0]).toMatchObject({ id: '99', name: 'United States', period: 'May 2026', topCode: 239_200 });
    expect(wagesOf('29-1141', '99')).toMatchObject({
      figures: { annualMedian: 50_980, hourlyMean: 33.54, employment: 21_735, jobsPer1000: 21.735 },
      missing: {},
    });
    expect(wagesOf('29-1214', '99')?.missing).toEqual({
      annual75th: 'topCoded',
      annual90th: 'topCoded',
      hourly90th: 'topCoded',
    });
    expect(wagesOf('27-2011', '99')?.missing).toEqual({
      annualMean: 'hourlyOnly',
      annualMedian: 'hourlyOnly',
      annual10th: 'hourlyOnly',
    });
    expect(wagesOf('25-2021', '99')?.missing).toEqual({
      hourlyMean: 'annualOnly',
      hourlyMedian: 'annualOnly',
    });
    expect(wagesOf('19-3092', '99')?.missing).toEqual({
      employment: 'suppressed',
      jobsPer1000: 'notInTable',
      annualMedian: 'suppressed',
    });
    expect(wagesOf('11-1011', '99')?.missing.annualMedian).toBe('notListed');
  });

  it.each([
    ['plain', csv(national, '\n', '')],
    ['with a byte order mark, CRLF and quotes', `\uFEFF${csv(national, '\r\n')}\r\n`],
  ])('are the same from a comma-separated file %s, and again without harm', async (_what, content) => {
    const read = async () =>
      (await pool.query('select * from catalog.wage_national order by soc')).rows as unknown[];
    await load('oews-national', 'national_M2026_dl.xlsx', workbook([{ name: 'all', rows: national }]));
    const fromWorkbook = await read();
    for (let time = 0; time < 2; time++) await load('oews-national', 'national_M2026_dl.csv', content);
    expect(await read()).toEqual(fromWorkbook);
    expect(await count('wage_national')).toBe(6);
  });

  it('of the state and its metropolitan areas are kept, those of others left out and counted', async () => {
    const raleigh = { AREA: '39580', AREA_TITLE: 'Raleigh-Cary, NC', AREA_TYPE: 4, PRIM_STATE: 'NC' };
    const boston = { AREA: '14460', AREA_TITLE: 'Boston, MA-NH', AREA_TYPE: 4, PRIM_STATE: 'MA' };
    const rows = [rowOf(raleigh), detailed('29-1141', { ...raleigh, JOBS_1000: 22.5 }), rowOf(boston)];
    const summary = await load('oews-metro', 'MSA_M2025_dl.csv', csv([oewsColumns, ...rows]));
    expect(summary.stored).toEqual([
      { table: 'wages-metro', rows: 2, unknown: 1, because: 'they are of areas in other states' },
    ]);
    const facts = await readCareerFacts(pool);
    expect(facts.areas.filter(({ kind }) => kind === 'metro')).toMatchObject([
      { id: '39580', name: 'Raleigh-Cary, NC', period: 'May 2025', topCode: null },
    ]);
    expect(facts.wagesOf('29-1141', '39580')?.figures.jobsPer1000).toBe(22.5);
    expect(facts.wagesOf('29-1141', '37')?.area.period).toBe('May 2024');

    const notes = (await readSources(pool)).sources;
    expect(notes.find(({ key }) => key === 'wages-metro')).toMatchObject({
      year: 'May 2025',
      rows: 2,
      loadedFrom: 'MSA_M2025_dl.csv',
    });
    expect(notes.find(({ key }) => key === 'wages-metro')?.note).not.toContain('checked against the sums');
    expect(notes.find(({ key }) => key === 'wages-state')?.note).toContain('checked against the sums');
    expect(notes.find(({ key }) => key === 'wages-state')?.loadedFrom).toBeNull();

    const carolina = { AREA: 37, AREA_TITLE: 'North Carolina', AREA_TYPE: 2, PRIM_STATE: 'NC' };
    const book = workbook([{ name: 'state', rows: [oewsColumns, rowOf(carolina)] }]);
    expect(await load('oews-state', 'state_M2025_dl.xlsx', book)).toMatchObject({ stored: [{ rows: 1 }] });
  });
});

describe('a damaged file of wages is refused whole', () => {
  const without = (column: string) =>
    national.map((row) => row.filter((_, index) => oewsColumns[index] !== column));
  const one = (cells: Readonly<Record<string, WorkbookCell>>) =>
    csv([oewsColumns, detailed('29-1141', cells)]);

  it.each([
    ['a missing column', csv(without('A_MEDIAN')), 'it lacks the columns A_MEDIAN'],
    ['another kind of area', one({ AREA_TYPE: 2 }), 'a row is of states and not of the nation'],
    ['an unknown kind of area', one({ AREA_TYPE: 'x' }), 'the area type “x”'],
    ['a bad number', one({ A_MEDIAN: 'many' }), 'line 2: A_MEDIAN “many” is no number'],
    ['another sign', one({ A_MEAN: '***' }), 'A_MEAN “***” is no number'],
    ['a number below zero', one({ A_MEAN: -5 }), 'is not between'],
    ['a number too large', one({ TOT_EMP: 99_999_999_999 }), 'is not between'],
    ['a bad code', one({ OCC_CODE: '291141' }), 'OCC_CODE “291141” is no occupation code'],
    [
      'a repeated row',
      csv([oewsColumns, nurses, detailed('29-1141', { A_MEAN: 5 })]),
      'line 3: repeats 29-1141 in area 99',
    ],
    ['a short row', `${csv([oewsColumns])}"99","U.S."\n`, 'line 2: has 2 values instead of 32'],
    [
      'a comma inside a number',
      `${csv([oewsColumns])}${csv([rowOf({})], '\n', '').replace('1000000', '1,000,000')}`,
      'line 2: has 34 values instead of 32',
    ],
    ['an open quote', `${csv([oewsColumns])}"99,U.S.\n`, 'cannot be read'],
    ['only other industries', csv([oewsColumns, industry]), 'no row of the nation'],
    ['nothing at all', '', 'empty'],
  ])('for %s', async (_what, content, words) => {
    expect((await refusal('oews-national', 'national_M2026_dl.csv', content)).message).toContain(words);
  });

  it('for a wrong year, or none', async () => {
    const content = csv(national);
    const wrong = await refusal('oews-national', 'national_M2026_dl.csv', content, '2025');
    expect(wrong.message).toBe('The name of the file says May 2026, and --year says May 2025.');
    const book = workbook([{ name: 'national_M2026_dl', rows: national }]);
    for (const [name, year] of [['national_M2025_dl.xlsx'], ['wages.xlsx', '2025']] as const)
      expect((await refusal('oews-national', name, book, year)).message).toBe(
        'The sheet “national_M2026_dl” says May 2026, and not May 2025.',
      );
    expect((await refusal('oews-national', 'wages.csv', content)).message).toContain('--year');
    expect((await refusal('oews-national', 'wages.csv', content, '2025-26')).message).toContain('no year');
    expect((await load('oews-national', 'wages.csv', content, '2027')).year).toBe('May 2027');
  });

  const sheet = (rows: readonly (readonly WorkbookCell[])[], more?: Record<string, string | Buffer>) =>
    workbook([{ name: 'all', rows }], more);
  const bomb = `<worksheet>${' '.repeat(5 * 1024 ** 2)}</worksheet>`;

  it.each([
    [
      'a formula',
      sheet([oewsColumns, detailed('29-1141', { A_MEAN: { raw: '<f>1+1</f><v>2</v>' } })]),
      'formula',
    ],
    ['no such sheet', workbook([guide]), 'lacks the columns'],
    ['half a workbook', sheet(national).subarray(0, 900), 'cannot be'],
    ['another zip file', zip({ 'readme.txt': 'hello' }), 'it is a zip file. Unpack it'],
    ['broken XML', sheet(national, { 'xl/worksheets/sheet1.xml': '<a><b></a>' }), 'cannot be read'],
    [
      'a document type',
      sheet(national, { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst/>' }),
      'document type',
    ],
    ['a list that unpacks without end', sheet(national, { 'xl/workbook.xml': bomb }), 'larger than'],
    [
      'a text without end',
      sheet(national, {
        'xl/worksheets/sheet1.xml': `<worksheet><v>${'a'.repeat(5 * 1024 ** 2)}</v></worksheet>`,
      }),
      'too much text',
    ],
    [
      'a text that is not there',
      sheet([oewsColumns, detailed('29-1141', { A_MEAN: { raw: '' } })], {
        'xl/sharedStrings.xml': '<sst/>',
      }),
      'names a text that is not there',
    ],
    [
      'too many columns',
      sheet(national, {
        'xl/worksheets/sheet1.xml': '<worksheet><row r="1"><c r="XFD1"><v>1</v></c></row></worksheet>',
      }),
      'more than 256 columns',
    ],
  ])('for a workbook with %s', async (_what, content, words) => {
    expect((await refusal('oews-national', 'national_M2026_dl.xlsx', content)).message).toContain(words);
  });
});

const tabs = (...rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join('\t')}\r\n`).join('');

describe('files of the O*NET database', () => {
  const scaleHeader = ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value', 'N', 'Date'];
  const rating = (code: string, id: string, scale: string, value: string) =>
    [code, id, 'Reading', scale, value, '8', '08/2025'] as const;

  it('fill occupations, titles, zones, interests, ratings, education and related occupations', async () => {
    const year = '31.0';
    const code = '29-1141.00';
    const occupations = tabs(
      ['O*NET-SOC Code', 'Title', 'Description'],
      [code, 'Nurses, Registered', 'Says "much" about it.'],
      ['29-9999.01', 'Star Healers', 'None.'],
    );
    expect(await load('onet-occupations', 'Occupation Data.txt', occupations, year)).toMatchObject({
      year: 'O*NET 31.0',
      stored: [{ table: 'occupations', rows: 2 }],
    });
    await load(
      'onet-alternate-titles',
      'Alternate Titles.txt',
      tabs(
        ['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'],
        [code, 'Registered Nurse (RN)', 'RN', '08'],
        [code, 'Charge Nurse', 'n/a', '08'],
      ),
      year,
    );
    await load(
      'onet-reported-titles',
      'Sample of Reported Titles.txt',
      tabs(['O*NET-SOC Code', 'Reported Job Title', 'Shown in My Next Move'], [code, 'Staff Nurse', 'Y']),
      year,
    );
    await load(
      'onet-job-zones',
      'Job Zones.txt',
      tabs(['O*NET-SOC Code', 'Job Zone', 'Date', 'Domain Source'], [code, '3', '08/2025', 'Analyst']),
      year,
    );
    const scores = ['3.00', '4.00', '1.00', '6.50', '2.00', '5.00'].map((value, index) =>
      rating(code, `1.B.1.${'abcdef'[index]}`, 'OI', value),
    );
    const points = ['4.00', '6.00', '0.00'].map((value, index) =>
      rating(code, `1.B.1.${'ghi'[index]}`, 'IH', value),
    );
    await load('onet-interests', 'Interests.txt', tabs(scaleHeader, ...scores, ...points), year);
    for (const [kind, id] of [
      ['onet-skills', '2.A.1.a'],
      ['onet-knowledge', '2.C.5.b'],
    ] as const)
      await load(
        kind,
        'ratings.txt',
        tabs(scaleHeader, rating(code, id, 'IM', '4.25'), rating(code, id, 'LV', '5.50')),
        year,
      );
    for (const [kind, id, scale, other] of [
      ['onet-work-activities', '4.A.4.a.5', 'IM', 'LV'],
      ['onet-work-context', '4.C.1.b.1.e', 'CX', 'CXP'],
      ['onet-work-values', '1.B.2.d', 'EX', 'VH'],
    ] as const)
      expect(
        await load(
          kind,
          'scale.txt',
          tabs(scaleHeader, rating(code, id, scale, '4.5'), rating(code, id, other, '2')),
          year,
        ),
      ).toMatchObject({ year: 'O*NET 31.0', stored: [{ rows: 1 }] });
    const portrait = (await readPortraits(pool))(code);
    expect(portrait).toMatchObject({
      activities: [{ element: '4.A.4.a.5', value: 4.5 }],
      context: [{ element: '4.C.1.b.1.e', value: 4.5 }],
      values: [{ element: '1.B.2.d', value: 4.5 }],
    });
    const education = [...scaleHeader, 'Category'];
    await load(
      'onet-education',
      'Education, Training, and Experience.txt',
      tabs(
        education,
        [...rating(code, '2.D.1', 'RL', '60.5'), '5'],
        [...rating(code, '2.D.1', 'RL', '0.00'), '6'],
        [...rating(code, '3.A.1', 'RW', '10.0'), '1'],
        [...rating(code, '2.D.1', 'RL', '39.5'), '12'],
      ),
      year,
    );
    await load(
      'onet-related-occupations',
      'Related Occupations.txt',
      tabs(
        ['O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index'],
        [code, '29-9999.01', 'Primary-Short', '1'],
        [code, '11-1011.00', 'Primary-Short', '2'],
      ),
      year,
    );
    const { occupations: read, formerUrlNames } = await readCareerFacts(pool);
    expect(read).toHaveLength(2);
    expect(read[0]).toMatchObject({
      title: 'Nurses, Registered',
      urlName: 'registered-nurses',
      alternateTitles: ['Charge Nurse', 'Registered Nurse (RN)', 'RN'],
      reportedTitles: ['Staff Nurse'],
      jobZone: 3,
      hollandCode: 'SC',
      interests: { realistic: 3, social: 6.5 },
      skills: [{ element: '2.A.1.a', name: 'Reading', importance: 4.25, level: 5.5 }],
      knowledge: [{ element: '2.C.5.b', importance: 4.25 }],
      education: [
        { level: 'associate', percent: 60.5 },
        { level: 'postDoctoral', percent: 39.5 },
      ],
      related: ['29-9999.01'],
    });
    expect(read[1]).toMatchObject({ urlName: 'star-healers', soc: '29-9999', skills: [], related: [] });
    expect(formerUrlNames.get('nurses-registered')).toBe('registered-nurses');
    expect(formerUrlNames.has('chief-executives')).toBe(false);
  });

  it.each([
    ['onet-skills', tabs(scaleHeader, rating('29-1141', '2.A.1.a', 'IM', '4')), 'no O*NET-SOC code'],
    ['onet-skills', tabs(scaleHeader, rating('29-1141.00', '2.A.1.a', 'IM', '9')), 'is not between 1 and 5'],
    ['onet-skills', tabs(scaleHeader, rating('29-1141.00', '2.A.1.a', 'XX', '4')), 'neither IM nor LV'],
    ['onet-work-values', tabs(scaleHeader, rating('29-1141.00', '1.B.2.a', 'IM', '4')), 'none of EX, VH'],
    [
      'onet-work-values',
      tabs(scaleHeader, rating('29-1141.00', '1.B.2.a', 'EX', '8')),
      'is not between 1 and 7',
    ],
    ['onet-skills', tabs(scaleHeader, rating('29-1141.00', '2.A.1.a', 'IM', '4')), 'no level for 2.A.1.a'],
    [
      'onet-skills',
      tabs(
        scaleHeader,
        rating('29-1141.00', '2.A.1.a', 'IM', '4'),
        rating('29-1141.00', '2.A.1.a', 'IM', '3'),
      ),
      'line 3: repeats 2.A.1.a of 29-1141.00',
    ],
    // Names of elements stay when an import is undone: another column must not become them.
    [
      'onet-skills',
      tabs(
        scaleHeader,
        rating('29-1141.00', '2.A.1.a', 'IM', '4'),
        rating('29-1141.00', '2.A.1.b', 'IM', '3'),
      ),
      'line 3: ELEMENT NAME “Reading” stands for 2.A.1.b and for 2.A.1.a',
    ],
    [
      'onet-knowledge',
      tabs(
        scaleHeader,
        rating('29-1141.00', '2.C.1.a', 'IM', '4'),
        rating('29-1141.00', '2.C.1.a', 'LV', '3').with(2, 'Writing'),
      ),
      'line 3: ELEMENT NAME of 2.C.1.a is “Writing” and “Reading”',
    ],
    ['onet-interests', tabs(scaleHeader, rating('29-1141.00', '1.B.1.a', 'OI', '4')), 'lacks one of the six'],
    ['onet-job-zones', tabs(['O*NET-SOC Code', 'Job Zone'], ['29-1141.00', '2.5']), 'no whole number'],
    ['onet-job-zones', tabs(['O*NET-SOC Code', 'Zone'], ['29-1141.00', '2']), 'lacks the columns JOB ZONE'],
    ['onet-occupations', tabs(['O*NET-SOC Code', 'Title', 'Description'], ['29-1141.00']), 'has 1 values'],
    ['onet-occupations', 'O*NET-SOC Code\tTitle\tDescription\n29-1141.00\t\tx\n', 'TITLE is empty'],
  ])('%s is refused whole when something is wrong', async (kind, content, words) => {
    expect((await refusal(kind, 'file.txt', content, '31.0')).message).toContain(words);
  });

  it('needs a release: in the name of the folder, or given', async () => {
    expect((await refusal('onet-skills', 'Skills.txt', tabs(scaleHeader))).message).toContain('--year');
  });
});

describe('programs', () => {
  const header = 'CIPFamily,CIPCode,Action,TextChange,CIPTitle,CIPDefinition,CrossReferences,Examples\n';

  it('are read with their odd quoting; a new one gets an address, a renamed one keeps its own', async () => {
    const content =
      `${header}="51",="51",No substantive changes,no,"HEALTH PROFESSIONS.","Many, many.","",\n` +
      `="51",="51.38",No substantive changes,no,"Nursing.","Text\nin two lines","",\n` +
      `="51",="51.3801",No substantive changes,no,"Nursing, Registered.","","",\n` +
      `="51",="51.3899",New,no,"Nursing, of Stars.","A ""quoted"" word","","Examples: - One"\n` +
      `="51",="51.3898",Moved from,no,"Nursing, Old.","","",\n` +
      `="51",="51.3823",New,no,Reserved.,,,\n`;
    expect(await load('cip', 'CIPCode2020.csv', content)).toMatchObject({ year: '2020', rows: 6 });
    const { programs, formerUrlNames } = await readProgramFacts(pool);
    expect(programs.map(({ cip, title, urlName }) => [cip, title, urlName])).toEqual([
      ['51.3801', 'Nursing, Registered', 'registered-nursing-registered-nurse'],
      ['51.3899', 'Nursing, of Stars', expect.stringMatching(/^registered-nursing/)],
    ]);
    expect(programs[0]?.family.title).toBe('Health professions');
    expect(formerUrlNames.get('nursing-registered')).toBe('registered-nursing-registered-nurse');
  });

  it('are not all taken for current ones where the column that tells is another', async () => {
    const content = `${header}51,51.3801,NA,no,Nursing,,,\n51,51.3898,NA,no,Nursing old,,,\n`;
    expect((await refusal('cip', 'CIPCode2020.csv', content)).message).toContain(
      'ACTION says of no program that it is unchanged',
    );
  });

  it('lead to occupations by the crosswalk, whose rows without a match are left out', async () => {
    const rows = [
      ['CIP2020Code', 'CIP2020Title', 'SOC2018Code', 'SOC2018Title'],
      ['51.3801', 'Nursing.', '29-1141', 'Registered Nurses'],
      ['51.3899', 'Other.', '99-9999', 'NO MATCH'],
      ['99.9999', 'NO MATCH', '55-1011', 'Air Crew Officers'],
    ];
    const book = workbook([
      { name: 'File Guide', rows: [['A guide']] },
      { name: 'CIP-SOC', rows },
    ]);
    expect(await load('cip-soc', 'CIP2020_SOC2018_Crosswalk.xlsx', book)).toMatchObject({
      rows: 3,
      stored: [{ table: 'cip-soc', rows: 1 }],
    });
    const { programs } = await readProgramFacts(pool);
    expect(programs.find(({ cip }) => cip === '51.3801')?.occupations).toEqual(['29-1141']);
    const bad = 'CIP2020Code,CIP2020Title,SOC2018Code,SOC2018Title\n51.38,Nursing,29-1141,Nurses\n';
    expect((await refusal('cip-soc', 'CIP2020_SOC2018_Crosswalk.csv', bad)).message).toContain(
      'line 2: CIP2020CODE “51.38” is no CIP code',
    );
  });
});

it('reads projections from the sheet below its title line, in whole jobs', async () => {
  const rows: readonly (readonly WorkbookCell[])[] = [
    ['Table 1.2 Occupational projections'],
    [
      '2026 National Employment Matrix title',
      '2026 National Employment Matrix code',
      'Occupation type',
      'Employment, 2026',
      'Employment, 2036',
      'Employment change, percent, 2026–36',
      'Occupational openings, 2026–36 annual average',
      'Median annual wage, dollars, 2026[1]',
      'Typical education needed for entry',
    ],
    ['Total', '00-0000', 'Summary', 170_000.5, 175_000, 3.1, 18_000, 50_000, '—'],
    ['Health', '29-0000', 'Summary', 1, 1, 1, 1, 1, '—'],
    ['Nurses', '29-1141', 'Line item', 3391.25, 3557.1, -4.9, 189.1, 93_000, "Bachelor's degree"],
  ];
  const book = workbook([{ name: 'Table 1.2', rows }]);
  const summary = await load('bls-projections', 'occupation.xlsx', book, '2026-36');
  expect(summary).toMatchObject({ rows: 3, stored: [{ table: 'projections', rows: 2 }] });
  const again = await load('bls-projections', 'occupation_2026_2036.xlsx', book);
  expect(again).toMatchObject({ year: '2026-36' });
  const nameless = await refusal('bls-projections', 'occupation.xlsx', book, '2026');
  expect(nameless.message).toBe('“2026” names no years of projections. Give both: --year 2024-34.');
  const untold = await refusal('bls-projections', 'occupation.xlsx', book);
  expect(untold.message).toContain('Give the year: --year 2024-34.');
  const result = await pool.query(`select * from catalog.projection where soc = '29-1141'`);
  expect(result.rows).toEqual([
    {
      soc: '29-1141',
      employment: 3_391_250,
      projected_employment: 3_557_100,
      change_percent: -4.9,
      annual_openings: 189_100,
      entry_education: "Bachelor's degree",
      work_experience: null,
      on_the_job_training: null,
    },
  ]);
});
