import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plannedAddressOf, plannedPlaceOf } from './planned-place.ts';

const read = (address: string) => plannedPlaceOf(new URL(address, 'https://x.test').searchParams);

it('shows all colleges, newest first, where the address says nothing', () => {
  expect(read('/collegePlanning')).toEqual({ page: 1, view: 'list', sort: 'newest', done: 0, missing: 0 });
});

it.each(['page=0', 'page=x', 'view=globe', 'sort=price', 'done=9', 'missing=1.5', 'done='])(
  'reads %s as if it were not there',
  (query) => expect(plannedAddressOf(read(`/collegePlanning?${query}`))).toBe('/collegePlanning'),
);

it('comes back from its address as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        page: fc.integer({ min: 1, max: 1000 }),
        view: fc.constantFrom('list' as const, 'map' as const),
        sort: fc.constantFrom('newest' as const, 'mostDone' as const, 'leastDone' as const),
        done: fc.integer({ min: 0, max: 8 }),
        missing: fc.integer({ min: 0, max: 8 }),
      }),
      (place) => {
        expect(read(plannedAddressOf(place))).toEqual(place);
      },
    ),
  );
});
