import { HOME_STATE } from '@longleaf/rules/colleges/price';
import { testDatabase } from '@longleaf/testkit/database';
import { parseFilters } from '@longleaf/rules/colleges/filters/parse';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { describe, expect, it } from 'vitest';
import { hasSpecialFocus } from '@longleaf/rules/colleges/benchmark';
import { cardOf } from './card.ts';
import type { Card } from './card.ts';
import { readFacts } from './read-facts.ts';
import { CollegeSearch } from './search.ts';
import type { SearchRequest } from './search.ts';
import { SimilarColleges } from './similar.ts';
import { Snapshot } from './snapshot.ts';

const database = await testDatabase('catalog');
const facts = await readFacts(database.pool);
const search = new CollegeSearch(new Snapshot(facts));

interface Answer {
  results: Card[];
  totalItems: number;
  facets?: Record<string, Record<string, number>>;
}

function find(
  filters: readonly SearchFilter[],
  more: Partial<Omit<SearchRequest, 'query'>> & { join?: 'And' | 'Or' } = {},
  of = search,
): Answer {
  const { join = 'And', ...rest } = more;
  const { query, problems } = parseFilters(filters, join);
  if (!query) throw new Error(JSON.stringify(problems));
  const request = {
    query,
    page: 1,
    pageSize: 10,
    sortBy: undefined,
    sortDesc: false,
    occupation: undefined,
    facets: false,
    ...rest,
  };
  return JSON.parse(of.search(request)) as Answer;
}

async function count(where: string): Promise<number> {
  const result = await database.pool.query<{ count: number }>(`select count(*) from catalog.college c
    left join catalog.figures_net_price n on n.college_id = c.id
    left join catalog.college_sector s on s.college_id = c.id
    left join catalog.figures_net_price_recent r on r.college_id = c.id
    left join catalog.figures_tuition t on t.college_id = c.id
    left join catalog.figures_aid a on a.college_id = c.id
    left join catalog.figures_fees_and_housing f on f.college_id = c.id
    where c.sector_code is distinct from 0 and (${where})`);
  return result.rows[0]?.count ?? -1;
}

/** The price rule in the database's own words, for residents of a state. */
function priceInSql(residency: string): string {
  const newest = 'coalesce(r.net_price_recent, n.net_price)';
  const grants = 'a.share_first_year_state_grant * a.average_first_year_state_grant';
  const extra = `t.tuition_out_of_state - t.tuition_in_state + case when a.share_first_year_state_grant = 0 then 0 else ${grants} end`;
  const elsewhere = `c.control_code = 1 and c.state <> '${residency}' and not coalesce(
    t.tuition_in_state = t.tuition_out_of_state, f.tuition_varies_by_residency = false, false)`;
  return `case when ${elsewhere} then round((${newest} + ${extra})::numeric / 100) * 100 else ${newest} end`;
}

const zip = (value: string): SearchFilter => ({ key: 'zip', group: 'distance', value });
const radius = (value: string): SearchFilter => ({ key: 'radius', group: 'distance', value });

