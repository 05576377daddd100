import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { readVersion } from '../load/version.ts';
import { loadCatalog } from '../load-catalog.ts';
import { openCatalog } from '../open-catalog.ts';
import { importFile, yearFromName } from './import-file.ts';
import { ImportRefused } from './refused.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-import-'));

async function load(kind: string, name: string, content: string, year?: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  return importFile(pool, { kind, file, year, accept: objectionNames });
}

async function refusal(kind: string, name: string, content: string): Promise<ImportRefused> {
  const error: unknown = await load(kind, name, content).catch((thrown: unknown) => thrown);
  if (error instanceof ImportRefused) return error;
  throw new Error(`The file was not refused: ${String(error)}`);
}

async function one(sql: string): Promise<unknown> {
  const result = await pool.query<Record<string, unknown>>(sql);
  return Object.values(result.rows[0] ?? {})[0];
}

const admHeader =
  'UNITID,ADMCON1,ADMCON7,XAPPLCN,APPLCN,APPLCNM,ADMSSN,ENRLT,SATPCT,SATVR25,SATVR50,SATVR75,ACTCM50';

describe('an official file', () => {
  it('asks for its year as the kind writes it when its name does not say', async () => {
    const refusedAdm = await refusal('ipeds-adm', 'adm.csv', `${admHeader}\n`);
    expect(refusedAdm.message).toContain('Give the year: --year 2024.');
    const refusedHd = await refusal('ipeds-hd', 'hd.csv', 'UNITID\n');
    expect(refusedHd.message).toContain('Give the year: --year 2024-25.');
  });

  it('replaces the figures of its group, with the year of its name', async () => {
    const summary = await load(
      'ipeds-adm',
      'adm2025.csv',
      `${admHeader}\n199120,1,5,R,70000,30000,10500,4700,16,660,700,750,31\n999999,1,5,R,10,5,5,5,.,,,,\n`,
    );
    expect(summary).toMatchObject({
      year: 'Fall 2025',
      rows: 2,
      stored: [{ table: 'figures-admissions', rows: 1, unknown: 1 }],
    });
    expect(summary.absentColumns).toContain('ADMCON2');
    expect(summary.unusedColumns).toEqual(['XAPPLCN']);
    expect(await one('select admission_rate from catalog.figures_admissions where college_id = 199120')).toBe(
      0.15,
    );
    expect(
      await one('select share_sat_submitters from catalog.figures_admissions where college_id = 199120'),
    ).toBe(0.16);
    expect(
      await one('select considers_class_rank from catalog.figures_admissions where college_id = 199120'),
    ).toBeNull();
    expect(await one(`select year from catalog.dataset where key = 'figures-admissions'`)).toBe('Fall 2025');
  });

  it('is read alike with a byte order mark, CRLF and quotes, and again without harm', async () => {
    const rows = '"UNITID","APPLCN","ADMSSN","ENRLT"\r\n"199193","40,000","16000","6000"\r\n';
    expect((await refusal('ipeds-adm', 'adm2025.csv', rows)).rows).toEqual([
      { line: 2, reason: 'APPLCN “40,000” is no number' },
    ]);
    const fine = '\uFEFF"UNITID","APPLCN","ADMSSN","ENRLT"\r\n"199193","40000","16000","6000"\r\n\r\n';
    for (let time = 0; time < 2; time++) await load('ipeds-adm', 'ADM2025_RV.csv', fine);
    expect(await one('select count(*) from catalog.figures_admissions')).toBe(1);
    expect(await one('select admission_rate from catalog.figures_admissions where college_id = 199193')).toBe(
      0.4,
    );
  });

  it('is told to running copies, and stays when the shipped tables are loaded again', async () => {
    const catalog = await openCatalog(pool, { checkEveryMilliseconds: 0 });
    const before = catalog.version();
    await load('ipeds-ic-ay', 'ic2024_ay.csv', 'UNITID,CHG2AY3,CHG3AY3\n199120,9096,43152\n');
    await catalog.refresh();
    expect(catalog.version()).not.toBe(before);
    expect(catalog.findCollege(199120)?.tuition).toBe(9096);
    await pool.query(`update catalog.version set shipped = 'older'`);
    await loadCatalog(pool);
    expect(await one('select tuition_in_state from catalog.figures_tuition where college_id = 199120')).toBe(
      9096,
    );
    expect(await one('select net_price from catalog.figures_net_price where college_id = 199120')).toBe(
      12_414,
    );
    // It reads every fact twice and loads every table once: a minute may not do on a busy machine.
  }, 240_000);
});

