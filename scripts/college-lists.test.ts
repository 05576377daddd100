import { expect, it } from 'vitest';
import { collegeLists } from '../apps/api/src/modules/site-search/college-lists.ts';
import { addressOf, searchOf } from '../apps/portal/app/domain/college-search/address.ts';
import { filterList } from '../apps/portal/app/domain/college-search/filter-list.ts';

const all = collegeLists.flatMap((list) => (list.elsewhere ? [list, list.elsewhere] : [list]));

it.each(all.map((list) => [list.title, list] as const))(
  'college search reads from the address of “%s” the filters that the search of everything counts by',
  (_, { path, filters }) => {
    const search = searchOf(new URLSearchParams(path.split('?')[1]));
    expect(filterList(search.filters)).toEqual(filters.map(([key, value]) => ({ key, value })));
    expect(addressOf(search)).toBe(path);
  },
);

it('no two lists have one address', () => {
  expect(new Set(collegeLists.map(({ path }) => path)).size).toBe(collegeLists.length);
});