describe('searching by filter', () => {
  it('finds all colleges without filters, North Carolina first', () => {
    const { results, totalItems } = find([]);
    expect(totalItems).toBe(6001);
    expect(results).toHaveLength(10);
    expect(results[0]).toMatchObject({
      name: 'Appalachian State University',
      collegeType: 'UNC',
      distance: null,
    });
  });

  it('finds the colleges of the question everybody asks', () => {
    const { results, totalItems } = find(
      [
        { key: 'state', value: 'NC' },
        { key: 'publicPrivate', value: 'Public' },
        { key: 'schoolType', value: 'FourYear' },
        { key: 'netPrice', value: '10000', comparison: 'lessThan' },
        { key: 'major', value: '51.38' },
        zip('27601'),
        radius('100'),
      ],
      { sortBy: 'netPrice' },
    );
    expect(totalItems).toBe(results.length);
    expect(results.map((college) => college.shortName)).toEqual([
      'Fayetteville State University',
      'UNC Pembroke',
    ]);
    for (const college of results) {
      expect(college.netPrice).toBeLessThan(10_000);
      expect(college.distance).toBeLessThan(100);
    }
  });

  it('agrees with the database', async () => {
    expect(find([{ key: 'state', value: 'NC' }]).totalItems).toBe(await count(`c.state = 'NC'`));
    expect(find([{ key: 'collegeType', value: 'CommunityCollege' }]).totalItems).toBe(58);
    expect(find([{ key: 'state', value: 'NC', comparison: 'notEqual' }]).totalItems).toBe(
      await count(`c.state <> 'NC'`),
    );
    expect(find([{ key: 'state', value: 'NC,VA', comparison: 'in' }]).totalItems).toBe(
      await count(`c.state in ('NC', 'VA')`),
    );
    expect(find([{ key: 'historicallyBlack', value: 'HBCU' }]).totalItems).toBe(await count('c.is_hbcu'));
  });

  it('asks what people from North Carolina pay, not what residents of another state do', async () => {
    const price = priceInSql('NC');
    expect(find([{ key: 'netPrice', value: '10000' }]).totalItems).toBe(await count(`${price} < 10000`));
    expect(find([{ key: 'netPrice', value: '40000' }]).totalItems).toBe(await count(`${price} < 40000`));
    const florida = find([{ key: 'name', value: 'University of Florida', comparison: 'equal' }]).results[0];
    expect(florida).toMatchObject({ name: 'University of Florida', netPriceKind: 'estimated' });
    expect(florida?.netPrice).toBeGreaterThan(28_000);
    // Sorted as they are filtered: nobody's estimate stands among the cheapest.
    const cheapest = find([{ key: 'schoolType', value: 'FourYear' }], { sortBy: 'netPrice', pageSize: 100 });
    const prices = cheapest.results.map((college) => college.netPrice ?? Number.NaN);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(cheapest.results.map((college) => college.name)).not.toContain('University of Florida');
  });

  it('asks what people from another state pay once they say where they live', async () => {
    const elsewhere = search.forResidentsOf('FL');
    const floridians: typeof find = (filters, more) => find(filters, more, elsewhere);
    const price = priceInSql('FL');
    const cheap = [{ key: 'netPrice', value: '10000' }];
    expect(floridians(cheap).totalItems).toBe(await count(`${price} < 10000`));
    expect(floridians(cheap).totalItems).not.toBe(find(cheap).totalItems);
    // The count beside the box is of the same prices, and what no price changes stays as it is.
    const facets = (from: typeof find) => from([], { facets: true }).facets;
    expect(facets(floridians)?.['netPrice']?.['10000']).toBe(floridians(cheap).totalItems);
    expect(facets(floridians)?.['state']).toEqual(facets(find)?.['state']);
    const named = [{ key: 'name', value: 'University of Florida', comparison: 'equal' as const }];
    expect(floridians(named).results[0]).toMatchObject({ netPriceKind: 'reported' });
    expect(floridians(named).results[0]?.tuition).toBeLessThan(find(named).results[0]?.tuition ?? 0);
    const home = [{ key: 'collegeType', value: 'UNC' }];
    const sorted = floridians(home, { sortBy: 'netPrice', pageSize: 100 }).results;
    const prices = sorted.map((college) => college.netPrice ?? Number.NaN);
    expect(sorted.every((college) => college.netPriceKind !== 'reported')).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const tuitions = floridians(home, { sortBy: 'tuition', pageSize: 100 }).results.map(
      (college) => college.tuition ?? 0,
    );
    expect(tuitions).toEqual(tuitions.toSorted((a, b) => a - b));
    // Asked again, the same one answers; North Carolina's is the one that is always there.
    expect(search.forResidentsOf('FL')).toBe(elsewhere);
    expect(search.forResidentsOf('NC')).toBe(search);
  });

  it('joins families by Or when asked', async () => {
    const filters = [
      { key: 'state', value: 'NC' },
      { key: 'historicallyBlack', value: 'HBCU' },
    ];
    expect(find(filters, { join: 'Or' }).totalItems).toBe(await count(`c.state = 'NC' or c.is_hbcu`));
    expect(find(filters).totalItems).toBe(await count(`c.state = 'NC' and c.is_hbcu`));
  });

  it('sorts both ways with what was not reported last', () => {
    const rising = find([{ key: 'state', value: 'NC' }], { sortBy: 'netPrice', pageSize: 100 }).results.map(
      (college) => college.netPrice,
    );
    const known = rising.filter((price) => price !== null);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    const all = find([{ key: 'state', value: 'NC' }], {
      sortBy: 'graduationRate',
      sortDesc: true,
      pageSize: 100,
      page: 2,
    }).results;
    expect(all.at(-1)?.graduationRate).toBeNull();
    expect(find([], { sortBy: 'admissionRate', page: 600 }).results[0]?.admissionRate).toBeNull();
  });

  it('measures distance from the ZIP code and sorts by it', () => {
    const { results } = find([zip('27601')]);
    const miles = results.map((college) => college.distance ?? -1);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    const chapelHill = find([zip('27601'), { key: 'name', value: 'unc chapel hill' }]).results[0];
    expect(chapelHill?.distance).toBeCloseTo(25.1, 0);
    expect(() => find([zip('00000')])).toThrow('ZIP code');
    expect(() => find([], { sortBy: 'distance' })).toThrow('ZIP code');
  });

  it('finds colleges by the occupation their programs lead to', () => {
    const nurses = find([{ key: 'state', value: 'NC' }], { occupation: '29-1141.00' }).totalItems;
    expect(nurses).toBe(find([{ key: 'state', value: 'NC' }], { occupation: '29-1141' }).totalItems);
    expect(nurses).toBeGreaterThan(60);
    expect(nurses).toBeLessThan(162);
    expect(() => find([], { occupation: '99-9999' })).toThrow('occupation');
  });

  it('gives no results past the end, and every college on exactly one page', () => {
    expect(find([{ key: 'collegeType', value: 'UNC' }], { page: 3 })).toMatchObject({
      results: [],
      totalItems: 16,
    });
    const ids = [1, 2, 3, 4].flatMap((page) =>
      find([{ key: 'collegeType', value: 'Independent' }], { page, sortBy: 'size' }).results.map(
        ({ id }) => id,
      ),
    );
    expect(new Set(ids).size).toBe(36);
    expect(ids).toHaveLength(36);
  });

  it('lists and suggests no office that runs a system of colleges', async () => {
    const offices = await database.pool.query<{ id: number; name: string }>(
      'select id, name from catalog.college where sector_code = 0 order by id',
    );
    expect(offices.rows).toHaveLength(71);
    expect(offices.rows.map((office) => office.name)).toContain('University of North Carolina System');
    const ids = new Set(offices.rows.map((office) => office.id));
    for (const { name } of offices.rows) {
      expect(
        find([{ key: 'name', value: name, comparison: 'equal' }]).results.filter(({ id }) => ids.has(id)),
      ).toEqual([]);
      const suggested = search.snapshot.names.suggest(name, 10, true);
      expect(suggested.filter((position) => ids.has(facts.colleges[position]?.facts.id ?? -1))).toEqual([]);
    }
    expect(find([{ key: 'state', value: 'NC', comparison: 'notEqual' }]).totalItems).toBe(
      find([]).totalItems - find([{ key: 'state', value: 'NC' }]).totalItems,
    );
    const pins = JSON.parse(
      search.pins({ query: { groups: [], join: 'And', near: null }, occupation: undefined }),
    ) as {
      pins: [id: number][];
    };
    expect(pins.pins.filter(([id]) => ids.has(id))).toEqual([]);
  });

  it('shows a closed college as closed', () => {
    const college = find([{ key: 'name', value: 'St. Andrews University', comparison: 'equal' }]).results[0];
    expect(college?.flags).toContain('Closed');
  });
});

