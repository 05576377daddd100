import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadCatalog } from '../load-catalog.ts';
import { OrganizationIndex } from '../organizations/organization-index.ts';
import { readOrganizations } from '../organizations/read-organizations.ts';
import { importFile } from './import-file.ts';
import { ImportRefused } from './refused.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-schools-'));
const readSchools = async () => new OrganizationIndex(await readOrganizations(pool));
const shipped = await readSchools();
const brown = shipped.search('a l brown high')[0];
const camtech = shipped.search('camtech')[0];

async function load(content: string, year?: string, accept: readonly string[] = objectionNames) {
  const file = join(folder, 'schools.csv');
  await writeFile(file, content);
  return importFile(pool, { kind: 'high-schools', file, year, accept });
}

async function refusal(content: string, accept: readonly string[] = objectionNames): Promise<ImportRefused> {
  const error: unknown = await load(content, undefined, accept).catch((thrown: unknown) => thrown);
  if (error instanceof ImportRefused) return error;
  throw new Error(`The file was not refused: ${String(error)}`);
}

const LIST = `Name,City,County,ZIP,ceeb_code,extra
A L Brown High School,Kannapolis,Cabarrus County,28083,341985,x
Camtech High School,Camden,Camden,,,
Longleaf New High,Durham,Durham,27701,349999,
`;

it('counts a school as new that was not offered before, and no other', async () => {
  const refused = await refusal('Name,City\nLonghorn New High,Durham\n', []);
  expect(refused.message).toMatch(/^ {2}schools: 1 row new, 0 rows gone; \d+ no longer open/m);
});

describe('a list of high schools', () => {
  beforeEach(() => load(LIST, '2026-27'));

  it('keeps the ids of schools by code or by name and town, and numbers new ones after the last', async () => {
    const organizations = await readSchools();
    expect(organizations.find(brown?.id ?? 0)).toMatchObject({
      name: 'A L Brown High School',
      ceebCode: '341985',
      crmId: brown?.crmId,
    });
    expect(organizations.find(camtech?.id ?? 0)).toMatchObject({ ceebCode: '340549', isListed: true });
    expect(organizations.search('longleaf new')[0]).toMatchObject({
      id: 922,
      ceebCode: '349999',
      county: 'Durham',
    });
  });

  it('offers only what it names; the others stay for those who chose them', async () => {
    const organizations = await readSchools();
    expect(organizations.search('', 'PK-12').map(({ name }) => name)).toEqual([
      'A L Brown High School',
      'Camtech High School',
      'Longleaf New High',
    ]);
    expect(organizations.find('hs-00002')).toMatchObject({ isListed: false });
  });

  it('changes nothing when it is loaded again, and stays when the shipped tables are', async () => {
    const rows = () => pool.query('select * from catalog.school order by id');
    const before = (await rows()).rows;
    expect(await load(LIST, '2026-27')).toMatchObject({
      rows: 3,
      unusedColumns: ['extra'],
      absentColumns: expect.arrayContaining(['website']),
    });
    expect((await rows()).rows).toEqual(before);
    await pool.query(`update catalog.version set shipped = 'older'`);
    await loadCatalog(pool);
    expect((await rows()).rows).toEqual(before);
  });
});

describe('the list that ships', () => {
  const written = async () => {
    const { rows } = await pool.query<Record<string, string | null>>(
      `select coalesce(s.name, c.name) as name, coalesce(s.city, c.city) as city, coalesce(s.county, c.county) as county,
              coalesce(s.zip, c.zip) as zip, c.ceeb_code, c.nces_school_id, s.state_code as nc_agency_code,
              coalesce(s.control, c.control) as control, s.school_type, s.grade_span, s.website
       from catalog.school s full join catalog.school_code c on c.school_id = s.id
       order by c.ceeb_code desc nulls first`,
    );
    const cell = (value: string | null) => `"${(value ?? '').replaceAll('"', '""')}"`;
    return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
      .map((row) => row.map(cell).join(','))
      .join('\n');
  };

  it('is taken as it is, schools that share an NCES id too, and each keeps its id', async () => {
    const ids = () =>
      pool.query('select school_id, ceeb_code, nces_school_id from catalog.school_code order by 1');
    const before = (await ids()).rows;
    await load(await written());
    expect((await ids()).rows).toEqual(before);
  });

  it('keeps the id of a school before one that is new and shares its NCES id', async () => {
    const found = await pool.query<{ id: number; nces: string }>(
      `select school_id as id, nces_school_id as nces from catalog.school_code where ceeb_code = '344446'`,
    );
    const [{ id, nces } = { id: 0, nces: '' }] = found.rows;
    await load(
      `name,city,ceeb_code,nces_school_id\nAtkins Arts,Winston-Salem,349995,${nces}\nAtkins,Winston-Salem,344446,${nces}`,
    );
    const after = await pool.query(
      `select school_id as id from catalog.school_code where ceeb_code = '344446'`,
    );
    expect(after.rows).toEqual([{ id }]);
  });

  it('is refused where a school without a CEEB code has the NCES id of another', async () => {
    const list =
      'name,city,ceeb_code,nces_school_id\nA High,Durham,349996,370462001806\nB High,Durham,,370462001806';
    expect((await refusal(list)).rows).toEqual([{ line: 3, reason: 'repeats the NCES id of line 2' }]);
  });
});

describe('a list that cannot be read', () => {
  it('is refused whole, with each row and its reason', async () => {
    const error = await refusal(
      `name,city,county,zip,ceeb_code,nces_school_id
Good High,Durham,Durham,27701,349998,
,Durham,Durham,2770,12345,1
Odd High,Durham,Cook,,349998,
`,
    );
    expect(error.rows).toEqual([
      { line: 3, reason: expect.stringMatching(/zip.*ceeb_code.*nces_school_id.*name is empty/) },
      { line: 4, reason: expect.stringMatching(/county “Cook”.*repeats the CEEB code of line 2/) },
    ]);
    const stored = await pool.query(`select 1 from catalog.school where name = 'Good High'`);
    expect(stored.rowCount).toBe(0);
  });

  it.each([
    ['without its columns', 'school,town\nx,y\n', /lacks the columns name, city/],
    ['without rows', 'name,city\n', /names no school/],
    ['with a short row', 'name,city\nx\n', /cannot be read/],
  ])('%s is refused', async (_, content, words) => {
    expect((await refusal(content)).message).toMatch(words);
  });
});
