import { expect, it } from 'vitest';
import { complainAboutLength } from './text-length.ts';

it.each([
  ['nothing', '', undefined],
  ['as much as fits', 'n'.repeat(20), undefined],
  ['as much as fits, and space around it', ` ${'n'.repeat(20)}\n`, undefined],
  ['one letter more', 'n'.repeat(21), 'Use at most 20 characters.'],
])('a text of at most 20 characters: %s', (_, text, complaint) => {
  expect(complainAboutLength(text, 20)).toBe(complaint);
});
