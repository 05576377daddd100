import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, rangeOf, shownBy } from './shown.ts';

const by = (query: string) => shownBy(new URLSearchParams(query), '2026-11-22');

it.each([
  ['', { view: 'month', day: '2026-11-22', category: 'All Categories' }],
  ['view=week&date=2027-01-03&category=Chat', { view: 'week', day: '2027-01-03', category: 'Chat' }],
  ['view=year&date=2027-02-30&category=x', { view: 'month', day: '2026-11-22', category: 'All Categories' }],
  ['date=0001-01-01', { view: 'month', day: '2026-11-22', category: 'All Categories' }],
])('reads the address %s (UI-034, CON-086)', (query, shown) => expect(by(query)).toEqual(shown));

it.each([
  ['month', '2026-11-22', '2026-11-01', '2026-12-05'],
  ['month', '2027-02-28', '2027-01-31', '2027-03-06'],
  ['week', '2026-11-01', '2026-11-01', '2026-11-07'],
  ['week', '2027-03-14', '2027-03-14', '2027-03-20'],
  ['day', '2027-03-14', '2027-03-14', '2027-03-14'],
] as const)('shows of the %s with %s from %s to %s', (view, day, beginDate, endDate) =>
  expect(rangeOf({ view, day })).toEqual({ beginDate, endDate }),
);

it.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2027-03-31', -1, '2027-02-01'],
  ['week', '2026-10-29', 1, '2026-11-05'],
  ['day', '2026-11-01', -1, '2026-10-31'],
] as const)('goes from the %s with %s by %i to %s', (view, day, steps, to) =>
  expect(moved({ view, day }, steps)).toBe(to),
);

it('never asks for more days than one answer holds, and always shows the day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('month', 'week', 'day'),
      fc.integer({ min: -25_000, max: 80_000 }),
      (view, days) => {
        const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
        const { beginDate, endDate } = rangeOf({ view, day });
        expect(beginDate <= day && day <= endDate).toBe(true);
        expect((Date.parse(endDate) - Date.parse(beginDate)) / 86_400_000).toBeLessThanOrEqual(41);
      },
    ),
  );
});