describe('a program type beside a major or an occupation', () => {
  const associate: SearchFilter = { key: 'programType', value: 'Associate' };
  const nursing: SearchFilter = { key: 'major', value: '51.38' };
  const colleges = async (where: string): Promise<number> => {
    const result = await database.pool.query<{ count: number }>(
      `select count(distinct c.id)::int as count from catalog.college c
       join catalog.program p on p.college_id = c.id where c.sector_code is distinct from 0 and (${where})`,
    );
    return result.rows[0]?.count ?? -1;
  };
  const nurses = `p.cip in (select cip from catalog.cip_soc where soc = '29-1141')`;

  it('means a credential in the major', async () => {
    const found = find([nursing, associate]).totalItems;
    expect(found).toBe(await colleges(`p.cip like '51.38%' and p.award_level = 3`));
    // A college with a bachelor's in nursing and an associate degree in something else is not meant.
    expect(found).toBeLessThan(
      await colleges(`p.cip like '51.38%' and exists (select 1 from catalog.program other
        where other.college_id = c.id and other.award_level = 3)`),
    );
    expect(find([nursing, { ...associate, comparison: 'notEqual' }]).totalItems).toBe(
      find([nursing]).totalItems - found,
    );
  });

  it('means a credential in a program that leads to the occupation', async () => {
    const bachelors: SearchFilter = { key: 'programType', value: 'Bachelors' };
    expect(find([bachelors], { occupation: '29-1141.00' }).totalItems).toBe(
      await colleges(`${nurses} and p.award_level = 5`),
    );
  });

  it('means it in one of several majors, or in each, as they are joined', async () => {
    const both = (join: 'And' | 'Or') =>
      find([{ ...nursing, join }, { key: 'major', value: '11.07', join }, associate]).totalItems;
    expect(both('Or')).toBe(
      await colleges(`(p.cip like '51.38%' or p.cip like '11.07%') and p.award_level = 3`),
    );
    expect(both('And')).toBe(
      await colleges(`p.cip like '51.38%' and p.award_level = 3 and exists (select 1 from catalog.program other
        where other.college_id = c.id and other.cip like '11.07%' and other.award_level = 3)`),
    );
  });

  it('means any program where the families are joined by Or, and without a subject', async () => {
    const any = await count(`exists (select 1 from catalog.figures_services v
      where v.college_id = c.id and v.offers_associate)`);
    expect(find([associate]).totalItems).toBe(any);
    const either = find([nursing, associate], { join: 'Or' }).totalItems;
    const withoutNursing = find([{ ...nursing, comparison: 'notEqual' }, associate]).totalItems;
    expect(withoutNursing).toBe(either - find([nursing]).totalItems);
    expect(either).toBeGreaterThan(any);
  });

  it.each<{ filters: SearchFilter[]; occupation?: string; join?: 'And' | 'Or' }>([
    { filters: [nursing] },
    { filters: [nursing, associate] },
    { filters: [{ key: 'state', value: 'NC' }], occupation: '29-1141' },
    { filters: [{ key: 'state', value: 'NC' }, associate], occupation: '29-1141', join: 'Or' },
    { filters: [nursing, associate, { key: 'state', value: 'NC' }], join: 'Or' },
  ])('is counted as it is found: %j', ({ filters, occupation, join = 'And' }) => {
    const { facets } = find(filters, { facets: true, occupation, join });
    for (const value of ['Certificate', 'Diploma', 'Associate', 'Bachelors', 'Masters', 'Doctoral']) {
      const ticked = find([...filters, { key: 'programType', value }], { occupation, join }).totalItems;
      expect({ value, count: facets?.['programType']?.[value] }).toEqual({ value, count: ticked });
    }
  });
});

