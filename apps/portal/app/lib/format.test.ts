import { expect, test } from 'vitest';
import { wholeDate } from './format.ts';

test.each([
  ['2026-09-01', 'Sep 1, 2026'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['2026-12-31T00:00:00.000Z', 'Dec 31, 2026'],
])('%s reads %s in every time zone', (day, text) => {
  expect(wholeDate(day)).toBe(text);
});
