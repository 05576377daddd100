import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisons, joins } from '../comparison.ts';
import { choiceOf, familyOf, filterFamilies } from './catalogue.ts';
import { filterCategories } from './family.ts';
import { parseFilters } from './parse.ts';
import { filterTexts, pillText } from './pills.ts';

describe('the filter catalogue', () => {
  it('has North Carolina before the other states, which go by their names', () => {
    const [first, ...others] = familyOf('state')?.filters.map(({ label }) => label) ?? [];
    expect(first).toBe('North Carolina');
    expect(others).toEqual(others.toSorted());
  });

  it('has every family the documents name (CON-022)', () => {
    const named = [
      'school type',
      'program type',
      'public/private',
      'religions',
      'campus setting',
      'student population',
      'single-sex/coed',
      'historically black',
      'distance from zip',
      'entrance difficulty',
      'ACT',
      'SAT',
      'admissions policies',
      'tuition',
      'financial aid types',
      'career cluster majors',
      'special programs',
      'student-faculty ratio',
      'online education',
      'sports',
      'campus life',
      'housing types',
      'extracurriculars',
      'additional services',
      'state',
      'name',
      'application fee',
    ];
    expect(named.filter((name) => !familyOf(name))).toEqual([]);
  });

  it('uses each key once, and each value once in its family', () => {
    expect(new Set(filterFamilies.map((family) => family.key)).size).toBe(filterFamilies.length);
    for (const family of filterFamilies) {
      expect(filterCategories).toContain(family.category);
      const values = family.filters.map((filter) => filter.value);
      expect(new Set(values).size).toBe(values.length);
      for (const filter of family.filters) expect(choiceOf(family, filter.value)).toBe(filter);
    }
  });
});

describe('reading filters', () => {
  it.each([
    [{ key: 'campusSetting', group: 'campusSetting', value: 'Urban' }],
    [{ key: 'Urban', group: 'campusSetting', value: 'true' }],
    [{ key: 'Urban', group: 'Campus setting', value: 'urban' }],
    [{ key: 'campusSetting', group: 'place', value: 'URBAN' }],
    [{ key: 'campusSetting', value: 'Urban' }],
  ])('understands one filter in its many spellings', (filter) => {
    expect(parseFilters([filter]).query?.groups).toEqual([
      { family: 'campusSetting', join: 'Or', conditions: [{ kind: 'choice', value: 'Urban', not: false }] },
    ]);
  });

  it.each([
    [{ key: 'colour', value: 'red' }, 'filters.0.key'],
    [{ key: 'campusSetting', group: 'nothing', value: 'Urban' }, 'filters.0.group'],
    [{ key: 'religion', group: 'campusSetting', value: 'Urban' }, 'filters.0.key'],
    [{ key: 'campusSetting', value: 'Underwater' }, 'filters.0.value'],
    [{ key: 'netPrice', value: 'cheap' }, 'filters.0.value'],
    [{ key: 'netPrice', value: '' }, 'filters.0.value'],
    [{ key: 'netPrice', value: '5', comparison: 'contains' as const }, 'filters.0.comparison'],
    [{ key: 'zip', group: 'distance', value: '2760' }, 'filters.0.value'],
    [{ key: 'radius', group: 'distance', value: '50' }, 'filters.0.key'],
    [{ key: 'distance', value: '27601,-5' }, 'filters.0.value'],
    [{ key: 'distance', value: '27601,50,70' }, 'filters.0.value'],
    [{ key: 'distance', value: '27601,50', comparison: 'greaterThan' as const }, 'filters.0.comparison'],
    [{ key: 'major', value: 'nursing' }, 'filters.0.value'],
    [{ key: 'name', value: '  ' }, 'filters.0.value'],
    [{ key: 'sports', value: 'Soccer:Cats' }, 'filters.0.value'],
    [{ key: '__proto__', value: 'x' }, 'filters.0.key'],
    [{ key: 'constructor', value: 'x' }, 'filters.0.key'],
  ])('names the field that is wrong in %j (CON-113)', (filter, field) => {
    const { query, problems } = parseFilters([filter]);
    expect(query).toBeNull();
    expect(problems.map((problem) => problem.field)).toContain(field);
  });

  it('puts ZIP, radius and band together, 50 miles unless stated (GAP-069, CON-128)', () => {
    const zip = { key: 'zip', group: 'distance', value: '27601' };
    expect(parseFilters([zip]).query?.near).toEqual({ zip: '27601', atLeast: 0, upTo: 50, under: null });
    expect(parseFilters([zip, { key: 'radius', group: 'distance', value: '100' }]).query?.near?.upTo).toBe(
      100,
    );
    expect(parseFilters([zip, { key: 'band', group: 'distance', value: '100OrMore' }]).query?.near).toEqual({
      zip: '27601',
      atLeast: 100,
      upTo: null,
      under: null,
    });
    expect(parseFilters([zip, { key: 'band', value: 'Under25' }]).query?.near?.under).toBe(25);
    expect(parseFilters([zip, zip]).query?.near?.zip).toBe('27601');
    expect(parseFilters([zip, { ...zip, value: '28202' }]).problems).toEqual([
      { field: 'filters.1.value', message: 'Use one ZIP code.' },
    ]);
    expect(
      parseFilters([{ key: 'distance', value: '27601,25', comparison: 'withinRadius' }]).query?.near?.upTo,
    ).toBe(25);
  });

  it('joins bounds by And, boxes as their family does, and either as stated (CON-024)', () => {
    const join = (filters: Parameters<typeof parseFilters>[0]) =>
      parseFilters(filters).query?.groups[0]?.join;
    expect(
      join([
        { key: 'netPrice', value: '5000', comparison: 'greaterThan' },
        { key: 'netPrice', value: '9000' },
      ]),
    ).toBe('And');
    expect(
      join([
        { key: 'specialPrograms', value: 'StudyAbroad' },
        { key: 'specialPrograms', value: 'RotcArmy' },
      ]),
    ).toBe('And');
    expect(join([{ key: 'specialPrograms', value: 'StudyAbroad', join: 'Or' }])).toBe('Or');
    expect(join([{ key: 'state', value: 'NC,VA', comparison: 'in' }])).toBe('Or');
  });

  it('either understands any filter or says what is wrong, whatever it holds', () => {
    const anyKey = fc.oneof(
      fc.string(),
      fc.constantFrom(...filterFamilies.map((family) => family.key), 'zip', 'radius'),
    );
    const filter = fc.record({
      key: anyKey,
      group: fc.option(anyKey, { nil: undefined }),
      value: fc.oneof(fc.string(), fc.constantFrom('27601', 'NC', '51.38', 'Urban', '1e999', 'NaN')),
      comparison: fc.option(fc.constantFrom(...comparisons), { nil: undefined }),
      join: fc.option(fc.constantFrom(...joins), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 6 }), (filters) => {
        const { query, problems } = parseFilters(filters);
        expect(query === null).toBe(problems.length > 0);
        for (const one of filters) expect(typeof pillText(one, filters)).toBe('string');
      }),
    );
  });
});

