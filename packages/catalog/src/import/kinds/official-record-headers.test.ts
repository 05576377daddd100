import { expect, it } from 'vitest';
import { findHeader } from '../records/header.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKinds } from './all-records.ts';

/** Header rows as the publishers write them; a title line may stand above. */
const oews =
  'AREA AREA_TITLE AREA_TYPE PRIM_STATE NAICS NAICS_TITLE I_GROUP OWN_CODE OCC_CODE OCC_TITLE O_GROUP TOT_EMP EMP_PRSE JOBS_1000 LOC_QUOTIENT PCT_TOTAL PCT_RPT H_MEAN A_MEAN MEAN_PRSE H_PCT10 H_PCT25 H_MEDIAN H_PCT75 H_PCT90 A_PCT10 A_PCT25 A_MEDIAN A_PCT75 A_PCT90 ANNUAL HOURLY';
const scales =
  'O*NET-SOC Code|Element ID|Element Name|Scale ID|Data Value|N|Standard Error|Lower CI Bound|Upper CI Bound|Recommend Suppress|Not Relevant|Date|Domain Source';
const headers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'oews-national': [oews.split(' ')],
  'oews-state': [oews.split(' ')],
  'oews-metro': [oews.split(' ')],
  'bls-projections': [
    ['Table 1.2 Occupational projections, 2024–34, and worker characteristics, 2024'],
    [
      '2024 National Employment Matrix title',
      '2024 National Employment Matrix code',
      'Occupation type',
      'Employment, 2024',
      'Employment, 2034',
      'Employment distribution, percent, 2024',
      'Employment distribution, percent, 2034',
      'Employment change, numeric, 2024–34',
      'Employment change, percent, 2024–34',
      'Percent self employed, 2024',
      'Occupational openings, 2024–34 annual average',
      'Median annual wage, dollars, 2024[1]',
      'Typical education needed for entry',
      'Work experience in a related occupation',
      'Typical on-the-job training needed to attain competency in the occupation',
    ],
  ],
  'onet-occupations': [['O*NET-SOC Code', 'Title', 'Description']],
  'onet-alternate-titles': [['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)']],
  'onet-reported-titles': [['O*NET-SOC Code', 'Reported Job Title', 'Shown in My Next Move']],
  'onet-job-zones': [['O*NET-SOC Code', 'Job Zone', 'Date', 'Domain Source']],
  'onet-interests': [
    ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value', 'Date', 'Domain Source'],
  ],
  'onet-skills': [scales.split('|')],
  'onet-knowledge': [scales.split('|')],
  'onet-work-activities': [scales.split('|')],
  'onet-work-context': [scales.replace('Data Value', 'Category|Data Value').split('|')],
  'onet-work-values': [
    ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value', 'Date', 'Domain Source'],
  ],
  'onet-education': [
    scales.replace('Data Value', 'Category|Data Value').replace('Not Relevant|', '').split('|'),
  ],
  'onet-related-occupations': [['O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index']],
  cip: [
    [
      'CIPFamily',
      'CIPCode',
      'Action',
      'TextChange',
      'CIPTitle',
      'CIPDefinition',
      'CrossReferences',
      'Examples',
    ],
  ],
  // Longleaf's own, as docs/operations.md has it.
  'college-changes': [['UNITID', 'KIND', 'CLOSED', 'ANNOUNCED', 'SUCCESSOR', 'SUCCESSORNAME', 'SOURCE']],
  applications: [['UNITID', 'KIND', 'OPENS', 'EARLY', 'CLOSES', 'FEE', 'ADDRESS', 'TRANSCRIPTS', 'SOURCE']],
  'enrichment-programs': [
    'ID,NAME,HOST,UNITID,CITY,ZIP,LATITUDE,LONGITUDE,LEVELS,WHO,AREAS,OVERNIGHT,FEE FROM,FEE TO,SCHOLARSHIP,WHEN,STARTS,ENDS,APPLY BY,ADDRESS,SOURCE'.split(
      ',',
    ),
  ],
  'academic-calendars': ['unit_id,academic_year,term,event,start_date,end_date,source'.split(',')],
  'cip-soc': [['CIP2020Code', 'CIP2020Title', 'SOC2018Code', 'SOC2018Title']],
};

async function headerOf(kind: RecordKind, rows: readonly (readonly string[])[]) {
  async function* lines() {
    for (const [index, cells] of rows.entries()) yield await Promise.resolve({ line: index + 1, cells });
  }
  return findHeader(kind, [{ name: 'the file', mayEndEarly: false, rows: lines }]);
}

it.each(recordKinds.map((kind) => [kind.key, kind] as const))(
  'finds every column of %s in the official header',
  async (key, kind) => {
    const rows = headers[key] ?? [];
    const header = await headerOf(kind, rows);
    expect(header.absent).toEqual([]);
    expect(header.line).toBe(rows.length);
  },
);

it('names the columns that are missing', async () => {
  const kind = recordKinds.find(({ key }) => key === 'oews-state') as RecordKind;
  const rows = [oews.split(' ').filter((column) => column !== 'A_MEDIAN' && column !== 'HOURLY')];
  await expect(headerOf(kind, rows)).rejects.toThrow('it lacks the columns A_MEDIAN, HOURLY.');
  await expect(headerOf(kind, [])).rejects.toThrow('The file is empty.');
});

it('tells the two years of a projection apart', async () => {
  const kind = recordKinds.find(({ key }) => key === 'bls-projections') as RecordKind;
  const { positions } = await headerOf(kind, headers['bls-projections'] ?? []);
  expect([positions.get('EMPLOYMENT, YEAR'), positions.get('EMPLOYMENT, YEAR 2')]).toEqual([3, 4]);
});

it.each([
  ['oews-national', '/in/national_M2025_dl.xlsx', 'May 2025'],
  ['oews-metro', '/in/MSA_M2024_dl.xlsx', 'May 2024'],
  ['oews-state', '/in/wages.xlsx', undefined],
  ['onet-skills', '/in/db_30_1_text/Skills.txt', 'O*NET 30.1'],
  ['onet-skills', '/in/Skills.txt', undefined],
  ['cip', '/in/CIPCode2020.csv', '2020'],
  ['cip-soc', '/in/CIP2020_SOC2018_Crosswalk.xlsx', '2020'],
  ['bls-projections', '/in/Employment Projections 2024-34.csv', '2024-34'],
  ['bls-projections', '/in/occupation.xlsx', undefined],
])('reads the year of %s in %s', (key, path, year) =>
  expect(recordKinds.find((kind) => kind.key === key)?.yearOf(path)).toBe(year),
);
