import { expect, it } from 'vitest';
import { complainAboutNotes, NOTES_LIMIT } from './notes.ts';

it.each([
  ['nothing', '', true],
  ['a page', 'n'.repeat(NOTES_LIMIT), true],
  ['space around a page', ` ${'n'.repeat(NOTES_LIMIT)}\n`, true],
  ['one letter more', 'n'.repeat(NOTES_LIMIT + 1), false],
])('notes about a college: %s', (_, note, fits) => {
  expect(complainAboutNotes(note)).toBe(fits ? undefined : 'Use at most 2000 characters.');
});