describe('a damaged file is refused whole', () => {
  it.each([
    ['a missing column', 'UNITID,APPLCN,ENRLT\n199120,1,1\n', 'ADMSSN'],
    [
      'a short row',
      'UNITID,APPLCN,ADMSSN,ENRLT\n199120,9,8,7\n199193,9,8\n',
      'line 3: has 3 values instead of 4',
    ],
    ['a bad number', 'UNITID,APPLCN,ADMSSN,ENRLT\n199120,nine,8,7\n', 'line 2: APPLCN “nine” is no number'],
    ['a bad id', 'UNITID,APPLCN,ADMSSN,ENRLT\nUNC,9,8,7\n', 'line 2: UNITID “UNC” is no college id'],
    [
      'a repeated row',
      'UNITID,APPLCN,ADMSSN,ENRLT\n199120,9,8,7\n199120,9,8,6\n',
      'line 3: repeats 199120 with other values',
    ],
    ['a number too large', 'UNITID,APPLCN,ADMSSN,ENRLT\n199120,99999999999,8,7\n', 'is not between'],
    ['an open quote', 'UNITID,APPLCN,ADMSSN,ENRLT\n"199120,9,8,7\n', 'cannot be read'],
    ['nothing at all', '', 'empty'],
  ])('for %s', async (_what, content, words) => {
    const version = await readVersion(pool);
    const before = await one('select count(*) from catalog.figures_admissions');
    expect((await refusal('ipeds-adm', 'adm2025.csv', content)).message).toContain(words);
    expect(await one('select count(*) from catalog.figures_admissions')).toBe(before);
    expect(await readVersion(pool)).toEqual(version);
  });

  it('for a name without a year, and for an unknown kind', async () => {
    expect((await refusal('ipeds-adm', 'admissions.csv', '')).message).toContain('--year');
    expect((await refusal('ipeds-zz', 'zz2024.csv', '')).message).toContain('ipeds-adm');
  });
});

it.each([
  ['hd2024.csv', '2024'],
  ['ADM2024_RV.csv', '2024'],
  ['sfa2324.csv', '2023'],
  ['MERGED2022_23_PP.csv', '2022'],
  ['c2024_a.csv', '2024'],
  ['Most-Recent-Cohorts-Institution.csv', 'most recent release'],
  ['file1234.csv', undefined],
])('reads the year of %s', (name, year) => expect(yearFromName(name, String)).toBe(year));

const header =
  'UNITID,INSTNM,IALIAS,ADDR,CITY,STABBR,ZIP,SECTOR,ICLEVEL,CONTROL,LOCALE,CYACTIVE,LONGITUD,LATITUDE,HBCU';

