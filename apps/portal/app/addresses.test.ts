import { expect, test } from 'vitest';
import { addressById, ADDRESSES, trailOf } from './addresses.ts';

test('every trail starts with home and ends with its own page (ST-032)', () => {
  for (const address of ADDRESSES) {
    const trail = trailOf(address);
    expect(trail[0]?.path).toBe('/');
    expect(trail.at(-1)).toBe(address);
  }
});

test('a page stands below its parents', () => {
  expect(trailOf(addressById('UI-027')).map(({ id }) => id)).toEqual(['UI-003', 'UI-026', 'UI-027']);
});

test('an id that no row has is a fault of the code', () => {
  expect(() => addressById('UI-999')).toThrow('No address UI-999');
});
