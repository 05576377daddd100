import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enrichmentFilters,
  type EnrichmentQuestion,
  ENRICHMENT_RADIUS_MILES,
  findPrograms,
  noQuestion,
} from './find-programs.ts';
import type { EnrichmentProgram } from './program.ts';

const today = '2026-11-24';
const chapelHill = { latitude: 35.9132, longitude: -79.0558 };

const plain: EnrichmentProgram = {
  id: 0,
  name: 'Camp',
  host: 'Somebody',
  campus: { value: 'Somebody', name: 'Somebody' },
  place: null,
  levels: [],
  areas: [],
  fee: null,
  hasScholarship: null,
  overnight: null,
  timeFrames: [],
  startsOn: null,
  endsOn: null,
  applyBy: null,
};
const rich: EnrichmentProgram = {
  id: 1,
  name: 'Café Engineering',
  host: 'NC A&T College of Engineering',
  campus: { value: '199102', name: 'N.C. A&T' },
  place: { latitude: 36.0726, longitude: -79.792 },
  levels: ['middleSchool', 'highSchool'],
  areas: ['engineering'],
  fee: { from: 99, to: 300 },
  hasScholarship: true,
  overnight: true,
  timeFrames: ['summer'],
  startsOn: '2027-06-14',
  endsOn: '2027-06-25',
  applyBy: '2026-12-01',
};
const ids = (asked: Partial<EnrichmentQuestion>) =>
  findPrograms([plain, rich], { ...noQuestion, ...asked }, today).found.map(({ program }) => program.id);

describe('each filter (areas of the project’s own list: CON-097)', () => {
  it.each<[Partial<EnrichmentQuestion>]>([
    [{ name: 'engin' }],
    [{ name: ' CAFE   engineering ' }],
    [{ name: 'a&t' }],
    [{ near: { place: chapelHill, miles: 50 } }],
    [{ levels: ['preK', 'highSchool'] }],
    [{ areas: ['engineering', 'music'] }],
    [{ host: '199102' }],
    [{ host: 'nc a&t' }],
    [{ feeRanges: [1] }],
    [{ feeRanges: [0, 3] }],
    [{ fees: { from: 300, to: null } }],
    [{ hasScholarship: true }],
    [{ overnight: true }],
    [{ timeFrames: ['summer'] }],
    [{ startDate: '2027-06-14' }],
    [{ endDate: '2027-06-25' }],
    [{ deadline: '2026-12-01' }],
    [{ deadlineSoon: true }],
  ])('%j finds the one, and not what nothing is known of', (asked) => {
    expect(ids(asked)).toEqual([1]);
  });

  it.each<[Partial<EnrichmentQuestion>]>([
    [{ name: 'engineering music' }],
    [{ near: { place: chapelHill, miles: ENRICHMENT_RADIUS_MILES } }],
    [{ levels: ['college'] }],
    [{ areas: ['music'] }],
    [{ host: '199' }],
    [{ feeRanges: [0] }],
    [{ feeRanges: [4, 5] }],
    [{ fees: { from: 0, to: 98 } }],
    [{ fees: { from: 301, to: null } }],
    [{ timeFrames: ['schoolYear'] }],
    [{ startDate: '2027-06-15' }],
    [{ endDate: '2027-06-24' }],
    [{ deadline: '2026-12-02' }],
    [{ feeRanges: [1], overnight: true, areas: ['math'] }],
  ])('%j finds nothing', (asked) => {
    expect(ids(asked)).toEqual([]);
  });

  it('all are wanted when nothing is asked', () => {
    expect(ids({})).toEqual([0, 1]);
  });
});

it('brings the nearest first, and says how far', () => {
  const near = { ...rich, id: 2, place: chapelHill };
  const { found } = findPrograms(
    [rich, near],
    { ...noQuestion, near: { place: chapelHill, miles: 500 } },
    today,
  );
  expect(found.map(({ program }) => program.id)).toEqual([2, 1]);
  expect(found[0]?.distance).toBe(0);
  expect(found[1]?.distance).toBeCloseTo(42.6, 0);
});

it('what is found passes each filter, and leaving one out never takes a program away', () => {
  const question = fc.record({
    levels: fc.subarray<'preK' | 'middleSchool' | 'highSchool'>(['preK', 'middleSchool', 'highSchool']),
    areas: fc.subarray<'engineering' | 'music'>(['engineering', 'music']),
    feeRanges: fc.subarray([0, 1, 2, 3, 4, 5]),
    hasScholarship: fc.boolean(),
    overnight: fc.boolean(),
  });
  const program = fc
    .record({
      levels: fc.subarray<'preK' | 'middleSchool' | 'highSchool'>(['preK', 'middleSchool', 'highSchool']),
      areas: fc.subarray<'engineering' | 'music'>(['engineering', 'music']),
      fee: fc.option(fc.nat(2000).map((fee) => ({ from: fee, to: fee }))),
      hasScholarship: fc.option(fc.boolean()),
      overnight: fc.option(fc.boolean()),
    })
    .map((facts) => ({ ...plain, ...facts }));
  fc.assert(
    fc.property(fc.array(program, { maxLength: 20 }), question, (programs, asked) => {
      const { found, without } = findPrograms(programs, { ...noQuestion, ...asked }, today);
      const shown = new Set(found.map((one) => one.program));
      for (const filter of enrichmentFilters) {
        const more = new Set(without(filter));
        expect([...shown].every((one) => more.has(one))).toBe(true);
      }
      for (const one of shown) {
        expect(one.overnight === true || !asked.overnight).toBe(true);
        expect(one.hasScholarship === true || !asked.hasScholarship).toBe(true);
      }
    }),
  );
});
