import { distanceBands } from '@longleaf/rules/colleges/bands';
import { filterFamilies } from '@longleaf/rules/colleges/filters/catalogue';
import { sortKeys } from '@longleaf/rules/colleges/sort';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, searchOf } from './address.ts';
import { cleanFilters } from './clean.ts';
import { type CollegeSearch, NEW_SEARCH, NO_FILTERS, startsHigh, views } from './college-search.ts';
import { filterList, filtersOfList } from './filter-list.ts';

const read = (address: string) => searchOf(new URL(address, 'http://portal.test').searchParams);

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const zip = fc.stringMatching(/^\d{5}$/);
const near = fc.oneof(
  fc.record({ zip, miles: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ zip, band: oneOf(distanceBands.map(({ value }) => value as string)) }),
);
const choices = fc
  .array(
    oneOf(filterFamilies.filter((family) => family.kind === 'choice')).chain((family) =>
      fc
        .uniqueArray(oneOf(family.filters.map(({ value }) => value)), { minLength: 1, maxLength: 4 })
        .map((values) => [family.key, values] as const),
    ),
    { maxLength: 8 },
  )
  .map((entries) => Object.fromEntries(entries));

const searches: fc.Arbitrary<CollegeSearch> = fc
  .record({
    filters: fc
      .record({
        name: fc.string({ maxLength: 120 }),
        near: fc.option(near),
        choices,
        bounds: oneOf<Record<string, number>>([
          {},
          { netPrice: 15_000 },
          { graduationRate: 0.5, admissionRate: 0.25 },
        ]),
        majors: fc.uniqueArray(oneOf(['51', '51.38', '51.3801', '14']), { maxLength: 4 }),
      })
      .map((filters) => cleanFilters(filters)),
    occupation: oneOf([null, '29-1141', '29-1141.00']),
    residency: fc.constant('NC'),
    sort: fc.option(oneOf(sortKeys)),
    falling: fc.boolean(),
    page: fc.integer({ min: 1, max: 600 }),
    view: oneOf(views),
  })
  .map((search) =>
    search.sort === 'distance' && search.filters.near === null ? { ...search, sort: null } : search,
  );

describe('the address of a search', () => {
  test('reads like a sentence and leaves defaults out', () => {
    const search: CollegeSearch = {
      ...NEW_SEARCH,
      filters: {
        ...NO_FILTERS,
        near: { zip: '27601', miles: 100 },
        choices: {
          collegeType: ['UNC', 'CommunityCollege'],
          schoolType: ['FourYear'],
          sports: ['Soccer:Women'],
        },
        bounds: { netPrice: 10_000 },
        majors: ['51.38'],
      },
      sort: 'graduationRate',
      falling: startsHigh('graduationRate'),
      page: 2,
    };
    expect(addressOf(search)).toBe(
      '/college-search?zip=27601&within=100&type=unc,community-college&length=four-year&sports=soccer:women' +
        '&net-price=10000&major=51.38&sort=graduation-rate&page=2',
    );
    expect(addressOf(NEW_SEARCH)).toBe('/college-search');
  });

  test('gives back every search that it was made of (ST-122, ST-123)', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(read(addressOf(search))).toEqual(search);
      }),
    );
  });

  test('gives back every box of every family', () => {
    for (const family of filterFamilies) {
      if (family.kind !== 'choice') continue;
      for (const { value } of family.filters) {
        const filters = cleanFilters({ ...NO_FILTERS, choices: { [family.key]: [value] } });
        expect(read(addressOf({ ...NEW_SEARCH, filters })).filters).toEqual(filters);
        expect(filters.choices).toEqual({ [family.key]: [value] });
      }
    }
  });

  test('survives anything that people type', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.tuple(fc.string(), fc.string())), (text, pairs) => {
        for (const query of [new URLSearchParams(text), new URLSearchParams(pairs)]) {
          const search = searchOf(query);
          expect(read(addressOf(search))).toEqual(search);
        }
      }),
    );
  });

  test.each([
    ['zip=2760', NO_FILTERS],
    ['name=%00', NO_FILTERS],
    ['zip=276011&within=5', NO_FILTERS],
    ['within=50', NO_FILTERS],
    ['zip=27601&within=-4', NO_FILTERS],
    ['zip=27601', { ...NO_FILTERS, near: { zip: '27601', miles: 50 } }],
    ['zip=27601&distance=100-or-more', { ...NO_FILTERS, near: { zip: '27601', band: '100OrMore' } }],
    ['length=four-year,five-year&wizards=3', { ...NO_FILTERS, choices: { schoolType: ['FourYear'] } }],
    ['SchoolType=FOURYEAR', { ...NO_FILTERS, choices: { schoolType: ['FourYear'] } }],
    ['net-price=cheap', NO_FILTERS],
    ['net-price=99999999', NO_FILTERS],
    ['net-price=', NO_FILTERS],
    ['major=51.38,x,1', { ...NO_FILTERS, majors: ['51.38'] }],
    ['__proto__=x&constructor=y', NO_FILTERS],
  ])('cleans "%s" (VAL-068, VAL-069)', (query, filters) => {
    expect(searchOf(new URLSearchParams(query)).filters).toEqual(filters);
  });

  test.each(['0', '-1', '1.5', '1e9', 'two', ''])('starts at page 1 for page "%s"', (page) => {
    expect(searchOf(new URLSearchParams({ page })).page).toBe(1);
  });

  test('drops a sort by distance without a ZIP code', () => {
    expect(read('/college-search?sort=distance').sort).toBeNull();
    expect(read('/college-search?sort=distance&zip=27601').sort).toBe('distance');
  });
});

test('a list of filters, as searches are saved, gives the same filters back', () => {
  fc.assert(
    fc.property(searches, ({ filters }) => {
      expect(filtersOfList(filterList(filters))).toEqual(filters);
    }),
  );
});