it('names on the card the first photo that a college sent', async () => {
  const photoOf = (from: typeof facts) => {
    const college = from.colleges.find((candidate) => candidate.facts.id === 198419);
    return college && cardOf(college, HOME_STATE).photo;
  };
  expect(photoOf(facts)).toBeNull();
  await database.pool.query(
    `insert into catalog.institution_photo values
       (198419, 'a-garden.png', 1, 'The garden', 'image/png', 1, 1, '\\x89504e47'),
       (198419, 'chapel.png', 0, 'The chapel', 'image/png', 1, 1, '\\x89504e47')`,
  );
  expect(photoOf(await readFacts(database.pool))).toBe('chapel.png');
});

describe('counts beside the boxes', () => {
  const questions: { filters: SearchFilter[]; join?: 'And' | 'Or'; occupation?: string }[] = [
    { filters: [] },
    { filters: [{ key: 'state', value: 'NC' }] },
    {
      filters: [
        { key: 'collegeType', value: 'UNC' },
        { key: 'population', value: 'Over20000' },
      ],
    },
    {
      filters: [
        { key: 'specialPrograms', value: 'RotcArmy' },
        { key: 'state', value: 'NC' },
        { key: 'netPrice', value: '15000' },
      ],
    },
    {
      filters: [
        { key: 'state', value: 'NC' },
        { key: 'historicallyBlack', value: 'HBCU' },
      ],
      join: 'Or',
    },
    {
      filters: [
        { key: 'specialPrograms', value: 'RotcArmy' },
        { key: 'netPrice', value: '5000' },
      ],
      join: 'Or',
    },
    { filters: [zip('27601'), { key: 'state', value: 'VA', comparison: 'notEqual' }], occupation: '29-1141' },
  ];

  it.each(questions)(
    'say how many colleges there would be with the box ticked: %j',
    ({ filters, join = 'And', occupation }) => {
      const { facets = {} } = find(filters, { join, occupation, facets: true });
      const boxes: [family: string, value: string][] = [
        ['collegeType', 'UNC'],
        ['collegeType', 'CommunityCollege'],
        ['state', 'VA'],
        ['state', 'SC'],
        ['specialPrograms', 'StudyAbroad'],
        ['specialPrograms', 'RotcArmy'],
        ['population', 'Under2500'],
        ['religion', '71'],
        ['careerCluster', 'Health'],
        ['sports', 'Soccer'],
        ['netPrice', '10000'],
      ];
      for (const [family, value] of boxes) {
        const others =
          family === 'netPrice' ? filters.filter((filter) => filter.key !== 'netPrice') : filters;
        const ticked = find([...others, { key: family, value }], { join, occupation }).totalItems;
        expect({ family, value, count: facets[family]?.[value] }).toEqual({ family, value, count: ticked });
      }
    },
  );

  it('offers no family that nobody has reported', () => {
    expect(find([], { facets: true }).facets).not.toHaveProperty('extracurriculars');
  });

  it.each<(typeof questions)[number]>([
    { filters: [{ key: 'collegeType', value: 'UNC' }] },
    { filters: [], occupation: '29-1141' },
    { filters: [{ key: 'state', value: 'NC' }], occupation: '29-1141' },
    {
      filters: [
        { key: 'state', value: 'NC' },
        { key: 'historicallyBlack', value: 'HBCU' },
      ],
      occupation: '29-1141',
      join: 'Or',
    },
  ])('counts the distance options with a ZIP code: %j', ({ filters, join = 'And', occupation }) => {
    const { facets = {} } = find([zip('27601'), ...filters], { join, occupation, facets: true });
    const bands = ['Under25', 'Under50', 'Under100', '100OrMore'];
    const found = bands.map((value): [string, number] => {
      const band = { key: 'band', group: 'distance', value };
      return [value, find([zip('27601'), band, ...filters], { join, occupation }).totalItems];
    });
    expect(facets['distance']).toEqual(Object.fromEntries(found));
  });
});

