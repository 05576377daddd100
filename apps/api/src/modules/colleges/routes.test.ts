import type { CollegeName } from '@longleaf/contract/college-names';
import type { CampusProfile } from '@longleaf/contract/college-profile';
import { campusProfileAnswer } from '@longleaf/contract/college-profile';
import {
  collegeFilters,
  majorClusters,
  mapColleges,
  searchColleges,
} from '@longleaf/contract/college-search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startApi } from '../../../test/start-api.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const api = await startApi({ catalog: true });
const chapelHill = 'university-of-north-carolina-at-chapel-hill';

interface Found {
  results: { id: number; shortName: string; distance: number | null }[];
  totalItems: number;
  facets?: Record<string, Record<string, number>>;
}
interface Refused {
  status: number;
  modelState?: Record<string, string[]>;
}

const search = (query: string, body?: unknown) =>
  api.call('POST', `/campusSearch/institutionFilters${query}`, { body });
const shaped = (schema: unknown, json: unknown) => (schema as z.ZodType).parse(json);

describe('search by filter (API-058, API-205)', () => {
  it('answers a bare list, an object, and nothing at all, ten to a page (CON-005)', async () => {
    const filter = { key: 'state', group: 'state', value: 'NC' };
    for (const body of [[filter], { filters: [filter] }, [{ KEY: 'state', Group: 'place', VALUE: 'nc' }]]) {
      const reply = await search('', body);
      expect(reply.status).toBe(200);
      expect((reply.json as Found).totalItems).toBe(162);
      shaped(searchColleges.response, reply.json);
    }
    const nothing = await search('');
    expect((nothing.json as Found).totalItems).toBe(6001);
    expect((nothing.json as Found).results).toHaveLength(10);
  });

  it('reads every query field in any letter case, and counts when asked', async () => {
    const reply = await search(
      '?PAGE=2&pagesize=5&SORTBY=GraduationRate&sortdesc=True&OccCode=29-1141&facets=true',
      [{ key: 'collegeType', value: ['UNC', 'CommunityCollege'] }],
    );
    const found = reply.json as Found;
    expect(found.results).toHaveLength(5);
    expect(found.facets?.['collegeType']?.['UNC']).toBe(found.totalItems);
  });

  it.each([
    ['?page=0', [], 'page'],
    ['?page=-1', [], 'page'],
    ['?page=1.5', [], 'page'],
    ['?page=one', [], 'page'],
    ['?page=1e9', [], 'page'],
    ['?pageSize=100000', [], 'pageSize'],
    ['?pageSize=0', [], 'pageSize'],
    ['?sortBy=colour', [], 'sortBy'],
    ['?sortBy=distance', [], 'sortBy'],
    ['?sortDesc=maybe', [], 'sortDesc'],
    ['?occCode=nurse', [], 'occCode'],
    ['?occCode=99-9999', [], 'occCode'],
    ['?residency=XX', [], 'residency'],
    ['?residency=Virginia', [], 'residency'],
    ['', [{ key: 'colour', value: 'red' }], 'filters.0.key'],
    [
      '',
      [
        { key: 'state', value: 'NC' },
        { key: 'campusSetting', value: 'Moon' },
      ],
      'filters.1.value',
    ],
    ['', [{ key: 'zip', group: 'distance', value: '276' }], 'filters.0.value'],
    [
      '',
      [
        { key: 'state', value: 'NC' },
        { key: 'zip', group: 'distance', value: '00000' },
      ],
      'filters.1.value',
    ],
    ['', [{ key: 'major', value: '99.99' }], 'filters.0.value'],
    ['', [{ key: 'netPrice', value: '1', comparison: 'about' }], 'filters.0.comparison'],
    ['', [{ key: 'state', value: 'NC', join: 'Xor' }], 'filters.0.join'],
    ['', [{ key: 'state' }], 'filters.0.value'],
    ['', [{ key: 5, value: 'NC' }], 'filters.0.key'],
    ['', [null], 'filters.0'],
    ['', { filters: 'all' }, 'filters'],
    ['', 'everything', 'body'],
    ['', Array.from({ length: 101 }, () => ({ key: 'state', value: 'NC' })), 'filters'],
  ])('refuses %s %j and names %s', async (query, body, field) => {
    const reply = await search(query, body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.json as Refused).modelState ?? {})).toContain(field);
  });

  it('has the prices of North Carolina, or of the state that is asked for', async () => {
    const florida = [{ key: 'name', value: 'University of Florida', comparison: 'equal' }];
    const kind = async (query: string) => {
      const { results } = (await search(query, florida)).json as { results: { netPriceKind: string }[] };
      return results[0]?.netPriceKind;
    };
    expect(await kind('')).toBe('estimated');
    expect(await kind('?residency=')).toBe('estimated');
    expect(await kind('?residency=FL')).toBe('reported');
    expect(await kind('?RESIDENCY=GA')).toBe('estimated');
    const pins = async (query: string) => {
      const body = [{ key: 'netPrice', value: '10000' }];
      const reply = await api.call('POST', `/campusSearch/institutionPins${query}`, { body });
      return (reply.json as { totalItems: number }).totalItems;
    };
    expect(await pins('?residency=FL')).not.toBe(await pins(''));
  });

  it('gives pins for the map without paging', async () => {
    const reply = await api.call('POST', '/campusSearch/institutionPins', {
      body: [{ key: 'state', value: 'NC' }],
    });
    const { pins, totalItems } = reply.json as { pins: unknown[][]; totalItems: number };
    shaped(mapColleges.response, reply.json);
    expect(totalItems).toBe(162);
    expect(pins).toContainEqual([199120, 'UNC Chapel Hill', chapelHill, 'UNC', 35.91177, -79.05097]);
  });
});

