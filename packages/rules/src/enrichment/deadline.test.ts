import { expect, it } from 'vitest';
import { deadlineState, lastDayToApply } from './deadline.ts';

it.each([
  ['2026-11-23', 'over'],
  ['2026-11-24', 'soon'],
  ['2026-12-24', 'soon'],
  ['2026-12-25', 'later'],
  ['2027-11-24', 'later'],
  ['2025-12-01', 'over'],
])('on Nov 24, 2026 the deadline %s is %s', (applyBy, state) => {
  expect(deadlineState(applyBy, '2026-11-24')).toBe(state);
});

it.each([
  ['2026-03-05', 3, '2026-03-05'],
  [null, 7, '2019-07-31'],
  [null, 2, '2019-02-28'],
  [null, 12, '2019-12-31'],
  [null, null, null],
])('of the day %s and the month %s of 2019 the last day is %s', (deadline, deadlineMonth, last) => {
  expect(lastDayToApply({ deadline, deadlineMonth, year: 2019 })).toBe(last);
});
