import { expect, it } from 'vitest';
import { deadlineState } from './deadline.ts';

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
