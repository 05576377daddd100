import { expect, it } from 'vitest';
import { daysBetween, daysLater } from './days.ts';

it.each([
  ['2026-11-01', '2026-11-01', 1],
  ['2026-10-31', '2026-11-02', 3],
  ['2028-02-01', '2028-03-01', 30],
  ['2026-08-01', '2027-07-31', 365],
  ['2026-11-02', '2026-11-01', 0],
  ['2026-11-03', '2026-11-01', -1],
])('counts the days from %s to %s: %i', (first, last, days) => expect(daysBetween(first, last)).toBe(days));

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-03-08', 0, '2026-03-08'],
])('%s and %i days are %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later);
});
