import type { CollegePin } from '@longleaf/contract/college-card';
import { expect, test } from 'vitest';
import { NATIONAL_VIEW, STATE_VIEW } from '../../ui/maps/views.ts';
import { frameOf } from './frame.ts';

const pin = (latitude: number, longitude: number): CollegePin => [1, 'A', 'a', 'Other', latitude, longitude];
const raleigh = { latitude: 35.78, longitude: -78.64 };

test('shows the state while a result lies in it, and when there is none (CON-011, CON-013)', () => {
  expect(frameOf([pin(35.9, -79), pin(47.6, -122.3)], null, null)).toBe(STATE_VIEW);
  expect(frameOf([], null, null)).toBe(STATE_VIEW);
});

test('the state is seen from its middle (CON-012)', () => {
  expect(STATE_VIEW.center).toEqual([35.25, -79.9]);
});

test('shows the country for results far apart, and a region for results close together (CON-014)', () => {
  expect(frameOf([pin(47.6, -122.3), pin(25.7, -80.2)], null, null)).toBe(NATIONAL_VIEW);
  expect(frameOf([pin(43, -89.4), pin(44, -88)], null, null)).toEqual({
    kind: 'around',
    bounds: [
      [43, -89.4],
      [44, -88],
    ],
  });
});

test('shows the whole circle around a ZIP code', () => {
  const frame = frameOf([], raleigh, 69);
  expect(frame.kind).toBe('around');
  if (frame.kind !== 'around') return;
  const [[south, west], [north, east]] = frame.bounds;
  expect(north - south).toBeCloseTo(2);
  expect(east - west).toBeGreaterThan(2);
});