describe('names (API-054, API-055, API-203)', () => {
  it('suggests by GET and by POST alike (GAP-013)', async () => {
    const byGet = await api.call('GET', '/campussearch/institutionNames?search=chapel%20hill&limit=3');
    const byPost = await api.call('POST', '/campusSearch/institutionNames', {
      body: { Search: 'chapel hill', limit: 3 },
    });
    const byQuery = await api.call('POST', '/campusSearch/institutionNames?search=chapel%20hill&limit=3');
    expect(byGet.json).toEqual(byPost.json);
    expect(byGet.json).toEqual(byQuery.json);
    expect((byGet.json as { name: string }[])[0]?.name).toBe('University of North Carolina at Chapel Hill');
    expect((await api.call('GET', '/campussearch/institutionNames')).json).toEqual([]);
  });

  it('says of a college that has closed or merged that it has, as its card does, and puts an open one of its name before it', async () => {
    const goneOf = async (search: string, limit = 2) => {
      const reply = await api.call('GET', `/campussearch/institutionNames?search=${search}&limit=${limit}`);
      return (reply.json as CollegeName[]).map(({ state, gone }) => [state, gone]);
    };
    expect((await goneOf('st%20andrews'))[0]).toEqual(['NC', 'closed']);
    expect(await goneOf('elevate%20salon%20institute')).toEqual([
      ['MI', null],
      ['NC', 'closed'],
    ]);
    // The college that it became part of has its name, too, and stands before it.
    const ofDelaware = (await goneOf('wesley%20college', 3)).filter(([state]) => state === 'DE');
    expect(ofDelaware).toEqual([
      ['DE', null],
      ['DE', 'merged'],
    ]);
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'national=maybe', `search=${'a'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const reply = await api.call('GET', `/campussearch/institutionNames?${query}`);
      expect(reply.status).toBe(400);
      expect(Object.keys((reply.json as Refused).modelState ?? {})).toEqual([query.split('=')[0]]);
    },
  );

  it('lists colleges, North Carolina only unless national', async () => {
    expect(await length('/campusSearch/institutions')).toBe(162);
    expect(await length('/campusSearch/institutions?national=true')).toBe(6001);
  });

  it('gives cards by id or address for comparing, up to ten', async () => {
    const reply = await api.call('GET', `/campusSearch/institutionCards?names=198419,${chapelHill},nowhere`);
    expect((reply.json as { id: number }[]).map((card) => card.id)).toEqual([198419, 199120]);
    const many = Array.from({ length: 11 }, (_, index) => index + 1).join(',');
    expect((await api.call('GET', `/campusSearch/institutionCards?names=${many}`)).status).toBe(400);
    expect((await api.call('GET', '/campusSearch/institutionCards')).status).toBe(400);
  });

  async function length(path: string): Promise<number> {
    return ((await api.call('GET', path)).json as unknown[]).length;
  }
});

describe('majors and filters (API-204)', () => {
  it('gives 16 clusters with their majors (CON-138)', async () => {
    const reply = await api.call('GET', '/campusSearch/majorClusters');
    shaped(majorClusters.response, reply.json);
    const clusters = reply.json as {
      key: string;
      colleges: number;
      majors: { cipCode: string; colleges: number }[];
    }[];
    expect(clusters).toHaveLength(16);
    const health = clusters.find((cluster) => cluster.key === 'Health');
    expect(health?.majors.find((major) => major.cipCode === '51.38')?.colleges).toBeGreaterThan(1500);
  });

  it('finds a major by name, and names of codes', async () => {
    const found = (await api.call('GET', '/campusSearch/majors?search=nursing')).json as {
      cipCode: string;
    }[];
    expect(found[0]?.cipCode).toBe('51.38');
    const named = (await api.call('GET', '/campusSearch/majors?codes=51.38,11.07,00.00')).json as {
      cipCode: string;
    }[];
    expect(named.map((major) => major.cipCode)).toEqual(['51.38', '11.07']);
    expect((await api.call('GET', '/campusSearch/majors?search=')).json).toEqual([]);
  });

  it.each([
    ['poli sci', '45.10'],
    ['bme', '14.05'],
    ['biología', '26.01'],
    ['flying planes', '49.01'],
    ['51.38', '51.38'],
  ])('finds the major that %j means, as the programs page does', async (typed, cipCode) => {
    const path = `/campusSearch/majors?limit=5&search=${encodeURIComponent(typed)}`;
    const found = (await api.call('GET', path)).json as {
      cipCode: string;
      title: string;
      colleges: number;
    }[];
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found.map((major) => major.cipCode)).toContain(cipCode);
    expect(found.every(({ colleges }) => colleges > 0)).toBe(true);
    expect(new Set(found.map(({ title }) => title.replace(/, General$/, ''))).size).toBe(found.length);
  });

  it('lists the families that are offered, with counts', async () => {
    const reply = await api.call('GET', '/campusSearch/filters');
    shaped(collegeFilters.response, reply.json);
    const { groups } = reply.json as {
      groups: { key: string; filters: { value: string; count: number }[] }[];
    };
    const keys = groups.map((group) => group.key);
    expect(keys).toContain('sports');
    expect(keys).not.toContain('extracurriculars');
    expect(
      groups.find((group) => group.key === 'collegeType')?.filters.map((filter) => filter.count),
    ).toEqual([16, 36, 58, 5891]);
  });
});

describe('a college’s profile (API-047)', () => {
  const profile = async (key: string, query = '') =>
    api.call('GET', `/institutions/${key}/campusprofile${query}`);

  it('has the price of North Carolina, or of the state that is asked for, and so have colleges like it', async () => {
    const kinds = async (query: string) => {
      const { card, similar } = (await profile('university-of-florida', query)).json as CampusProfile;
      const ofFlorida = similar.filter(({ state, control }) => state === 'FL' && control === 'Public');
      return { own: card.netPriceKind, tuition: card.tuition, like: ofFlorida.map(priceKind) };
    };
    const priceKind = ({ netPriceKind }: CampusProfile['card']) => netPriceKind;
    const carolina = await kinds('');
    const florida = await kinds('?residency=FL');
    expect([carolina.own, florida.own]).toEqual(['estimated', 'reported']);
    expect(florida.tuition).toBeLessThan(carolina.tuition ?? 0);
    expect(florida.like).toContain('reported');
    expect(carolina.like).not.toContain('reported');
    // The one that is kept for one state is not given to another.
    expect(await kinds('')).toEqual(carolina);
    expect(await profile(chapelHill, '?residency=XX')).toMatchObject({
      status: 400,
      json: { modelState: { residency: ['Use the postal code of a state, such as NC.'] } },
    });
  });

  it('answers by address in any letter case, by id, and by a former address', async () => {
    const reply = await profile(chapelHill);
    expect(reply.status).toBe(200);
    expect(campusProfileAnswer.parse(reply.json)).toEqual(reply.json);
    for (const key of ['199120', chapelHill.toUpperCase()])
      expect((await profile(key)).text).toBe(reply.text);
    await api.database.pool.query(
      `insert into catalog.college_url_name values ('chapel-hill-of-old', 199120, false)`,
    );
    expect(((await profile('chapel-hill-of-old')).json as CampusProfile).urlName).toBe(chapelHill);
  });

  it.each(['university-of-north-carolina-system', '199175'])(
    'answers 404 for %s, an office that runs a system of colleges and teaches nobody',
    async (key) => {
      expect((await profile(key)).status).toBe(404);
    },
  );

  it('holds the published figures with source and year', async () => {
    const found = (await profile(chapelHill)).json as CampusProfile;
    expect(found).toMatchObject({
      id: 199120,
      shortName: 'UNC Chapel Hill',
      crossRoadsOrganizationId: 199120,
      collegeType: 'UNC',
      website: 'https://www.unc.edu/',
      campusSetting: 'Urban',
      isOpen: true,
    });
    expect(found.figures.admissions).toMatchObject({
      year: 'Fall 2024',
      values: { admissionRate: 0.1534, considersTestScores: 5 },
    });
    expect(found.figures.tuition.values.tuitionInState).toBe(8989);
    expect(found.benchmark).toMatchObject({
      of: 'FourYear',
      middle: { graduationRate: expect.any(Number) as number },
    });
    expect(found.similar).toHaveLength(6);
    const nursing = found.majorsWithNames.find((major) => major.cipCode === '51.3801');
    expect(nursing?.programUrlName).toBe('registered-nursing-registered-nurse');
    expect(found.majorsWithNames.some((major) => major.degreeType === 'Bachelor' && major.awards > 100)).toBe(
      true,
    );
    expect(found.profile.videos).toEqual([]);
  });

  it.each([
    'duke-university',
    'university-of-north-carolina-at-chapel-hill',
    'wake-technical-community-college',
    'elon-university',
    'johnson-c-smith-university',
  ])('says of %s on cards, on its page and where it is compared one figure for one thing', async (key) => {
    const { card, figures } = (await profile(key)).json as CampusProfile;
    const cards = await api.call('GET', `/campusSearch/institutionCards?names=${key}`);
    expect(cards.json).toEqual([card]);
    const { netPrice, netPriceKind, graduationRate, undergraduates } = card;
    const recent = figures.netPriceRecent?.values['netPriceRecent'] ?? null;
    expect({ netPrice, netPriceKind, graduationRate, undergraduates }).toEqual({
      netPrice: recent ?? figures.netPrice?.values['netPrice'],
      netPriceKind: 'reported',
      graduationRate: figures.graduation?.values['graduationRate'],
      undergraduates: figures.enrollment?.values['undergraduates'],
    });
  });

  it('shows a closed college as closed', async () => {
    const found = (await profile('st-andrews-university')).json as CampusProfile;
    expect(found).toMatchObject({
      isOpen: false,
      change: { kind: 'closed', closedOn: '2025-05' },
      flags: expect.arrayContaining(['Closed']) as unknown,
      card: { change: { kind: 'closed', date: '2025-05' } },
    });
  });

  it('says what became of a college, or was announced, and lets it go on where it does', async () => {
    const [merged, closing, merging, campus] = await Promise.all(
      [
        'wesley-college',
        'hampshire-college',
        'queens-university-of-charlotte',
        'frontier-community-college',
      ].map(async (name) => (await profile(name)).json as CampusProfile),
    );
    expect(merged).toMatchObject({
      isOpen: false,
      change: {
        kind: 'merged',
        successor: { name: 'Delaware State University', urlName: 'delaware-state-university' },
      },
    });
    expect(closing).toMatchObject({ isOpen: true, change: { kind: 'closing', closedOn: '2026-12' } });
    expect(merging).toMatchObject({
      isOpen: true,
      change: { kind: 'merging', announcedOn: '2025-09-16', successor: { urlName: 'elon-university' } },
    });
    // Its parent reports for it: not active by itself in the directory, and open.
    expect(campus).toMatchObject({ isOpen: true, change: null });
  });

  it('says by which names people may know it, and on its card the one it had until lately', async () => {
    const [carolina, davie] = await Promise.all(
      ['carolina-university', 'davidson-davie-community-college'].map(
        async (name) => (await profile(name)).json as CampusProfile,
      ),
    );
    expect(carolina?.formerNames).toEqual([
      { name: 'John Wesley University', becamePart: true },
      { name: 'Piedmont International University', becamePart: false },
    ]);
    expect(davie).toMatchObject({
      formerNames: [{ name: 'Davidson County Community College', becamePart: false }],
      card: { formerName: 'Davidson County Community College' },
    });
  });

  it.each(['nowhere', '1', '99999999999', '%00', 'a%2Fb', '..%2F..', '%F0%9F%8C%B2'])(
    'has nothing at %s',
    async (key) => {
      expect([400, 404]).toContain((await profile(key)).status);
    },
  );

  it('maps ids to addresses (GAP-068, CON-047)', async () => {
    const reply = await api.call('GET', '/institutions/urlNames');
    expect((reply.json as Record<string, string>)['199120']).toBe(chapelHill);
  });
});

describe('photos (API-048, API-049, API-050, GAP-022)', () => {
  it('has none until a college sends some', async () => {
    expect((await api.call('GET', '/institutions/199120/photo/metadata')).json).toEqual([]);
    expect((await api.call('GET', '/institutions/199120/carousel/count')).json).toBe(0);
    expect((await api.call('GET', '/199120/carousel/count')).json).toBe(0);
    expect((await api.call('GET', '/institutions/199120/front.jpg/image')).status).toBe(404);
    expect((await api.call('GET', '/institutions/1/carousel/count')).status).toBe(404);
    expect((await api.call('GET', '/institutions/x/carousel/count')).status).toBe(400);
  });

  it('serves what a college sent', async () => {
    await api.database.pool.query(
      `insert into catalog.institution_photo values (198419, 'chapel.png', 0, 'The chapel', 'image/png', 1, 1, '\\x89504e47')`,
    );
    expect((await api.call('GET', '/institutions/198419/carousel/count')).json).toBe(1);
    expect((await api.call('GET', '/institutions/198419/photo/metadata')).json).toEqual([
      { name: 'chapel.png', description: 'The chapel', width: 1, height: 1 },
    ]);
    const image = await api.call('GET', '/198419/chapel.png/image');
    expect(image.headers.get('content-type')).toBe('image/png');
  });
});

it('names the source, year and licence of every fact', async () => {
  const reply = await api.call('GET', '/catalog/sources');
  const { sources } = reply.json as {
    sources: { key: string; year: string; licence: string; rows: number; gives: string[] }[];
  };
  expect(sources.every((source) => source.licence !== '' && source.year !== '' && source.rows > 0)).toBe(
    true,
  );
  expect(sources.find((source) => source.key === 'figures-tuition')).toMatchObject({
    year: '2023-24',
    rows: 3410,
  });
});

it('says when nothing has changed', async () => {
  const first = await fetch(`${api.url}/api/campusSearch/majorClusters`);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('public');
  const again = await fetch(`${api.url}/api/campusSearch/majorClusters`, {
    headers: { 'if-none-match': tag },
  });
  expect(again.status).toBe(304);
});

describe('beside the search (API-057)', () => {
  it('takes note of an error without telling who had it (GAP-024)', async () => {
    expect((await api.call('GET', '/users/error?message=boom')).status).toBe(204);
    expect((await api.call('GET', '/users/error')).status).toBe(204);
    expect(
      withoutPersonalData(
        'ann@example.org failed at /x?ssn=1 with 919-555-0100 and eyJhbGciOiJSUzI1NiIsInR5',
      ),
    ).toBe('(e-mail) failed at /x?… with (number) and (long word)');
  });
});

describe('whatever is sent', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.array(
      fc.record({
        key: fc.oneof(fc.string(), fc.constantFrom('state', 'zip', 'name', 'major', 'netPrice', 'sports')),
        value: fc.jsonValue(),
      }),
    ),
    fc.record({ filters: fc.jsonValue(), join: fc.jsonValue() }),
  );

  it('answers a search, or says what is wrong with it', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.webQueryParameters(), async (body, query) => {
        const reply = await search(`?${query}`, body);
        expect([200, 400]).toContain(reply.status);
      }),
      { numRuns: 200 },
    );
  });

  it('answers a name, an address or a photo', async () => {
    const paths = fc.oneof(
      fc.webSegment().map((part) => `/institutions/${part}/campusprofile`),
      fc.string().map((text) => `/campussearch/institutionNames?search=${encodeURIComponent(text)}`),
      fc.string().map((text) => `/campusSearch/majors?search=${encodeURIComponent(text)}`),
      fc.webSegment().map((part) => `/institutions/199120/${part}/image`),
    );
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        expect((await api.call('GET', path)).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });
});

describe('counts beside majors', () => {
  const countsFor = async (body: unknown, query = '') => {
    const reply = await api.call('POST', `/campusSearch/majorCounts${query}`, { body });
    expect(reply.status).toBe(200);
    return reply.json as Record<string, number>;
  };
  const total = async (filters: readonly unknown[], query = '') => {
    const { json } = await api.call('POST', `/campusSearch/institutionFilters${query}`, { body: filters });
    return (json as { totalItems: number }).totalItems;
  };
  const nursing = { key: 'major', value: '51.38' };

  it('are those of the search with the major as well', async () => {
    const filters = [
      { key: 'state', value: 'NC' },
      { key: 'programType', value: 'Bachelors' },
    ];
    const counts = await countsFor(filters, '?codes=51.38,11.07,99.99');
    expect(Object.keys(counts)).toEqual(['51.38', '11.07']);
    expect(counts['51.38']).toBe(await total([...filters, nursing]));
    expect(counts['51.38']).toBeLessThan((await countsFor([], '?codes=51.38'))['51.38'] ?? 0);
    // One that is chosen already counts what there is.
    expect(await countsFor([...filters, nursing], '?codes=51.38')).toEqual({ '51.38': counts['51.38'] });
  });

  it('follow an occupation, and are of every major where none is named', async () => {
    const counts = await countsFor([], '?occCode=29-1141.00');
    expect(Object.keys(counts).length).toBeGreaterThan(300);
    expect(counts['51.38']).toBe(await total([nursing], '?occCode=29-1141.00'));
  });

  it('name what is not known', async () => {
    const filters = [{ group: 'distance', key: 'zip', value: '00000,50' }];
    const reply = await api.call('POST', '/campusSearch/majorCounts', { body: filters });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ modelState: { 'filters.0.value': [expect.any(String)] } });
    const many = Array.from({ length: 51 }, () => '51.38').join(',');
    expect((await api.call('POST', `/campusSearch/majorCounts?codes=${many}`, { body: [] })).status).toBe(
      400,
    );
  });
});
