import { testDatabase } from '@longleaf/testkit/database';
import { parseFilters } from '@longleaf/rules/colleges/filters/parse';
import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { CollegeSearch, type SearchRequest } from './search.ts';
import { Snapshot } from './snapshot.ts';

const database = await testDatabase('catalog');
const search = new CollegeSearch(new Snapshot(await readFacts(database.pool)));

const queryOf = (...filters: Parameters<typeof parseFilters>[0]) => {
  const { query } = parseFilters(filters, 'And');
  if (!query) throw new Error('The filters are wrong');
  return query;
};
const base: SearchRequest = {
  query: queryOf({ key: 'state', value: 'NC' }),
  page: 2,
  pageSize: 10,
  sortBy: 'name',
  sortDesc: false,
  occupation: undefined,
  facets: true,
};

// Asked more than once, an answer is kept; one that differs must not be taken for it.
it.each<[string, Partial<SearchRequest>]>([
  ['direction', { sortDesc: true }],
  ['order', { sortBy: undefined }],
  ['page', { page: 1 }],
  ['length', { pageSize: 20 }],
  ['filters', { query: queryOf({ key: 'state', value: 'VA' }) }],
  ['occupation', { occupation: '29-1141' }],
])('gives a question of another %s its own answer, with counts and without', (_, change) => {
  for (const facets of [true, false]) {
    const [asked, other] = [
      { ...base, facets },
      { ...base, facets, ...change },
    ];
    for (let time = 0; time < 3; time++) search.search(asked);
    for (let time = 0; time < 3; time++) expect(search.search(other)).toBe(search.answer(other));
    expect(search.search(other)).not.toBe(search.search(asked));
  }
});
