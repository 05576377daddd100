import type { Answer } from '@longleaf/contract/operation';
import { programOperations } from '@longleaf/contract/programs';
import { programDetails } from '@longleaf/contract/program-details';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const NURSING = '51.3801';

type List = Answer<typeof programOperations.searchPrograms>;
type Schools = Answer<typeof programOperations.getSchools>;

async function search(query: string, as?: string): Promise<List> {
  const reply = await api.call('GET', `/programsMajors/programs${query}`, as === undefined ? {} : { as });
  expect(reply.status).toBe(200);
  return reply.json as List;
}

const titles = ({ results }: List) => results.map(({ title }) => title);
const save = (as: string, id: string) => api.call('POST', '/SaveProgram', { as, body: { Id: id } });

describe('program search (API-122)', () => {
  it('finds what people mean, ten to a page (CON-049, ST-144)', async () => {
    const found = await search('?search=nurse');
    expect(found).toMatchObject({ page: 1, pageSize: 10, previous: null, occupation: null });
    expect(found.results).toHaveLength(10);
    expect(found.results[0]).toMatchObject({
      id: NURSING,
      cipCode: NURSING,
      title: 'Registered Nursing/Registered Nurse',
      isSaved: false,
      cluster: 'H',
      family: { code: '51' },
    });
    expect(found.results[0]?.degreeTypes).toContain('Associate');
    expect(titles(await search('?s=nurse&p=2'))).toEqual(titles(await search('?search=nurse&page=2')));
  });

  it('gives answers of the contract’s shape', async () => {
    const { response } = programOperations.searchPrograms;
    for (const query of ['?search=a', '?searchType=cluster&searchId=M', '?occCode=29-1141', '?page=80']) {
      const answer = await search(query);
      expect(response.parse(answer)).toEqual(answer);
    }
  });

  it('leads by its links through every result once (ST-145)', async () => {
    const seen: string[] = [];
    let link: string | null = '/api/programsMajors/programs?occCode=29-1141&searchType=cluster&searchId=H';
    let total = 0;
    while (link !== null) {
      const page: List = await search(link.replace('/api/programsMajors/programs', ''));
      expect(page.occupation).toMatchObject({ occTitle: 'Registered Nurses', urlName: 'registered-nurses' });
      seen.push(...page.results.map(({ id }) => id));
      total = page.totalCount;
      link = page.next;
    }
    expect(total).toBeGreaterThan(10);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('browses clusters, whose counts it keeps (API-123)', async () => {
    const clusters = (await api.call('GET', '/programsMajors/clusters')).json as {
      code: string;
      key: string;
      count: number;
    }[];
    expect(clusters).toHaveLength(16);
    for (const { code, key, count } of clusters.slice(0, 3)) {
      expect((await search(`?searchType=cluster&searchId=${code}`)).totalCount).toBe(count);
      expect((await search(`?searchType=cluster&searchId=${key}`)).totalCount).toBe(count);
    }
  });

  it.each([
    ['page=0', 'page'],
    ['pageSize=x', 'pageSize'],
    ['searchType=other', 'searchType'],
    ['searchType=cluster', 'searchId'],
    ['searchType=cluster&searchId=Z', 'searchId'],
    [`s=${'x'.repeat(101)}`, 's'],
    ['occCode=nurse', 'occCode'],
    ['occCode=99-9999', 'occCode'],
  ])('refuses %s and names the field', async (query, field) => {
    const reply = await api.call('GET', `/programsMajors/programs?${query}`);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toContain(field);
  });

  it('lists yours, newest first, and nobody else’s', async () => {
    await save('lister', NURSING);
    await save('lister', '52.0301');
    const mine = await search('?searchType=saved', 'lister');
    expect(titles(mine)).toEqual(['Accounting', 'Registered Nursing/Registered Nurse']);
    expect(mine.results.every(({ isSaved }) => isSaved)).toBe(true);
    expect(titles(await search('?searchType=saved&occCode=29-1141', 'lister'))).toEqual([
      'Registered Nursing/Registered Nurse',
    ]);
    expect((await search('?search=nurse', 'lister')).results[0]?.isSaved).toBe(true);
    expect((await search('?search=nurse', 'other')).results[0]?.isSaved).toBe(false);
    expect((await search('?searchType=saved', 'other')).totalCount).toBe(0);
    expect((await api.call('GET', '/programsMajors/programs?searchType=saved')).status).toBe(401);
  });

  it('suggests while somebody types', async () => {
    expect((await api.call('GET', '/programsMajors/suggestions?search=accoun&limit=1')).json).toEqual([
      expect.objectContaining({ id: '52.0301', title: 'Accounting', schools: expect.any(Number) }),
    ]);
    expect((await api.call('GET', '/programsMajors/suggestions?search=')).json).toEqual([]);
  });
});

async function details(key: string, as?: string): Promise<ProgramDetails> {
  const reply = await api.call('GET', `/programsMajors/programs/${key}`, as === undefined ? {} : { as });
  expect(reply.status).toBe(200);
  return reply.json as ProgramDetails;
}

describe('a program (API-120)', () => {
  it('has all that its page shows', async () => {
    const nursing = await details(NURSING);
    expect(nursing).toMatchObject({
      id: NURSING,
      title: 'Registered Nursing/Registered Nurse',
      isSaved: false,
      cluster: { code: 'H', key: 'Health' },
      group: { code: '51.38' },
      source: 'programs',
    });
    expect(nursing.levels.map(({ option }) => option)).toHaveLength(9);
    expect(nursing.occupations.results[0]).toMatchObject({ urlName: 'registered-nurses' });
    expect(nursing.schools.results).toHaveLength(10);
    expect(nursing.schools.results[0]?.state).toBe('NC');
    expect(nursing.related.length).toBeGreaterThan(3);
    expect(await details(nursing.urlName)).toEqual(nursing);
    expect(await details('513801')).toEqual(nursing);
  });

  it('answers in the contract’s shape, with the counts of the source table', async () => {
    const { rows } = await api.database.pool.query<{ cip: string; schools: string }>(
      `select c.code as cip, count(distinct p.college_id) as schools from catalog.cip c
       left join catalog.program p on p.cip = c.code
       where c.is_current and length(c.code) = 7 group by 1 order by md5(c.code) limit 50`,
    );
    expect(rows).toHaveLength(50);
    for (const { cip, schools } of rows) {
      const program = await details(cip);
      expect(programDetails.parse(program)).toEqual(program);
      expect(program.schools.totalCount).toBe(Number(schools));
    }
  });

  it('is marked for whoever saved it, and then never kept by a cache', async () => {
    await save('marker', NURSING);
    const path = `/programsMajors/programs/${NURSING}`;
    const own = await api.call('GET', path, { as: 'marker' });
    expect(own.json).toMatchObject({ isSaved: true });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const stranger = await api.call('GET', path);
    expect(stranger.json).toMatchObject({ isSaved: false });
    expect(stranger.headers.get('vary')).toContain('Authorization');
    expect(stranger.headers.get('etag')).toMatch(/^W\//);
  });

  it.each(['nobody', '99.9999', '%00', 'schoolsOfferingProgram'])('there is none at %s', async (key) => {
    expect([400, 404]).toContain((await api.call('GET', `/programsMajors/programs/${key}`)).status);
  });
});

describe('colleges that offer a program (API-121)', () => {
  it('come ten to a page, North Carolina first, and lead on', async () => {
    const { schools } = await details(NURSING);
    const path = `/programsMajors/programs/schoolsOfferingProgram/${NURSING}`;
    const first = await api.call('GET', path);
    expect(first.json).toEqual(schools);
    const second = await api.call('GET', (schools.next ?? '').replace('/api', ''));
    expect(second.json).toMatchObject({ page: 2, totalCount: schools.totalCount });
    expect(second.text).not.toContain(`"id":${schools.results[0]?.id},`);
    expect((await api.call('GET', `${path}?pageNumber=0`)).json).toMatchObject({
      modelState: { pageNumber: [expect.any(String)] },
    });
    expect((await api.call('GET', path.replace(NURSING, 'nobody'))).status).toBe(404);
  });
});

describe('colleges by level (API-126)', () => {
  const path = (rest: string) => `/ExploreProgramMajors/getschools/${NURSING}/${rest}`;
  const schools = async (rest: string) => (await api.call('GET', path(rest))).json as Schools;

  it('are sorted by name both ways (CON-074)', async () => {
    const rising = await schools('Associate/School/ascending/1');
    expect(rising).toMatchObject({ option: 'Associate', sortBy: 'School', dir: 'ascending', page: 1 });
    expect(rising.results).toHaveLength(25);
    const names = rising.results.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(rising.results.every(({ degreeTypes }) => degreeTypes.includes('Associate'))).toBe(true);
    const last = Math.ceil(rising.totalCount / 25);
    const falling = await schools('associates/school/DESC/1');
    const end = await schools(`Associate/School/ascending/${last}`);
    expect(falling.results[0]).toEqual(end.results.at(-1));
    expect(end.next).toBeNull();
    expect(rising.next).toBe(`/api${path('Associate/School/ascending/2')}`);
  });

  it('are all there are, level by level', async () => {
    const { levels, totalCount } = await schools('All/School/ascending/1');
    expect(totalCount).toBe((await details(NURSING)).schools.totalCount);
    for (const { option, schools: count } of levels)
      expect((await schools(`${option}/School/ascending/1`)).totalCount).toBe(count);
  });

  it('can be of one state', async () => {
    const home = await schools('Associate/School/ascending/1?state=nc');
    expect(home.state).toBe('NC');
    expect(home.results.every(({ state }) => state === 'NC')).toBe(true);
    expect(home.totalCount).toBe(home.levels.find(({ option }) => option === 'Associate')?.ncSchools);
  });

  it('come nearest first where a place is known, each with its card', async () => {
    const near = await schools('Associate/Distance/ascending/1?state=NC&zip=28607');
    expect(near).toMatchObject({ sortBy: 'Distance', zip: '28607', state: 'NC' });
    const miles = near.results.map(({ card }) => card.distance ?? Infinity);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles[0]).toBeLessThan(60);
    const [first] = near.results;
    const { json } = await api.call('GET', `/campusSearch/institutionCards?names=${first?.urlName}`);
    expect({ ...first?.card, distance: null }).toEqual((json as unknown[])[0]);
    expect(near.next ?? near.previous ?? '?state=NC&zip=28607').toContain('zip=28607');
  });

  it('go by name where nobody knows the ZIP code', async () => {
    const unknown = await schools('Associate/Distance/ascending/1?zip=00000');
    expect(unknown.zip).toBeNull();
    expect(unknown.results).toEqual((await schools('Associate/School/ascending/1')).results);
  });

  it.each([
    ['Associate/Distance/ascending/1?zip=123', 'zip'],
    ['PhD/School/ascending/1', 'option'],
    ['Associate/City/ascending/1', 'sortBy'],
    ['Associate/School/up/1', 'dir'],
    ['Associate/School/ascending/0', 'page'],
    ['Associate/School/ascending/1?state=n', 'state'],
  ])('%s is refused with its field', async (rest, field) => {
    const reply = await api.call('GET', path(rest));
    expect(reply).toMatchObject({ status: 400, json: { modelState: { [field]: [expect.any(String)] } } });
  });

  it('are not there for a program nobody knows', async () => {
    const reply = await api.call('GET', '/ExploreProgramMajors/getschools/nobody/All/School/ascending/1');
    expect(reply.status).toBe(404);
  });
});
