import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenColleges, compareAddressOf, moved } from './choice.ts';

const chosen = (query: string) => chosenColleges(new URLSearchParams(query));

test.each([
  ['', []],
  ['colleges=', []],
  ['colleges=duke-university', ['duke-university']],
  ['colleges=a,b,,a, B ', ['a', 'b']],
  ['colleges=a&colleges=b', ['a', 'b']],
  ['colleges=1,2,3,4,5,6,7,8,9,10,11,12', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
])('%s asks for %j (GAP-067)', (query, names) => {
  expect(chosen(query)).toEqual(names);
});

test('any choice is read back from its own address', () => {
  const name = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 10 }), (names) => {
      expect(chosen(compareAddressOf(names).split('?')[1] ?? '')).toEqual(names);
    }),
  );
});

test('moving changes places and never loses a college', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a'], 'x', 1)).toEqual(['a']);
});
