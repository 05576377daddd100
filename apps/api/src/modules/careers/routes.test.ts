import { careerDetails } from '@longleaf/contract/career-details';
import { careerOperations } from '@longleaf/contract/careers';
import type { CareerDetails } from '@longleaf/contract/career-details';
import type { CareerCard } from '@longleaf/contract/career-card';
import type { WageData } from '@longleaf/contract/career-wages';
import type { Answer } from '@longleaf/contract/operation';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });

type List = Answer<typeof careerOperations.searchOccupations>;

async function search(query: string, as?: string): Promise<List> {
  const reply = await api.call('GET', `/careers/occupations${query}`, as === undefined ? {} : { as });
  expect(reply.status).toBe(200);
  return reply.json as List;
}

const titles = ({ results }: List) => results.map(({ occTitle }) => occTitle);
const save = (as: string, code: string) =>
  api.call('POST', '/careers/savedcareers', { as, body: { OCCCode: code } });

describe('career search (API-062)', () => {
  it('finds what people mean, ten to a page (CON-049, ST-140)', async () => {
    const found = await search('?search=nurse');
    expect(found).toMatchObject({ page: 1, pageSize: 10, previous: null });
    expect(found.results).toHaveLength(10);
    expect(found.results[0]).toMatchObject({
      occCode: '29-1141.00',
      occTitle: 'Registered Nurses',
      isSaved: false,
      matched: null,
      urlName: 'registered-nurses',
      entryEducation: 'bachelor',
      clusters: ['H'],
      outlook: { outlook: 'faster' },
      wages: { us: { missing: null, hourly: null }, nc: { missing: null } },
    } satisfies DeepPartial<CareerCard>);
  });

  it('gives answers of the contract’s shape', async () => {
    const { response } = careerOperations.searchOccupations;
    for (const query of ['?search=a', '?searchType=cluster&searchId=M&page=3', '?page=40&pageSize=25']) {
      const answer = await search(query);
      expect(response.parse(answer)).toEqual(answer);
    }
  });

  it('leads by its links through every result once (ST-145)', async () => {
    const seen: string[] = [];
    let link: string | null = '/api/careers/occupations?search=engineer&pageSize=50';
    let total = 0;
    while (link !== null) {
      const page: List = await search(link.replace('/api/careers/occupations', ''));
      seen.push(...page.results.map(({ occCode }) => occCode));
      total = page.totalCount;
      link = page.next;
    }
    expect(total).toBeGreaterThan(100);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('reads the names of the screens as well', async () => {
    const short = await search('?s=nurse&p=2');
    expect(short.page).toBe(2);
    expect(titles(short)).toEqual(titles(await search('?search=nurse&page=2')));
    expect(short.previous).toBe('/api/careers/occupations?search=nurse&page=1&pageSize=10&searchType=text');
  });

  it('browses a cluster by its code, the most jobs first (ST-137, API-063)', async () => {
    const health = await search('?searchType=Cluster&searchId=h');
    expect(titles(health)).toContain('Registered Nurses');
    const clusters = (await api.call('GET', '/careers/clusters')).json as { code: string; count: number }[];
    expect(clusters).toHaveLength(16);
    expect(new Set(clusters.map(({ code }) => code)).size).toBe(16);
    expect(clusters.find(({ code }) => code === 'H')?.count).toBe(health.totalCount);
    const nurses = await search('?searchType=cluster&searchId=H&search=nurse');
    expect(nurses.totalCount).toBeLessThan(health.totalCount);
  });

  it('has nothing after the last page', async () => {
    const past = await search('?search=nurse&page=500');
    expect(past).toMatchObject({ results: [], next: null });
    expect(past.previous).toContain('page=5&');
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['p=-1', 'p'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['searchType=other', 'searchType'],
    ['searchType=cluster', 'searchId'],
    ['searchType=cluster&searchId=Q', 'searchId'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=a&search=b', 'search'],
    ['occCode=nurse', 'occCode'],
  ])('refuses %s and names the field', async (query, field) => {
    const reply = await api.call('GET', `/careers/occupations?${query}`);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as { modelState: object }).modelState)).toContain(field);
  });
});

describe('saved careers in the search (GAP-029)', () => {
  it('lists yours, newest first, and marks them elsewhere', async () => {
    await save('lister', '29-1141.00');
    await save('lister', '47-2111.00');
    const mine = await search('?searchType=saved', 'lister');
    expect(titles(mine)).toEqual(['Electricians', 'Registered Nurses']);
    expect(mine.results.map(({ isSaved }) => isSaved)).toEqual([true, true]);
    expect(titles(await search('?searchType=saved&search=nurse', 'lister'))).toEqual(['Registered Nurses']);
    const marked = await search('?search=nurse', 'lister');
    expect(marked.results.map(({ isSaved }) => isSaved)).toEqual([true, ...Array<boolean>(9).fill(false)]);
  });

  it('never shows another person’s', async () => {
    await save('owner', '29-1141.00');
    expect((await search('?searchType=saved', 'other')).totalCount).toBe(0);
    expect((await search('?search=nurse', 'other')).results.some(({ isSaved }) => isSaved)).toBe(false);
    expect((await search('?search=nurse')).results.some(({ isSaved }) => isSaved)).toBe(false);
  });

  it('needs sign-in', async () => {
    const reply = await api.call('GET', '/careers/occupations?searchType=saved');
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toContain('Bearer');
  });
});

describe('the title of an occupation (API-056)', () => {
  it('is told by either code', async () => {
    expect((await api.call('GET', '/careers/occupations?occCode=29-1141')).json).toEqual({
      occCode: '29-1141',
      occTitle: 'Registered Nurses',
      urlName: 'registered-nurses',
    });
    expect((await api.call('GET', '/careers/occupations?OCCCode=29-1141.01')).json).toMatchObject({
      occTitle: 'Acute Care Nurses',
    });
    expect((await api.call('GET', '/careers/occupations?occCode=99-9999')).status).toBe(404);
  });
});

describe('suggestions', () => {
  it('name the other title that fits', async () => {
    const reply = await api.call('GET', '/careers/suggestions?search=coder&limit=2');
    expect(reply.json).toEqual([
      expect.objectContaining({ occTitle: 'Computer Programmers', urlName: 'computer-programmers' }),
      expect.objectContaining({ occTitle: 'Medical Records Specialists', matched: 'Coder' }),
    ]);
    expect((await api.call('GET', '/careers/suggestions')).json).toEqual([]);
    expect((await api.call('GET', '/careers/suggestions?search=a&limit=51')).status).toBe(400);
  });
});

async function details(key: string, as?: string): Promise<CareerDetails> {
  const reply = await api.call('GET', `/careers/occupations/${key}`, as === undefined ? {} : { as });
  expect(reply.status).toBe(200);
  return reply.json as CareerDetails;
}

describe('an occupation (API-061)', () => {
  it('has all that its page shows', async () => {
    const nurse = await details('registered-nurses');
    expect(nurse).toMatchObject({
      occCode: '29-1141.00',
      occTitle: 'Registered Nurses',
      isSaved: false,
      usWageDataUrl: '/api/careers/occupations/29-1141.00/uswages?naics=000000',
      ncWageDataUrl: '/api/careers/occupations/29-1141.00/ncwages',
      stateWageDataUrl: '/api/careers/occupations/29-1141.00/ncmsawages?areaType=NCMSA',
      programsAndMajorsUrl: '/api/careers/occupations/29-1141.00/schools-and-programs',
      clusters: [{ code: 'H', key: 'Health' }],
    });
    expect(nurse.description.length).toBeGreaterThan(30);
    expect(nurse.interests.map(({ area }) => area)[0]).toBe('social');
    expect(nurse.skills).toHaveLength(10);
    expect(nurse.programs.results.map(({ title }) => title)).toContain('Registered Nursing/Registered Nurse');
    expect(nurse.schools.results).toHaveLength(5);
    expect(nurse.schools.results.every(({ state }) => state === 'NC')).toBe(true);
    expect(nurse.wages.metros.results.map(({ areaId }) => areaId)).toEqual([
      '16740',
      '39580',
      '20500',
      '24660',
      '49180',
    ]);
    expect(nurse.wages.otherMetros.results.map(({ area }) => area)).toEqual([
      'Asheville, NC',
      'Wilmington, NC',
    ]);
  });

  it('answers in the contract’s shape for every occupation', async () => {
    const { rows } = await api.database.pool.query<{ code: string }>(
      'select onet_code as code from catalog.occupation order by md5(onet_code) limit 60',
    );
    for (const { code } of rows) {
      const answer = await details(code);
      expect(careerDetails.parse(answer)).toEqual(answer);
    }
  });

  it('gives the wages that its four addresses give (GAP-027)', async () => {
    const nurse = await details('29-1141');
    const at = async (url: string) => (await api.call('GET', url.replace('/api', ''))).json;
    expect(await at(nurse.usWageDataUrl)).toEqual(nurse.wages.us);
    expect(await at(nurse.ncWageDataUrl)).toEqual(nurse.wages.nc);
    expect(await at(nurse.stateWageDataUrl)).toEqual(nurse.wages.metros);
    expect(await at(nurse.programsAndMajorsUrl)).toMatchObject({
      programs: { totalCount: nurse.programs.totalCount },
    });
  });

  it('is marked for whoever saved it, and then never kept by a cache', async () => {
    await save('marker', '29-1141.00');
    const path = '/careers/occupations/registered-nurses';
    const own = await api.call('GET', path, { as: 'marker' });
    expect(own.json).toMatchObject({ isSaved: true });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('etag')).toBeNull();
    expect((await details('registered-nurses', 'somebody else')).isSaved).toBe(false);
    expect((await details('software-developers', 'marker')).isSaved).toBe(false);
    const stranger = await api.call('GET', path);
    expect(stranger.json).toMatchObject({ isSaved: false });
    expect(stranger.headers.get('cache-control')).toContain('public');
    expect(stranger.headers.get('vary')).toContain('Authorization');
    const again = await fetch(`${api.url}/api${path}`, {
      headers: { 'if-none-match': stranger.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await api.call('GET', path, { token: 'not-a-token' })).status).toBe(401);
  });

  it.each(['nobody', '99-9999', '%00', 'a%2Fb', '..%2F..'])('there is none at %s', async (key) => {
    expect([400, 404]).toContain((await api.call('GET', `/careers/occupations/${key}`)).status);
  });
});

describe('wages (API-066 to 068)', () => {
  const wages = async (path: string) =>
    (await api.call('GET', `/careers/occupations/${path}`)).json as WageData;

  it('are the figures of the source tables (API-067)', async () => {
    const { rows } = await api.database.pool.query<{ soc: string; median: number; employment: number }>(
      `select soc, annual_median as median, employment from catalog.wage_national
       where annual_median is not null and soc in (select soc from catalog.occupation)
       order by md5(soc) limit 50`,
    );
    expect(rows).toHaveLength(50);
    for (const { soc, median, employment } of rows)
      expect((await wages(`${soc}/uswages?naics=000000`)).results).toMatchObject([
        { areaId: '99', annualMedianWage: median, employment },
      ]);
  });

  it('say why a figure is missing, and never zero (GAP-026)', async () => {
    const nc = await wages('registered-nurses/ncwages');
    expect(nc).toMatchObject({
      totalCount: 1,
      results: [{ areaId: '37', annual10th: null, missing: { annual10th: 'notInTable' } }],
    });
    for (const [name, value] of Object.entries(nc.results[0] ?? {}))
      expect({ [name]: value }).not.toEqual({ [name]: 0 });
  });

  it('name every metropolitan area, also where an occupation is not listed (API-068)', async () => {
    const rare = await wages('astronomers/ncmsawages');
    expect(rare.totalCount).toBe(5);
    expect(rare.results.every(({ annualMedianWage }) => annualMedianWage === null)).toBe(true);
    expect(rare.results.map(({ missing }) => missing.annualMedianWage)).toEqual(Array(5).fill('notListed'));
  });

  it.each([
    ['uswages?naics=111000', 400],
    ['ncmsawages?areaType=state', 400],
    ['ncmsawages?areaType=ncmsa', 200],
    ['uswages', 200],
  ])('%s gives %i (CON-059, CON-060)', async (path, status) => {
    expect((await api.call('GET', `/careers/occupations/registered-nurses/${path}`)).status).toBe(status);
  });

  it('are not there for a career nobody knows', async () => {
    for (const path of ['uswages', 'ncwages', 'ncmsawages', 'schools-and-programs'])
      expect((await api.call('GET', `/careers/occupations/nobody/${path}`)).status).toBe(404);
  });
});

describe('schools and programs (API-069)', () => {
  it('lists North Carolina first, and one state alone', async () => {
    const path = '/careers/occupations/registered-nurses/schools-and-programs';
    const all = (await api.call('GET', path)).json as Answer<typeof careerOperations.schoolsAndPrograms>;
    expect(all.schools.results).toHaveLength(10);
    expect(all.schools.results.every(({ state }) => state === 'NC')).toBe(true);
    const home = (await api.call('GET', `${path}?state=nc&pageSize=5&page=2`)).json as typeof all;
    expect(home.schools.totalCount).toBeLessThan(all.schools.totalCount);
    expect(home.schools.results).toEqual(all.schools.results.slice(5));
    expect(home.schools.next).toContain('page=3&pageSize=5&state=NC');
    expect((await api.call('GET', `${path}?state=north`)).json).toMatchObject({
      modelState: { state: [expect.any(String)] },
    });
  });
});

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