describe('names', () => {
  const first = (term: string, national = false) => {
    const [position = -1] = search.snapshot.names.suggest(term, 10, national);
    return facts.colleges[position]?.facts.name;
  };

  it.each([
    ['central', 'North Carolina Central University'],
    ['chapel hill', 'University of North Carolina at Chapel Hill'],
    ['UNC-Chapel Hill', 'University of North Carolina at Chapel Hill'],
    ['unc', 'University of North Carolina at Chapel Hill'],
    ['A&T', 'North Carolina A & T State University'],
    ['a & t', 'North Carolina A & T State University'],
    ['nc a&t', 'North Carolina A & T State University'],
    ['wake tech', 'Wake Technical Community College'],
    ['uw madison', 'University of Wisconsin-Madison'],
    ['nc state', 'North Carolina State University at Raleigh'],
    ['ncsu', 'North Carolina State University at Raleigh'],
    ['duke', 'Duke University'],
    ['dule', 'Duke University'],
    ['chappel hill', 'University of North Carolina at Chapel Hill'],
    ['appalacian state', 'Appalachian State University'],
    ['app state', 'Appalachian State University'],
    ['davidsn', 'Davidson College'],
    ['davidson', 'Davidson College'],
    ['Davidson-Davie', 'Davidson-Davie Community College'],
    ['guilford tech', 'Guilford Technical Community College'],
    ['unc w', 'University of North Carolina Wilmington'],
    ['uncg', 'University of North Carolina at Greensboro'],
    ['st augustines', "Saint Augustine's University"],
    ['st. andrews', 'St. Andrews University'],
    ['wake forest', 'Wake Forest University'],
    ['western carolina', 'Western Carolina University'],
    ['fayetteville state', 'Fayetteville State University'],
    ['cpcc', 'Central Piedmont Community College'],
    ['central piedmont cc', 'Central Piedmont Community College'],
    ['meridith', 'Meredith College'],
    ['elon', 'Elon University'],
    ['wilmington', 'University of North Carolina Wilmington'],
    ['charlotte', 'University of North Carolina at Charlotte'],
    ['greensboro', 'University of North Carolina at Greensboro'],
    ['pembroke', 'University of North Carolina at Pembroke'],
    ['raleigh', 'North Carolina State University at Raleigh'],
    ['ecu', 'East Carolina University'],
    ['ucla', 'University of California-Los Angeles'],
    ['mit', 'Massachusetts Institute of Technology'],
    ['virginia tech', 'Virginia Polytechnic Institute and State University'],
    // Words run together or apart.
    ['waketech', 'Wake Technical Community College'],
    ['ncstate', 'North Carolina State University at Raleigh'],
    ['chapelhill', 'University of North Carolina at Chapel Hill'],
    ['N C State', 'North Carolina State University at Raleigh'],
    // Teams and cities.
    ['tar heels', 'University of North Carolina at Chapel Hill'],
    ['hokies', 'Virginia Polytechnic Institute and State University'],
    ['ecu pirates', 'East Carolina University'],
    ['queen city', 'University of North Carolina at Charlotte'],
    ['boone nc', 'Appalachian State University'],
    ['colleges in fayetteville', 'Fayetteville State University'],
    // Spanish.
    ['universidad de carolina del norte', 'University of North Carolina at Chapel Hill'],
    ['colegio técnico de durham', 'Durham Technical Community College'],
    // An extra word.
    ['duke university college', 'Duke University'],
    ['how to apply to meredith', 'Meredith College'],
    ['pitt community college greenville', 'Pitt Community College'],
    // Former names, also of colleges that became part of another one.
    ['peace college', 'William Peace University'],
    ['pembroke state', 'University of North Carolina at Pembroke'],
    ['castleton university', 'Vermont State University'],
    ['wake forrest', 'Wake Forest University'],
  ])('%s finds %s first', (term, name) => expect(first(term)).toBe(name));

  it('takes a word for all colleges for none of them, also where one has it as a nickname', () => {
    for (const term of ['colegio', 'colegios', 'El Colegio']) {
      const first = facts.colleges[search.snapshot.names.suggest(term, 1, false)[0] ?? -1];
      expect([term, first?.facts.state]).toEqual([term, 'NC']);
    }
    expect(first('colegio de mayaguez')).toBe('University of Puerto Rico-Mayaguez');
  });

  it('gives all that an ambiguous short form means, the one of North Carolina first', () => {
    const names = search.snapshot.names.suggest('asu', 5, false).map((p) => facts.colleges[p]?.facts.name);
    expect(names[0]).toBe('Appalachian State University');
    expect(names).toContain('Arizona State University Campus Immersion');
  });

  it('leaves out what fits much less when no name has all the words', () => {
    expect(search.snapshot.names.meant('duke admissions office').length).toBeLessThan(5);
  });

  it('gives as many as asked for, the same ones in the same order', () => {
    for (const term of ['u', 'state', 'north', 'carolina']) {
      const all = search.snapshot.names.suggest(term, Infinity, false);
      expect(search.snapshot.names.suggest(term, 7, false)).toEqual(all.slice(0, 7));
    }
  });

  it('lists after Enter in the order of the suggestions, unless a sort is asked for', () => {
    const name = (value: string) => [{ key: 'name', value }];
    const listed = find(name('carolina')).results.map(({ id }) => id);
    const suggested = search.snapshot.names
      .suggest('carolina', 10, false)
      .map((position) => facts.colleges[position]?.facts.id);
    expect(listed).toEqual(suggested);
    expect(find(name('carolina'), { page: 2 }).results.map(({ id }) => id)).not.toContain(listed[0]);
    const letters = find(name('carolina'), { sortBy: 'name' }).results.map((card) => card.name.charAt(0));
    expect(letters).toEqual(letters.toSorted());
    const near = find([zip('27858'), ...name('carolina')], { sortBy: 'distance' }).results;
    expect(near[0]?.name).toBe('East Carolina University');
    expect(find(name('waketech')).results.map((card) => card.name)).toEqual([
      'Wake Technical Community College',
    ]);
  });

  it('puts North Carolina first unless national', () => {
    const states = (national: boolean) =>
      search.snapshot.names
        .suggest('saint', 10, national)
        .map((position) => facts.colleges[position]?.facts.state);
    expect(states(false)[0]).toBe('NC');
    expect(states(true)[0]).not.toBe('NC');
  });

  it('puts colleges of North Carolina first for a word that many names have', () => {
    const states = search.snapshot.names
      .suggest('central', 10, false)
      .map((position) => facts.colleges[position]?.facts.state);
    const home = states.filter((state) => state === 'NC').length;
    expect(home).toBeGreaterThanOrEqual(3);
    expect(states.slice(0, home).every((state) => state === 'NC')).toBe(true);
  });

  it('finds nothing for nothing, and nothing for noise', () => {
    expect(search.snapshot.names.suggest('', 10, false)).toEqual([]);
    expect(search.snapshot.names.suggest('xqzzvw kkkkj', 10, false)).toEqual([]);
    expect(search.snapshot.names.suggest('🌲 \u0000', 10, false)).toEqual([]);
  });
});

