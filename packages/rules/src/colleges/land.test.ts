import { expect, test } from 'vitest';
import { landAt } from './land.ts';

test.each([
  ['Boone', -81.67, 'mountains'],
  ['Hickory', -81.34, 'piedmont'],
  ['Chapel Hill', -79.05, 'piedmont'],
  ['Raleigh, east of the line', -78.64, 'plain'],
  ['Wilmington', -77.94, 'plain'],
  ['Elizabeth City', -76.22, 'coast'],
] as const)('%s lies in the %s part', (_place, longitude, land) => {
  expect(landAt(longitude, true)).toBe(land);
});

test('another state or an unknown place gets Piedmont land', () => {
  expect(landAt(-118.4, false)).toBe('piedmont');
  expect(landAt(null, true)).toBe('piedmont');
});
