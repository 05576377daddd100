import type { CollegePin } from '@longleaf/contract/college-card';
import { expect, test } from 'vitest';
import { clusterPins } from './clusters.ts';

const pin = (id: number, latitude: number, longitude: number): CollegePin => [
  id,
  `College ${id}`,
  `college-${id}`,
  'UNC',
  latitude,
  longitude,
];
const COUNTRY = [-180, -85, 180, 85] as const;
const pins = [pin(1, 35.9, -79.05), pin(2, 35.78, -78.68), pin(3, 35.79, -78.66), pin(4, 35.6, -82.55)];

test('pins that lie together on the screen are one mark; from near each stands alone', () => {
  const marks = clusterPins(pins);
  const far = marks.within(COUNTRY, 4);
  expect(far.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.colleges : 1), 0)).toBe(4);
  expect(far.length).toBeLessThan(4);
  expect(marks.within(COUNTRY, 15)).toHaveLength(4);
});

test('a cluster falls apart at the zoom it names', () => {
  const marks = clusterPins(pins);
  const cluster = marks.within(COUNTRY, 7).find((mark) => mark.kind === 'cluster');
  expect(cluster).toBeDefined();
  const zoom = marks.apartAt(cluster?.id ?? 0);
  expect(marks.within(COUNTRY, zoom).length).toBeGreaterThan(marks.within(COUNTRY, zoom - 1).length);
});

test('marks come from west to east, and only those within the bounds', () => {
  const marks = clusterPins(pins);
  expect(marks.within(COUNTRY, 15).map(({ longitude }) => longitude)).toEqual([
    -82.55, -79.05, -78.68, -78.66,
  ]);
  expect(marks.within([-83, 35, -82, 36], 15)).toHaveLength(1);
});
