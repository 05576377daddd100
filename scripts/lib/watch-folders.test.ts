import { expect, it } from 'vitest';
import { isOfAProgram } from './watch-folders.ts';

it.each([
  ['service.ts', true],
  ['home.json', true],
  ['0007_what-changes.sql', true],
  ['fafsa.md', true],
  ['service.test.ts', false],
  ['service.ts.tmp', false],
  ['.service.ts.swp', false],
  ['service.ts~', false],
  ['4913', false],
])('counts %s as a part of a program: %s', (name, expected) => {
  expect(isOfAProgram(name)).toBe(expected);
});
