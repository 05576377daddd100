import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careerClusters } from './career-clusters.ts';
import { compareNumber, comparisons, numberComparisons, readComparison, readJoin } from './comparison.ts';
import { degreeTypeOf } from './degrees.ts';
import { distanceMiles } from './distance.ts';
import { middleScore, residentTuition, studentPopulation } from './facts.ts';
import { shortenPillText } from './pill-text.ts';
import { readSortKey, sortKeys } from './sort.ts';
import { sportCodes, sports } from './sports.ts';

describe('comparisons', () => {
  it('are nine (CON-023, GAP-075)', () => {
    expect(comparisons).toEqual([
      'lessThan',
      'lessOrEqual',
      'equal',
      'notEqual',
      'greaterOrEqual',
      'greaterThan',
      'contains',
      'in',
      'withinRadius',
    ]);
  });

  it('reads every name in any letter case, and signs', () => {
    for (const comparison of comparisons) expect(readComparison(comparison.toUpperCase())).toBe(comparison);
    expect(readComparison('less than')).toBe('lessThan');
    expect(readComparison('<=')).toBe('lessOrEqual');
    expect(readComparison('LessThanOrEqual')).toBe('lessOrEqual');
    expect(readComparison('near')).toBeUndefined();
    expect(readJoin('or')).toBe('Or');
    expect(readJoin('xor')).toBeUndefined();
  });

  it('agrees with itself: each comparison is the opposite of another', () => {
    const opposite = {
      lessThan: 'greaterOrEqual',
      lessOrEqual: 'greaterThan',
      equal: 'notEqual',
      notEqual: 'equal',
      greaterOrEqual: 'lessThan',
      greaterThan: 'lessOrEqual',
    } as const;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (figure, bound) => {
        for (const name of numberComparisons)
          expect(compareNumber(figure, name, bound)).toBe(!compareNumber(figure, opposite[name], bound));
      }),
    );
  });
});

it.each([
  ['Registered Nursing/Registered Nurse', 'Registered Nursing/R...'],
  ['Exactly twenty chars', 'Exactly twenty chars'],
  ['', ''],
])('shortens pill text to 20 characters (CON-114)', (text, short) =>
  expect(shortenPillText(text)).toBe(short),
);

it('measures real distances', () => {
  const raleigh = { latitude: 35.7721, longitude: -78.6386 };
  const chapelHill = { latitude: 35.911769, longitude: -79.050969 };
  expect(distanceMiles(raleigh, raleigh)).toBe(0);
  expect(Math.round(distanceMiles(raleigh, chapelHill))).toBe(25);
  expect(Math.round(distanceMiles({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }))).toBe(
    138,
  );
});

it('takes what a North Carolina resident is charged', () => {
  expect(residentTuition({ state: 'NC', tuitionInState: 8989, tuitionOutOfState: 39_330 }, 'NC')).toBe(8989);
  expect(residentTuition({ state: 'VA', tuitionInState: 15_000, tuitionOutOfState: 36_000 }, 'NC')).toBe(
    36_000,
  );
  expect(residentTuition({ state: 'NC', tuitionInState: null, tuitionOutOfState: 5 }, 'NC')).toBeNull();
});

it('sizes a graduate-only college by all its students, and never by zero', () => {
  expect(studentPopulation({ undergraduates: null, totalEnrollment: 300 })).toBe(300);
  expect(studentPopulation({ undergraduates: 0, totalEnrollment: 300 })).toBe(300);
  expect(studentPopulation({ undergraduates: null, totalEnrollment: null })).toBeNull();
});

it('finds the middle of a score', () => {
  expect(middleScore(500, 550, 600)).toBe(550);
  expect(middleScore(500, null, 600)).toBe(550);
  expect(middleScore(null, null, 600)).toBeNull();
});

it('names the sort keys in any letter case', () => {
  for (const key of sortKeys) expect(readSortKey(key.toLowerCase())).toBe(key);
  expect(readSortKey('colour')).toBeUndefined();
});

it('has 16 clusters with one-character codes, and about 35 sports (CON-025, CON-092)', () => {
  expect(careerClusters).toHaveLength(16);
  expect(new Set(careerClusters.map((cluster) => cluster.code)).size).toBe(16);
  expect(sports).toHaveLength(35);
  expect(sportCodes('Track and Field and Cross Country (combined)')).toEqual([
    'TrackandField',
    'CrossCountry',
  ]);
  expect(sportCodes('Chess')).toEqual([]);
});

it.each([
  [20, 'Certificate'],
  [2, 'Diploma'],
  [3, 'Associate'],
  [5, 'Bachelor'],
  [6, 'PostBachelor'],
  [7, 'Master'],
  [8, 'PostMaster'],
  [18, 'Professional'],
  [17, 'Doctoral'],
  [99, undefined],
])('gives award level %d its degree type', (level, type) => expect(degreeTypeOf(level)).toBe(type));
