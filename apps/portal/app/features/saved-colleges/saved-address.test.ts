import { expect, test } from 'vitest';
import { savedAddressOf, savedPlaceOf } from './saved-address.ts';

test.each([
  ['', { page: 1, view: 'cards' }],
  ['page=2&view=map', { page: 2, view: 'map' }],
  ['page=0', { page: 1, view: 'cards' }],
  ['page=-3&view=list', { page: 1, view: 'cards' }],
  ['page=1.5', { page: 1, view: 'cards' }],
  ['page=99999999', { page: 1, view: 'cards' }],
] as const)('%s shows %j', (query, place) => {
  expect(savedPlaceOf(new URLSearchParams(query))).toEqual(place);
});

test('an address is read back as the place it was made for', () => {
  for (const page of [1, 2, 40]) {
    for (const view of ['cards', 'map'] as const) {
      const query = savedAddressOf({ page, view }).split('?')[1];
      expect(savedPlaceOf(new URLSearchParams(query))).toEqual({ page, view });
    }
  }
});