describe('colleges like another', () => {
  const likeNamed = (name: string) => {
    const position = facts.colleges.findIndex((college) => college.facts.name === name);
    expect(position).toBeGreaterThanOrEqual(0);
    return new SimilarColleges(facts, HOME_STATE)
      .to(position, 4)
      .map((other) => facts.colleges[other]?.facts);
  };

  it.each([
    // Health professions; theology.
    ['Cabarrus College of Health Sciences', 26],
    ['Hood Theological Seminary', 24],
  ])('%s is like others of its one field', (name, carnegieCode) => {
    expect(likeNamed(name).map((college) => college?.carnegieCode)).toEqual(Array(4).fill(carnegieCode));
  });

  it.each(['North Carolina A & T State University', 'Shaw University', 'Stillman College'])(
    '%s is like another historically Black college first of all',
    (name) => {
      expect(likeNamed(name)[0]).toMatchObject({ isHbcu: true });
    },
  );

  it('a Christian college is like no rabbinical one', () => {
    const names = likeNamed('Carolina Christian College').map((college) => college?.name);
    expect(names.filter((name) => /yeshiv|rabbin/i.test(name ?? ''))).toEqual([]);
    expect(names).toContain('Charlotte Christian College and Theological Seminary');
  });

  it('a college of health for undergraduates is like others that teach them, public or not', () => {
    const like = likeNamed('Carolinas College of Health Sciences');
    expect(like.some((college) => college?.controlCode === 2)).toBe(true);
    for (const college of like) expect(college?.undergraduates ?? 0).toBeGreaterThan(0);
  });

  it('is never one that is closed', () => {
    const similar = new SimilarColleges(facts, HOME_STATE);
    const found = facts.colleges.flatMap((_, position) =>
      position % 20 === 0 ? similar.to(position, 6) : [],
    );
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter((other) => !facts.colleges[other]?.facts.isOpen)).toEqual([]);
  });

  it('a college of many fields is like none of one field', () => {
    for (const college of likeNamed('University of North Carolina Asheville'))
      expect(hasSpecialFocus(college?.carnegieCode ?? null)).toBe(false);
  });
});