it.each([
  [{ key: 'campusSetting', value: 'SmallTown' }, 'Small Town'],
  [{ key: 'applicationFee', value: 'FreeApp' }, 'Free App'],
  [{ key: 'netPrice', value: '25000', comparison: 'lessThan' as const }, 'Net price a year under $25,000'],
  [{ key: 'netPrice', value: '25000' }, 'Net price under $25,000'],
  [{ key: 'graduationRate', value: '0.65' }, 'Graduation rate at least 65%'],
  [{ key: 'state', value: 'VA', comparison: 'notEqual' as const }, 'Not Virginia'],
  [{ key: 'sports', value: 'Soccer:Women' }, 'Soccer, women'],
  [{ key: 'careerCluster', value: 'Agriculture' }, 'Agriculture, Food & ...'],
])('writes the pill of %j (MSG-098)', (filter, text) => expect(pillText(filter)).toBe(text));

it('writes one pill for a ZIP code and its radius, and shortens a major', () => {
  const zip = { key: 'zip', group: 'distance', value: '27601' };
  expect(pillText(zip, [zip])).toBe('Within 50 miles of 27601');
  expect(pillText(zip, [zip, { key: 'radius', group: 'distance', value: '25' }])).toBe(
    'Within 25 miles of 27601',
  );
  const state = { key: 'state', value: 'NC' };
  expect(filterTexts([zip, { key: 'radius', group: 'distance', value: '25' }, state])).toEqual([
    'Within 25 miles of 27601',
    'North Carolina',
  ]);
  expect(filterTexts([{ key: 'band', group: 'distance', value: 'Under25' }, zip])).toEqual([
    'Under 25 miles from 27601',
  ]);
  expect(pillText({ key: 'major', value: '51.38' }, [], () => 'Registered Nursing and More')).toBe(
    'Registered Nursing a...',
  );
});

it('writes filters in sentences with the whole names of majors', () => {
  const filters = [
    { key: 'careerCluster', value: 'Agriculture' },
    { key: 'major', value: '51.38' },
    { key: 'graduationRate', value: '0.5' },
  ];
  expect(filterTexts(filters, () => 'Registered Nursing and More')).toEqual([
    'Agriculture, Food & Natural Resources',
    'Registered Nursing and More',
    'At least 50% graduate',
  ]);
});

it.each([
  ['collegeType', ['UNC', 'Independent', 'CommunityCollege', 'Other'], 'CON-035'],
  ['schoolType', ['FourYear', 'TwoYear', 'Graduate', 'UnderTwoYear'], 'CON-018'],
  ['programType', ['Certificate', 'Diploma', 'Associate', 'Bachelors', 'Masters', 'Doctoral'], 'CON-019'],
  ['campusSetting', ['Urban', 'Suburban', 'SmallTown', 'Rural'], 'CON-020'],
])('offers the boxes of %s: %j (%s)', (key, values) => {
  const family = familyOf(key);
  expect(family?.kind === 'choice' && family.filters.map(({ value }) => value)).toEqual(values);
});
