import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { readVersion } from '../../load/version.ts';
import { importFile } from '../import-file.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-guard-'));

async function load(kind: string, name: string, content: string, accept?: readonly string[]) {
  const file = join(folder, name);
  await writeFile(file, content);
  return importFile(pool, { kind, file, accept });
}

/** What a file is refused for; nothing is then changed. */
async function refusal(
  kind: string,
  name: string,
  content: string,
  accept?: readonly string[],
): Promise<string> {
  const before = await readVersion(pool);
  const error = await load(kind, name, content, accept).then(
    () => new Error('It was loaded.'),
    (thrown: unknown) => thrown as Error,
  );
  expect(await readVersion(pool)).toEqual(before);
  return error.message;
}

type Row = Record<string, string | number | null>;

/** The shipped admissions as the official file would have them. */
async function admissions(change: (row: Row) => Row = (row) => row): Promise<string> {
  const { rows } = await pool.query<Row>(
    `select college_id as "UNITID", applicants as "APPLCN", admitted as "ADMSSN", enrolled as "ENRLT",
            sat_reading_25 as "SATVR25", sat_math_25 as "SATMT25", act_50 as "ACTCM50"
     from catalog.figures_admissions order by 1`,
  );
  return table(rows.map((row) => change(row)));
}

async function directory(change: (row: Row) => Row = (row) => row): Promise<string> {
  const { rows } = await pool.query<Row>(
    `select id as "UNITID", name as "INSTNM", city as "CITY", state as "STABBR", sector_code as "SECTOR",
            level_code as "ICLEVEL", control_code as "CONTROL", case when is_active then 1 else 3 end as "CYACTIVE",
            longitude as "LONGITUD", latitude as "LATITUDE"
     from catalog.college order by 1`,
  );
  return table(rows.map((row) => change(row)));
}

function table(rows: readonly Row[]): string {
  const header = Object.keys(rows[0] ?? {});
  const write = (cell: string | number | null | undefined) => `"${String(cell ?? '').replaceAll('"', '""')}"`;
  return [header, ...rows.map((row) => header.map((name) => row[name]))]
    .map((cells) => `${cells.map(write).join(',')}\n`)
    .join('');
}

/** These columns are in the official file, and not in the one of this test. */
const absent = ['figures-gone'];

it('loads a new year whose figures are those of the year before, and says what is gone', async () => {
  const summary = await load('ipeds-adm', 'adm2025.csv', await admissions(), absent);
  expect(summary.differences).toMatchObject([{ table: 'figures-admissions', rowsGone: 0, rowsNew: 0 }]);
  const again = await load('ipeds-adm', 'adm2025.csv', await admissions());
  expect(again.differences[0]?.columns.every(({ gone }) => gone === 0)).toBe(true);
});

it('refuses a file with columns all empty, cut off, or with its header alone', async () => {
  expect(
    await refusal('ipeds-adm', 'adm2025.csv', await admissions((row) => ({ ...row, SATVR25: '.' }))),
  ).toMatch(/figures-gone: figures-admissions: sat_reading_25: \d+ of \d+ would be gone/);
  const lines = (await admissions()).split('\n');
  expect(await refusal('ipeds-adm', 'adm2025.csv', `${lines.slice(0, 900).join('\n')}\n`)).toMatch(
    /rows-gone: figures-admissions: 1,\d+ of 1,\d+ rows would be gone/,
  );
  expect(await refusal('ipeds-adm', 'adm2025.csv', `${lines[0]}\n`)).toContain('a header and no rows');
});

it('refuses a file that ends a few rows early', async () => {
  const lines = (await admissions()).trimEnd().split('\n');
  expect(await refusal('ipeds-adm', 'adm2025.csv', `${lines.slice(0, -4).join('\n')}\n`)).toContain(
    'ends-early: figures-admissions: the last 4 rows would be gone; is the file cut off?',
  );
});

it('refuses swapped headers', async () => {
  const swapped = (await admissions()).replace('"APPLCN","ADMSSN","ENRLT"', '"ENRLT","ADMSSN","APPLCN"');
  const reason = await refusal('ipeds-adm', 'adm2025.csv', swapped);
  expect(reason).toContain('figures-leap: figures-admissions: applicants');
  expect(reason).toContain('values-out-of-range');
  const names = (await directory()).replace('"INSTNM","CITY"', '"CITY","INSTNM"');
  expect(await refusal('ipeds-hd', 'hd2025.csv', names)).toContain('names-changed: colleges: name');
});

