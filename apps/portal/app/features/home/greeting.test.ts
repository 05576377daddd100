import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['2026-11-20T08:59:00Z', 'evening'],
  ['2026-11-20T09:00:00Z', 'morning'],
  ['2026-11-20T16:59:00Z', 'morning'],
  ['2026-11-20T17:00:00Z', 'afternoon'],
  ['2026-11-20T22:59:00Z', 'afternoon'],
  ['2026-11-20T23:00:00Z', 'evening'],
  ['2026-07-01T16:00:00Z', 'afternoon'],
])('%s in Raleigh is the %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting);
});
