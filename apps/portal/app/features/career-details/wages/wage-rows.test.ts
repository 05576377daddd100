import type { WageResult } from '@longleaf/contract/career-wages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasFigures,
  hasSpread,
  missingGroups,
  PERCENTILES,
  placeName,
  scaleOf,
  wagePlaces,
} from './wage-rows.ts';

const wage = (area: string, known: Partial<WageResult> = {}): WageResult => ({
  areaId: area,
  area,
  annualMeanWage: null,
  annualMedianWage: null,
  annual10th: null,
  annual25th: null,
  annual75th: null,
  annual90th: null,
  hourlyMeanWage: null,
  hourlyMedianWage: null,
  hourly10th: null,
  hourly25th: null,
  hourly75th: null,
  hourly90th: null,
  jobsPer1000: null,
  employment: null,
  missing: {},
  topCode: null,
  period: 'May 2024',
  source: 'wages',
  socCode: '29-1141',
  socTitle: null,
  isWiderGroup: false,
  ...known,
});

test('the spread has the points 10, 25, 50, 75 and 90 (CON-061)', () => {
  expect(PERCENTILES).toEqual(['annual10th', 'annual25th', 'annualMedianWage', 'annual75th', 'annual90th']);
});

test('places stand with the nation first, then the state, then the metros', () => {
  const data = (...areas: string[]) => ({
    totalCount: areas.length,
    results: areas.map((area) => wage(area)),
  });
  const wages = {
    us: data('US'),
    nc: data('NC'),
    metros: data('Raleigh', 'Durham'),
    otherMetros: data('Asheville'),
  };
  expect(wagePlaces(wages).map(({ area }) => area)).toEqual(['US', 'NC', 'Raleigh', 'Durham', 'Asheville']);
});

test.each<[string, Partial<WageResult>, boolean]>([
  ['nothing', {}, false],
  ['a figure that is held back', { missing: { annualMedianWage: 'suppressed' } }, false],
  ['jobs alone', { employment: 120 }, true],
  ['the average alone', { annualMeanWage: 50_000 }, true],
  ['pay by the hour', { hourlyMedianWage: 24.5 }, true],
  ['pay of at least so much', { missing: { annualMedianWage: 'topCoded' } }, true],
])('a place with %s', (_what, known, isKnown) => expect(hasFigures(wage('NC', known))).toBe(isKnown));

test('the middle alone is no spread', () => {
  expect(hasSpread(wage('NC', { annualMedianWage: 81_860 }))).toBe(false);
  expect(hasSpread(wage('US', { annual90th: 137_470 }))).toBe(true);
  expect(hasSpread(wage('US', { hourly90th: 80.5 }))).toBe(true);
  expect(hasSpread(wage('US', { missing: { annual90th: 'topCoded' } }))).toBe(true);
  expect(hasSpread(wage('US', { missing: { annual90th: 'suppressed' } }))).toBe(false);
});

test.each([
  [
    [137_470, 97_550, null],
    [0, 50_000, 100_000, 150_000],
  ],
  [
    [31_200, 48_000],
    [0, 10_000, 20_000, 30_000, 40_000, 50_000],
  ],
  [[50_000], [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
  [
    [null, null],
    [0, 10_000],
  ],
  [[557_200], [0, 200_000, 400_000, 600_000]],
  [[], [0, 10_000]],
])('a scale for %j', (amounts, marks) => {
  expect(scaleOf(amounts)).toEqual(marks);
});

test('every amount fits its scale, which has at most five steps', () => {
  const amount = fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null });
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const marks = scaleOf(amounts);
      expect(marks[0]).toBe(0);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...amounts.map((one) => one ?? 0)));
    }),
  );
});

test('each reason stands once, with its places', () => {
  const places = [
    wage('US', { missing: { hourlyMeanWage: 'annualOnly' } }),
    wage('Durham', { missing: { annualMedianWage: 'suppressed', annualMeanWage: 'suppressed' } }),
    wage('Raleigh', { missing: { annualMedianWage: 'notListed' } }),
    wage('Asheville', { missing: { annualMeanWage: 'suppressed' } }),
  ];
  expect(missingGroups(places, ['annualMedianWage', 'annualMeanWage'])).toEqual([
    { reason: 'suppressed', places: ['Durham', 'Asheville'] },
    { reason: 'notListed', places: ['Raleigh'] },
  ]);
  expect(missingGroups(places, ['employment'])).toEqual([]);
});

test.each([
  ['Raleigh-Cary, NC', 'Raleigh-Cary'],
  ['Charlotte-Concord-Gastonia, NC-SC', 'Charlotte-Concord-Gastonia'],
  ['North Carolina', 'North Carolina'],
])('%s is called %s', (area, name) => {
  expect(placeName(area)).toBe(name);
});
