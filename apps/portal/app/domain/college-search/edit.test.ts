import { expect, test } from 'vitest';
import type { FoundThing } from '../../data/site-search/ways.ts';
import { appliedCount, appliedIn } from './applied-count.ts';
import { NEW_SEARCH, NO_FILTERS } from './college-search.ts';
import {
  addMajor,
  cleared,
  isUnfiltered,
  narrowedBy,
  setBound,
  sortedBy,
  toggleChoice,
  withFilters,
} from './edit.ts';
import { appliedFilters } from './pills.ts';
import { teamOf, withTeam } from './teams.ts';

const ticked = toggleChoice(toggleChoice(NO_FILTERS, 'schoolType', 'FourYear'), 'schoolType', 'TwoYear');

test('a box goes on and off; an empty family is not kept', () => {
  expect(ticked.choices).toEqual({ schoolType: ['FourYear', 'TwoYear'] });
  const none = toggleChoice(toggleChoice(ticked, 'schoolType', 'FourYear'), 'schoolType', 'TwoYear');
  expect(none).toEqual(NO_FILTERS);
  expect(isUnfiltered(none)).toBe(true);
});

test('a bound is set and lifted; a major is added once', () => {
  expect(setBound(setBound(NO_FILTERS, 'netPrice', 5000), 'netPrice', null)).toEqual(NO_FILTERS);
  expect(addMajor(addMajor(NO_FILTERS, '51.38'), '51.38').majors).toEqual(['51.38']);
});

test('other filters lead back to page 1, and away from a distance that is gone', () => {
  const near = { ...NO_FILTERS, near: { zip: '27601', miles: 50 } };
  const search = { ...NEW_SEARCH, filters: near, sort: 'distance' as const, falling: true, page: 4 };
  expect(withFilters(search, ticked)).toMatchObject({ page: 1, sort: null, falling: false });
  expect(withFilters(search, { ...near, name: 'x' })).toMatchObject({
    page: 1,
    sort: 'distance',
    falling: true,
  });
  expect(cleared(search).filters).toEqual(NO_FILTERS);
});

test('sorting starts with what people look for: low prices, high graduation rates', () => {
  expect(sortedBy({ ...NEW_SEARCH, page: 3 }, 'netPrice')).toMatchObject({ falling: false, page: 1 });
  expect(sortedBy(NEW_SEARCH, 'graduationRate').falling).toBe(true);
});

test('the number of filters is the number of pills', () => {
  const filters = {
    ...addMajor(setBound(ticked, 'netPrice', 5000), '14'),
    name: 'a',
    near: { zip: '27601', miles: 5 },
  };
  expect(appliedCount(filters)).toBe(appliedFilters(filters).length);
  expect(
    ['name', 'distance', 'major', 'schoolType', 'netPrice', 'state'].map((key) => appliedIn(filters, key)),
  ).toEqual([1, 1, 1, 2, 1, 0]);
});

test.each([
  [['Soccer:Women', 'Golf:Women'], 'Women'],
  [['Soccer:Women', 'Golf'], 'any'],
  [['Soccer'], 'any'],
  [[], 'any'],
] as const)('the team of %o is %s', (sports, team) => {
  expect(teamOf(sports)).toBe(team);
  for (const sport of sports) expect(teamOf([withTeam(sport, 'Men')])).toBe('Men');
});

test('what is found in the one search narrows the search at hand', () => {
  const search = withFilters(NEW_SEARCH, {
    ...NO_FILTERS,
    name: 'duke',
    near: { zip: '27601', miles: 25 },
    choices: { state: ['NC'] },
  });
  const nursing = {
    kind: 'major',
    item: { cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 },
  } as const;
  const narrowed = (thing: FoundThing) => {
    const found = narrowedBy(search, thing);
    return found && { ...found.filters, occupation: found.occupation };
  };
  const cheapest: FoundThing = {
    kind: 'list',
    item: { title: 'Cheap', path: '/college-search?state=nc&sort=net-price', colleges: 9, ncColleges: 9 },
  };
  const kept = { name: '', choices: { state: ['NC'] }, bounds: {}, occupation: null };
  expect(
    narrowed({ kind: 'major', item: { cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 } }),
  ).toEqual({ ...kept, near: { zip: '27601', miles: 25 }, majors: ['51.38'] });
  expect(
    narrowed({
      kind: 'place',
      isZip: false,
      item: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
    }),
  ).toEqual({ ...kept, near: { zip: '28607', miles: 25 }, majors: [] });
  expect(
    narrowed({
      kind: 'career',
      item: { occCode: '29-1141.00', occTitle: 'Registered Nurses', urlName: 'rn', matched: null },
    }),
  ).toEqual({ ...kept, near: { zip: '27601', miles: 25 }, majors: [], occupation: '29-1141.00' });
  expect(
    narrowed({
      kind: 'near',
      isZip: false,
      item: {
        wanted: nursing,
        place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
        colleges: 15,
      },
    }),
  ).toEqual({ ...kept, near: { zip: '28607', miles: 25 }, majors: ['51.38'] });
  const virginia = { state: 'VA', name: 'Virginia', colleges: 88 };
  const inVirginia = { ...kept, near: null, choices: { state: ['VA'] } };
  expect(narrowed({ kind: 'state', item: virginia })).toEqual({ ...inVirginia, majors: [] });
  expect(
    narrowed({
      kind: 'near',
      isZip: false,
      item: {
        wanted: nursing,
        place: virginia,
        colleges: 15,
      },
    }),
  ).toEqual({ ...inVirginia, majors: ['51.38'] });
  const list = (path: string) =>
    narrowed({ kind: 'list', item: { title: '', path, colleges: 9, ncColleges: 2 } });
  expect(list('/college-search?serving=hbcu')).toEqual({
    ...kept,
    near: { zip: '27601', miles: 25 },
    majors: [],
    choices: { state: ['NC'], historicallyBlack: ['HBCU'] },
  });
  expect(narrowedBy(search, cheapest)).toMatchObject({ sort: 'netPrice', falling: false, page: 1 });
  expect(narrowed({ kind: 'guide', item: { title: 'FAFSA', path: '/fafsa' } })).toBeNull();
});
