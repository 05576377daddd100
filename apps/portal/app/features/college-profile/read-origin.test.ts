import { expect, test } from 'vitest';
import { readOrigin } from './read-origin.ts';

test('reads the search and the distance that a result card passes on', () => {
  expect(readOrigin({ resultsAddress: '/college-search?zip=27601', distance: 221.4 })).toEqual({
    resultsAddress: '/college-search?zip=27601',
    distance: 221.4,
  });
});

test.each([
  null,
  undefined,
  7,
  'x',
  {},
  { resultsAddress: '//evil.example/college-search' },
  { resultsAddress: 3 },
])('believes nothing else: %j', (state) => {
  expect(readOrigin(state)).toEqual({ resultsAddress: null, distance: null });
});
