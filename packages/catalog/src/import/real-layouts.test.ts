import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { workbook, zip } from '@longleaf/testkit/workbook';
import { afterAll, describe, expect, it } from 'vitest';
import { readLabels } from '../profile/labels.ts';
import { importFile } from './import-file.ts';
import { fileKinds } from './kinds/all.ts';
import { officialHeaders } from './kinds/official-headers.ts';
import { readTable } from './read-table.ts';
import { saySkipped } from './skipped.ts';

const { pool } = await testDatabase('catalog');
const codeBook = await readLabels(pool);
const folder = await mkdtemp(join(tmpdir(), 'longleaf-layouts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

async function load(kind: string, name: string, content: string | Buffer, year?: string) {
  return importFile(pool, { kind, file: await fileOf(name, content), year, accept: objectionNames });
}

/** Reads a table about colleges without storing it. */
async function read(key: string, content: string | Buffer) {
  const kind = fileKinds.find((candidate) => candidate.key === key);
  if (!kind) throw new Error(`No kind ${key}`);
  const table = await readTable(kind, await fileOf('table.csv', content), 2024, () => undefined, codeBook);
  const of = (target: string, fact: string) => table.targets.get(target as never)?.facts.get(fact) ?? [];
  return { ...table, of };
}

const skippedOf = (kept: {
  skipped: Parameters<typeof saySkipped>[0][] | readonly Parameters<typeof saySkipped>[0][];
}) => kept.skipped.map(saySkipped);

/** A row of an official table: values by column, the others as the publisher leaves them. */
function row(key: string, values: Readonly<Record<string, string>>, usual = ''): string {
  return (
    officialHeaders[key]
      ?.split(' ')
      .map((column) => values[column] ?? usual)
      .join(',') ?? ''
  );
}

describe('the IPEDS directory', () => {
  const header = officialHeaders['ipeds-hd']?.split(' ').join(',') ?? '';
  const usual = {
    STABBR: 'NC',
    SECTOR: '1',
    ICLEVEL: '1',
    CONTROL: '1',
    LONGITUD: '-79.05',
    LATITUDE: '35.91',
    UGOFFER: '1',
    GROFFER: '2',
    HBCU: '2',
    MEDICAL: '-2',
    TRIBAL: '2',
    LANDGRNT: '2',
    LOCALE: '13',
    CLOSEDAT: '-2',
    DEATHYR: '-2',
    NEWID: '-2',
    INSTSIZE: '5',
    COUNTYCD: '37135',
  };
  const college = (UNITID: string, INSTNM: string, more: Readonly<Record<string, string>>) =>
    row('ipeds-hd', { ...usual, UNITID, INSTNM, CITY: 'Chapel Hill', ...more });

  it('is read with every code of its column of activity, its mark and its trailing spaces', async () => {
    const content = [
      `\uFEFF${header}`,
      college('199120', '"University of North Carolina at Chapel Hill  "', { CYACTIVE: '1', ACT: 'A ' }),
      college('199121', '"Closed College"', { CYACTIVE: '3', ACT: 'M' }),
      college('199122', '"Branch, North"', { CYACTIVE: '2', ACT: 'G', IALIAS: '"Branch | ""North"""' }),
      college('199123', 'Joe "Mac" College', { CYACTIVE: '-2', ACT: 'N' }),
      college('199124', '"The "Star" Academy"', { CYACTIVE: '1', ACT: 'A' }),
      '',
    ].join('\r\n');
    const table = await read('ipeds-hd', `${content}\r\n`);
    expect(table.of('college', 'isActive')).toEqual(['true', 'false', 'false', null, 'true']);
    expect(table.of('college', 'activeCode')).toEqual(['A', 'M', 'G', 'N', 'A']);
    expect(table.of('college', 'name')).toEqual([
      'University of North Carolina at Chapel Hill',
      'Closed College',
      'Branch, North',
      'Joe "Mac" College',
      'The "Star" Academy',
    ]);
    expect(table.of('college', 'hasMedicalDegree')).toEqual([null, null, null, null, null]);
    expect(skippedOf(table)).toEqual([
      'Blank lines left out: 1 (line 7)',
      'Lines read although a quote in them is not doubled: 1 (line 6)',
    ]);
  });

  it('refuses another code, with its line and column', async () => {
    await expect(
      read('ipeds-hd', `${header}\n${college('199120', 'One', { CYACTIVE: '4' })}\n`),
    ).rejects.toThrow('line 2: CYACTIVE “4” is neither yes (1) nor no (0 or 2)');
  });
});

describe('other tables about colleges', () => {
  it('are read with the marks for figures that are held back, and name scores that there are not', async () => {
    const adm =
      'UNITID,ADMCON1,ADMCON7,XAPPLCN,APPLCN,XADMSSN,ADMSSN,XENRLT,ENRLT,SATNUM,SATPCT,SATVR25,SATVR75,ACTCM25,ACTCM75\n' +
      '199120,1,5,R,57000,R,9500,R,4400,900,20,5400,750,28,38\n199193,1,5,R,100,R,400,Z,.,.,.,.,.,.,.\n';
    const table = await read('ipeds-adm', adm);
    expect(table.of('admissions', 'satSubmitters')).toEqual(['900', null]);
    expect(table.doubts).toEqual([
      {
        line: 2,
        reason:
          'SATVR25 5400 is no score of a section of the SAT; ACTCM75 38 is no score of the ACT; satReading25 5400 is above satReading75 750',
      },
      { line: 3, reason: 'admitted 400 is above applicants 100' },
    ]);
  });

  it('doubt a price below zero, and take a code for none', async () => {
    const table = await read(
      'ipeds-ic-ay',
      'UNITID,XTUIT2,CHG2AY3,CHG3AY3\n199120,R,9096,-500\n199193,A,-2,9000\n',
    );
    expect(table.doubts).toEqual([{ line: 2, reason: 'CHG3AY3 -500 is no price' }]);
    expect(table.of('tuition', 'tuitionInState')).toEqual(['9096', null]);
  });

  it('skip a row that is there twice, and refuse one that says something else', async () => {
    const head = 'UNITID,EFALEVEL,RET_PCF,STUFACR\n';
    expect(skippedOf(await read('ipeds-ef-d', `${head}199120,1,98,15\n\n199120,1,98,15\n`))).toEqual([
      'Blank lines left out: 1 (line 3)',
      'Repeated lines left out: 1 (line 4)',
    ]);
    await expect(read('ipeds-ef-d', `${head}199120,1,98,15\n199120,1,97,15\n`)).rejects.toThrow(
      'line 3: repeats 199120 with other values',
    );
  });

  it('refuse a row that was cut off, also the last one', async () => {
    await expect(read('ipeds-ef-d', 'UNITID,RET_PCF,STUFACR\n199120,98,15\n199193\n')).rejects.toThrow(
      'line 3: has 1 values instead of 3',
    );
  });
});

describe('the table of projections', () => {
  const header = [
    '2026 National Employment Matrix title',
    '2026 National Employment Matrix code',
    'Occupation type',
    'Employment, 2026',
    'Employment, 2036',
    'Employment distribution, percent, 2026',
    'Employment distribution, percent, 2036',
    'Employment change, numeric, 2026–36',
    'Employment change, percent, 2026–36',
    'Percent self employed, 2026',
    'Occupational openings, 2026–36 annual average',
    'Median annual wage, dollars, 2026[1]',
    'Typical education needed for entry',
    'Work experience in a related occupation',
    'Typical on-the-job training needed to attain competency in the occupation',
  ];
  const title = [
    'Table 1.2 Occupational projections, 2026–36, and worker characteristics, 2026 (Employment in thousands)',
  ];
  const total = [
    'Total, all occupations',
    '00-0000',
    'Summary',
    170_000.5,
    175_000,
    100,
    100,
    5000,
    3.1,
    5.6,
    18_000,
    50_000,
    '—',
    '—',
    '—',
  ];
  const nurses = [
    'Registered nurses',
    '29-1141',
    'Line item',
    3391.3,
    3557.1,
    2,
    2,
    165.8,
    4.9,
    0.3,
    189.1,
    93_600,
    "Bachelor's degree",
    'None',
    'None',
  ];
  const actors = [
    'Actors',
    '27-2011',
    'Line item',
    57,
    57.2,
    0,
    0,
    0.2,
    0.3,
    20,
    6.6,
    '—',
    'Some college, no degree',
    'None',
    'Long-term on-the-job training',
  ];
  const notes = [
    ['Footnotes:'],
    [
      '[1] Data are from the Occupational Employment and Wage Statistics program, U.S. Bureau of Labor Statistics.',
    ],
    ['Note: Dash indicates that data are not available or not applicable.'],
    ['Source: Employment Projections program, U.S. Bureau of Labor Statistics'],
  ];

  it('is read with the notes below it, as a workbook and as text', async () => {
    const book = workbook([
      { name: 'Index', rows: [['Employment projections tables']] },
      { name: 'Table 1.2', rows: [title, header, total, nurses, actors, ...notes] },
    ]);
    const fromBook = await load('bls-projections', 'occupation.xlsx', book, '2026-36');
    expect(fromBook).toMatchObject({ rows: 3, stored: [{ rows: 3 }] });
    expect(skippedOf(fromBook)).toEqual(['Notes left out: 4 (lines 6, 7, 8, 9)']);
    const write = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(',');
    const text = [header, total, nurses, actors].map(write).concat(notes.flat()).join('\n');
    const fromText = await load('bls-projections', 'occupation.csv', text, '2026-36');
    expect(skippedOf(fromText)).toEqual(['Notes left out: 4 (lines 5, 6, 7, 8)']);
  });

  it('refuses a row that is neither a note nor whole', async () => {
    const book = workbook([{ name: 'Table 1.2', rows: [header, total, ['Registered nurses']] }]);
    await expect(load('bls-projections', 'occupation.xlsx', book, '2026-36')).rejects.toThrow(
      'line 3: YEAR NATIONAL EMPLOYMENT MATRIX CODE “” is no occupation code',
    );
  });
});

it('reads the list of programs with its quote that is not doubled', async () => {
  const content =
    '\uFEFFCIPFamily,CIPCode,Action,TextChange,CIPTitle,CIPDefinition,CrossReferences,Examples\r\n' +
    '="51",="51",No substantive changes,no,"HEALTH PROFESSIONS AND RELATED PROGRAMS.","Many, many.","",\r\n' +
    '="51",="51.3801",No substantive changes,no,"Registered Nursing/Registered Nurse.","A program, "broad" and deep, that prepares.","See also: 51.3808 - Nursing Science.","Examples: - [Nursing (""RN"")], - [BSN]"\r\n';
  const loaded = await load('cip', 'CIPCode2020.csv', content);
  expect(loaded.stored).toMatchObject([{ rows: 2 }]);
  expect(skippedOf(loaded)).toEqual(['Lines read although a quote in them is not doubled: 1 (line 3)']);
});

describe('titles of O*NET', () => {
  const header = 'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n';
  const load_ = (rows: string) =>
    load('onet-alternate-titles', 'Alternate Titles.txt', header + rows, '31.0');

  it('may be there twice', async () => {
    const loaded = await load_(
      '29-1141.00\tStaff "RN"\tn/a\t08\n29-1141.00\tCharge Nurse\tn/a\t08\n29-1141.00\tStaff "RN"\tn/a\t09,10\n',
    );
    expect(loaded.stored).toMatchObject([{ rows: 2 }]);
    expect(skippedOf(loaded)).toEqual(['Repeated lines left out: 1 (line 4)']);
  });

  it('are refused when they differ', async () => {
    await expect(load_('29-1141.00\tRN\tA\t08\n29-1141.00\tRN\tB\t08\n')).rejects.toThrow(
      'line 3: repeats 29-1141.00 RN with other values',
    );
  });
});

it('names what is repeated and noted in a list of high schools', async () => {
  const list =
    'name,city\nLongleaf New High,Durham\n\nLongleaf New High,Durham\nSource: the state of North Carolina\n';
  expect(skippedOf(await load('high-schools', 'schools.csv', list, '2026-27'))).toEqual([
    'Blank lines left out: 1 (line 3)',
    'Repeated lines left out: 1 (line 4)',
    'Notes left out: 1 (line 5)',
  ]);
});

describe('a file that is no text', () => {
  it.each([
    ['zip', zip({ 'hd2024.csv': 'UNITID' }), 'it is a zip file. Unpack it'],
    ['xlsx', workbook([{ name: 'one', rows: [['UNITID']] }]), 'it is a workbook (xlsx). Open it and save'],
    ['gz', gzipSync('UNITID,INSTNM\n'), 'it is a gzip file. Unpack it'],
    ['pdf', '%PDF-1.7\n', 'it is a PDF.'],
    ['utf16', Buffer.from('\uFEFFUNITID,INSTNM\n', 'utf16le'), 'it is text in UTF-16'],
    ['csv', 'UNITID,INSTNM\n199120,UNC\n1991\u000093,x\n', 'line 3 holds a NUL byte'],
  ])('is named: %s', async (ending, content, words) => {
    await expect(load('ipeds-hd', `hd2024.${ending}`, content)).rejects.toThrow(words);
    await expect(load('high-schools', `hd2024.${ending}`, content)).rejects.toThrow(words);
  });

  it('is named where JSON is wanted', async () => {
    await expect(load('institution-profile', 'duke.zip', zip({ 'duke.json': '{}' }))).rejects.toThrow(
      'it is a zip file. Unpack it',
    );
  });

  it('is named for tables that may be workbooks, too', async () => {
    const packed = zip({ 'db_30_1_text/Skills.txt': 'O*NET-SOC Code' });
    await expect(load('onet-skills', 'db.zip', packed, '30.1')).rejects.toThrow(
      'it is a zip file. Unpack it',
    );
    await expect(load('cip', 'CIPCode2020.csv', gzipSync('CIPCode'))).rejects.toThrow('it is a gzip file');
  });
});
