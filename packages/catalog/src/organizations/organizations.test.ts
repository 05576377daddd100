import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { readPlaces } from '../places/place-index.ts';
import { OrganizationIndex } from './organization-index.ts';
import { schoolCrmId, type Organization } from './organization.ts';
import { readOrganizations } from './read-organizations.ts';

const { pool } = await testDatabase('catalog');
const organizations = new OrganizationIndex(await readOrganizations(pool));
const places = await readPlaces(pool);

describe('colleges as organizations', () => {
  it('are offered where they are open, by every code of the directory and what was announced since', async () => {
    const { rows } = await pool.query<{ code: string; change: string | null; id: number }>(
      `select distinct on (c.active_code, x.kind) c.active_code as code, x.kind as change, c.id
       from catalog.college c left join catalog.college_closure x on x.college_id = c.id
       where c.active_code is not null`,
    );
    const all = await readOrganizations(pool);
    const listed = rows.map(({ id, code, change }) => [
      `${code} ${change ?? ''}`.trim(),
      all.find((one) => one.id === id)?.isListed,
    ]);
    expect(Object.fromEntries(listed)).toMatchObject({
      A: true,
      N: true,
      R: true,
      G: true,
      M: false,
      D: false,
      C: false,
      'A closed': false,
      'A closing': true,
      'A merging': true,
    });
  });
});

describe('the shipped high schools', () => {
  it('are 921, of which 684 have a CEEB code', () => {
    const schools = organizations.search('', 'PK-12');
    expect(schools).toHaveLength(921);
    expect(schools.filter(({ ceebCode }) => ceebCode !== null)).toHaveLength(684);
    expect(new Set(schools.map(({ crmId }) => crmId)).size).toBe(921);
    expect(schools.every(({ name, city, state }) => name !== '' && city !== '' && state === 'NC')).toBe(true);
  });

  it('keep the codes in a table of their own, with its own licence', async () => {
    const codes = await pool.query(
      'select count(*)::int as n from catalog.school_code where ceeb_code is not null',
    );
    expect(codes.rows[0]).toEqual({ n: 684 });
    const columns = await pool.query(
      `select 1 from information_schema.columns
       where table_schema = 'catalog' and table_name = 'school' and column_name in ('ceeb_code', 'nces_school_id')`,
    );
    expect(columns.rowCount).toBe(0);
  });

  it('have the directory’s name where it has one, and the crosswalk’s where not', () => {
    expect(organizations.search('A L Brown High')[0]).toMatchObject({
      name: 'A L Brown High',
      city: 'Kannapolis',
      county: 'Cabarrus',
      ceebCode: '341985',
    });
    expect(organizations.search('camtech')[0]).toMatchObject({ city: 'Camden', ceebCode: '340549' });
  });
});

describe('finding by the start of a word', () => {
  const made = (id: number, name: string, isListed = true): Organization => ({
    id,
    name,
    crmId: schoolCrmId(id),
    ceebCode: null,
    city: 'Durham',
    state: 'NC',
    type: 'PK-12',
    county: null,
    website: null,
    control: null,
    isListed,
  });
  const index = new OrganizationIndex([
    made(1, 'East Chapel Hill High'),
    made(2, 'Chapel Hill High'),
    made(3, 'St. Mary’s School'),
    made(4, 'Chapel Closed High', false),
    made(5, 'École Élémentaire'),
  ]);
  const names = (text: string) => index.search(text).map(({ name }) => name);

  it.each([
    ['chapel', ['Chapel Hill High', 'East Chapel Hill High']],
    ['CHAPEL  hill', ['Chapel Hill High', 'East Chapel Hill High']],
    ['hill high', ['Chapel Hill High', 'East Chapel Hill High']],
    ['apel', []],
    ['st marys', ['St. Mary’s School']],
    ['ecole', ['École Élémentaire']],
    ['closed', []],
    ['zzz', []],
    ['east chapel hill high school', []],
  ])('%s', (text, found) => expect(names(text)).toEqual(found));

  it('knows by id what it no longer offers', () => {
    expect(index.find(4)?.name).toBe('Chapel Closed High');
    expect(index.find('HS-00004')?.name).toBe('Chapel Closed High');
    expect(index.find('hs-4')).toBeUndefined();
    expect(index.find(99)).toBeUndefined();
  });
});

describe('colleges as organizations', () => {
  it('are found by type alone', () => {
    const chapelHill = organizations.search('university of north carolina at chapel hill', 'College');
    expect(chapelHill[0]).toMatchObject({ id: 199120, crmId: 'col-199120', type: 'College', state: 'NC' });
    expect(organizations.search('university of north carolina at chapel hill', 'PK-12')).toEqual([]);
  });
});

describe('places of ZIP codes', () => {
  it('knows city, state and the county of North Carolina', () => {
    expect(places.ofZip('27514')).toMatchObject({ city: 'Chapel Hill', state: 'NC', county: '068' });
    expect(places.ofZip('10001')).toMatchObject({ city: 'New York', state: 'NY', county: null });
    expect(places.ofZip('00000')).toBeUndefined();
    expect(places.ofCity('chapel HILL', 'NC').map(({ zip }) => zip)).toContain('27517');
    expect(places.ofCity('Mt. Airy', 'NC')[0]?.city).toBe('Mount Airy');
    expect(places.ofCity('Chapel Hill', 'VA')).toEqual([]);
  });
});