describe('the directory', () => {
  it('adds, renames and closes colleges; addresses stay and new names lead to them', async () => {
    await load(
      'ipeds-hd',
      'hd2025.csv',
      `${header}\n199120,University of Carolina,UNC,South Bldg,Chapel Hill,NC,27599,1,1,1,13,1,-79.05,35.91,2\n` +
        `499999,New River College,,1 Main St,Boone,NC,28607,4,2,1,-3,1,-81.67,36.21,2\n`,
    );
    expect(await one('select name from catalog.college where id = 199120')).toBe('University of Carolina');
    expect(
      await one('select url_name from catalog.college_url_name where college_id = 199120 and is_current'),
    ).toBe('university-of-north-carolina-at-chapel-hill');
    expect(
      await one(`select college_id from catalog.college_url_name where url_name = 'university-of-carolina'`),
    ).toBe(199_120);
    expect(await one('select url_name from catalog.college_url_name where college_id = 499999')).toBe(
      'new-river-college',
    );
    expect(await one('select locale_code from catalog.college where id = 499999')).toBeNull();
    expect(await one('select is_active from catalog.college where id = 198419')).toBe(false);
    expect(await one('select count(*) from catalog.college')).toBe(6073);
  });

  it('refuses a college without a name', async () => {
    const { rows } = await refusal(
      'ipeds-hd',
      'hd2025.csv',
      `${header}\n199120,,UNC,,Chapel Hill,NC,27599,1,1,1,13,1,-79.05,35.91,2\n`,
    );
    expect(rows).toEqual([{ line: 2, reason: 'INSTNM is empty' }]);
  });
});

it('loads services, completions, aid and the scorecard by their official columns', async () => {
  await load(
    'ipeds-ic',
    'ic2024.csv',
    'UNITID,CNTLAFFI,RELAFFIL,LEVEL3,LEVEL5,CALSYS,OPENADMP,SLO6,DISABPCT\n198419,4,71,0,1,1,2,1,8.5\n',
  );
  expect(await one('select study_abroad from catalog.figures_services where college_id = 198419')).toBe(true);
  expect(await one('select open_admission from catalog.college where id = 198419')).toBe(false);
  expect(await one('select name from catalog.college where id = 198419')).toBe('Duke University');
  expect(await one('select count(*) from catalog.figures_fees_and_housing')).toBe(5862);

  const completions =
    'UNITID,CIPCODE,MAJORNUM,AWLEVEL,XCTOTALT,CTOTALT\n198419,"11.0701",1,5,R,250\n198419,"99",1,5,R,9\n198419,"11.0701",2,5,R,40\n198419,1.0000,1,5,R,3\n';
  expect(await load('ipeds-c', 'c2024_a.csv', completions)).toMatchObject({
    year: '2023-24',
    stored: [{ rows: 2 }],
  });
  expect(await one(`select awards from catalog.program where college_id = 198419 and cip = '01.0000'`)).toBe(
    3,
  );

  await load(
    'ipeds-sfa',
    'sfa2425.csv',
    'UNITID,SCUGRAD,UAGRNTP,UAGRNTA,UPGRNTP,AGRNT_P\n198419,6500,55,40000,18,.\n',
  );
  expect(await one('select share_any_grant from catalog.figures_aid where college_id = 198419')).toBe(0.55);

  const scorecard =
    'UNITID,INSTNM,NPT4_PUB,NPT4_PRIV,NPT41_PRIV,UGDS,UGDS_WHITE,MD_EARN_WNE_P10,GRAD_DEBT_MDN\n' +
    '198419,Duke University,NULL,29000,-500,6400,0.4,PS,PrivacySuppressed\n199120,UNC,11000,NULL,NULL,20000,0.5,73000,14000\n';
  await load('scorecard', 'MERGED2023_24_PP.csv', scorecard);
  expect(
    await one('select net_price_to_30000 from catalog.figures_net_price where college_id = 198419'),
  ).toBe(-500);
  expect(await one('select net_price from catalog.figures_net_price where college_id = 199120')).toBe(11_000);
  expect(await one('select count(*) from catalog.figures_earnings where college_id = 198419')).toBe(0);
});

