import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test.each([
  ['Use at most {limit} letters', { limit: 80 }, 'Use at most 80 letters'],
  ['{a} and {b} and {a}', { a: 'one', b: 'two' }, 'one and two and one'],
  // A value is never read as a place for another one, and what has no value is left as it stands.
  ['{a} of {b}', { a: '{b}', b: 'x' }, '{b} of x'],
  ['{toString} stays', {}, '{toString} stays'],
])('%s with %j', (sentence, values, expected) => {
  expect(fill(sentence, values as Record<string, string | number>)).toBe(expected);
});