it('refuses swapped headers of columns that are alike, and of columns of yes and no', async () => {
  const alike = (await admissions()).replace('"SATVR25","SATMT25"', '"SATMT25","SATVR25"');
  expect(await refusal('ipeds-adm', 'adm2025.csv', alike, absent)).toMatch(
    /columns-swapped: figures-admissions: sat_reading_25 and sat_math_25: [\d,]+ of [\d,]+ would change places/,
  );
  const { rows } = await pool.query<Row>(
    `select *, case when is_hbcu then 1 else 2 end as "HBCU", case when is_tribal then 1 else 2 end as "TRIBAL"
     from catalog.college order by id`,
  );
  const marks = new Map(rows.map((row) => [row['id'], row]));
  const marked = await directory((row) => ({
    ...row,
    HBCU: marks.get(row['UNITID'] ?? 0)?.['TRIBAL'] ?? '',
    TRIBAL: marks.get(row['UNITID'] ?? 0)?.['HBCU'] ?? '',
  }));
  expect(await refusal('ipeds-hd', 'hd2025.csv', marked, absent)).toMatch(
    /columns-swapped: colleges: is_hbcu and is_tribal: (\d+) of \1 would change places/,
  );
});

it('refuses a file without a single figure, also where it would only add some', async () => {
  const { rows } = await pool.query<Row>('select id as "UNITID", \'NA\' as "RET_PCF" from catalog.college');
  expect(await refusal('ipeds-ef-d', 'ef2025d.csv', table(rows), absent)).toBe(
    'The file has rows and none of the figures that are read. Nothing was loaded.',
  );
});

it('refuses a column that another stands in for, off by a fifth or more', async () => {
  const { rows } = await pool.query<Row>(
    `select college_id as "UNITID", 1 as "EFALEVEL", round(total_enrollment * 0.6) as "EFTOTLT"
     from catalog.figures_enrollment where total_enrollment is not null order by 1`,
  );
  expect(await refusal('ipeds-ef-a', 'ef2025a.csv', table(rows), absent)).toMatch(
    /figures-leap: figures-enrollment: total_enrollment: [\d,]+ of [\d,]+ would be off by a fifth or more/,
  );
});

it.each([
  ['a score of the SAT', { SATVR25: 5400 }, 'SATVR25 5400'],
  [
    'more applicants than any college has',
    { APPLCN: 99_999_999 },
    'APPLCN 99999999 is no number at one college',
  ],
  ['a score of the ACT', { ACTCM50: 37 }, 'ACTCM50 37'],
  ['more admitted than applied', { APPLCN: 10, ADMSSN: 11, ENRLT: 1 }, 'admitted 11 is above applicants 10'],
  ['more enrolled than admitted', { APPLCN: 10, ADMSSN: 5, ENRLT: 6 }, 'enrolled 6 is above admitted 5'],
])('refuses %s that cannot be true, with the line', async (_what, wrong, words) => {
  const content = await admissions((row) => (row['UNITID'] === 199120 ? { ...row, ...wrong } : row));
  const reason = await refusal('ipeds-adm', 'adm2025.csv', content);
  expect(reason).toContain('values-out-of-range: 1 row with values that cannot be true');
  expect(reason).toMatch(new RegExp(`line \\d+: .*${words}`));
});

it('refuses an older year, and colleges closed by the thousand', async () => {
  expect(await refusal('ipeds-adm', 'adm2020.csv', await admissions(), absent)).toContain(
    'older-year: figures-admissions: the file is of Fall 2020, and Fall 2025 is in use',
  );
  expect(
    await refusal('ipeds-hd', 'hd2025.csv', await directory((row) => ({ ...row, CYACTIVE: 3 }))),
  ).toMatch(/colleges-closed: colleges: 5,\d+ of 6,\d+ rows would no longer be open/);
});

it('loads what is accepted by name, and only that', async () => {
  const content = (await admissions()).split('\n').slice(0, 900).join('\n');
  const reason = await refusal('ipeds-adm', 'adm2020.csv', `${content}\n`, ['rows-gone']);
  expect(reason).toContain('older-year');
  expect(reason).not.toContain('rows-gone:');
  expect(reason).toContain('--accept older-year');
  expect(await load('ipeds-adm', 'adm2020.csv', `${content}\n`, ['rows-gone', 'older-year'])).toMatchObject({
    rows: 899,
  });
  expect(await refusal('ipeds-adm', 'adm2020.csv', content, ['everything'])).toContain(
    '--accept does not know everything',
  );
});

it('doubts a code that the code book does not have: it would read as not reported', async () => {
  const moved = (row: Row) => ({ ...row, SECTOR: row['UNITID'] === 199120 ? 77 : (row['SECTOR'] ?? null) });
  const said = await refusal('ipeds-hd', 'hd2024.csv', await directory(moved));
  expect(said).toContain('values-out-of-range: 1 row with values that cannot be true');
  expect(said).toContain('SECTOR 77 is a code that is not in the code book');
  await load('ipeds-hd', 'hd2024.csv', await directory(), []);
});