it('puts the rows of a college together, and leaves facts alone that a file does not have', async () => {
  const enrollment =
    'UNITID,EFALEVEL,LINE,EFTOTLT\n199120,1,99,33000\n199120,2,99,21000\n199120,3,99,20900\n199120,4,99,4700\n199120,12,99,12000\n';
  await load('ipeds-ef-a', 'ef2024a.csv', enrollment);
  const row = await pool.query(
    'select undergraduates, graduate_students, total_enrollment from catalog.figures_enrollment',
  );
  expect(row.rows).toEqual([{ undergraduates: 20_900, graduate_students: 12_000, total_enrollment: 33_000 }]);
  await load('ipeds-ef-d', 'ef2024d.csv', 'UNITID,RET_PCF,STUFACR\n199120,98,15,\n');
  const rates = await pool.query(
    'select retention_rate, retention_year, graduation_rate, graduation_year from catalog.figures_graduation where college_id = 199120',
  );
  expect(rates.rows).toEqual([
    { retention_rate: 0.98, retention_year: 2024, graduation_rate: 0.92, graduation_year: 2023 },
  ]);
  expect(await one('select count(*) from catalog.figures_graduation')).toBe(5924);
  // A file with a part of the facts does not date the others.
  expect(await one(`select year from catalog.dataset where key = 'figures-graduation'`)).toBe('2023');
  await pool.query('update catalog.figures_graduation set retention_year = 2024');
  await load('ipeds-drvgr', 'drvgr2023.csv', 'UNITID,GRRTTOT,PGGRRTT\n199120,92,88\n');
  expect(await one(`select year from catalog.dataset where key = 'figures-graduation'`)).toBe('2023, 2024');
});

it('reads the Latin-1 of older official files', async () => {
  const content = Buffer.from(
    `${header}\n241331,Colegio Universitario de Mayag\u00fcez,,,Mayag\u00fcez,PR,00680,2,1,2,13,1,-67.1,18.2,2\n`,
    'latin1',
  );
  const file = join(folder, 'hd2020.csv');
  await writeFile(file, content);
  await importFile(pool, { kind: 'ipeds-hd', file, accept: objectionNames });
  expect(await one('select city from catalog.college where id = 241331')).toBe('Mayag\u00fcez');
});

describe('what a college reports about itself', () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const profile = {
    institutionId: 198419,
    reportedOn: '2026-09-01',
    extracurriculars: ['Band', 'Debate'],
    paymentPlans: ['Monthly'],
    availableLoanTypes: ['Federal Direct'],
    videos: [{ pageSection: 'CampusTour', videoURL: 'https://video.example/tour' }],
    photos: [{ name: 'chapel.png', description: 'The chapel', content: png }],
  };

  it('feeds the families that have no public source', async () => {
    await load('institution-profile', 'duke.json', JSON.stringify(profile));
    const catalog = await openCatalog(pool, { checkEveryMilliseconds: 0 });
    const families = catalog.search().snapshot.families;
    expect(families.get('extracurriculars')?.values.get('Band')?.count).toBe(1);
    expect(families.has('housingTypes')).toBe(false);
    expect(await one('select width from catalog.institution_photo where college_id = 198419')).toBe(1);
  });

  it.each([
    [{ ...profile, institutionId: 5 }, 'no college with the id 5'],
    [{ ...profile, extracurriculars: ['Juggling'] }, 'college 198419, extracurriculars.0: Use one of '],
    [{ ...profile, institutionId: 'Duke' }, 'college 1 of the file, institutionId: '],
    [[profile, { ...profile, institutionId: 199120, reportedOn: 'May' }], 'college 199120, reportedOn: '],
    [{ ...profile, videos: [{ pageSection: 'Videos', videoURL: 'javascript:alert(1)' }] }, 'videoURL'],
    [{ ...profile, photos: [{ name: 'a.png', description: 'x', content: 'aGVsbG8=' }] }, 'only JPEG'],
    [
      { ...profile, photos: [{ name: 'a.png', description: 'x', file: '../../etc/passwd' }] },
      'beside the profile',
    ],
    [{ ...profile, colour: 'blue' }, 'colour'],
  ])('is refused whole when something is wrong', async (wrong, words) => {
    expect((await refusal('institution-profile', 'wrong.json', JSON.stringify(wrong))).message).toContain(
      words,
    );
    expect(await one('select count(*) from catalog.institution_photo')).toBe(1);
  });
});
