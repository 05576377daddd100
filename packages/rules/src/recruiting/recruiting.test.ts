import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recruitingAge } from './age.ts';
import { complainAboutDetails, entryYears, type RecruitingDetails, toldOf } from './details.ts';
import { ALWAYS_TOLD, inOrder, newlyTold, TOLD_PARTS } from './told.ts';

const TODAY = '2026-11-23';
const NOTHING: RecruitingDetails = {
  gradDate: '',
  weightedGPA: '',
  unweightedGPA: '',
  satComposite: '',
  actComposite: '',
  intendedMajor: '',
  entryTerm: '',
  entryYear: '',
  textAuth: false,
};

describe('how old somebody is', () => {
  it.each([
    [null, 'unknown'],
    ['2013-11-24', 'child'],
    ['2013-11-23', 'minor'],
    ['2008-11-24', 'minor'],
    ['2008-11-23', 'adult'],
    ['1960-01-01', 'adult'],
  ] as const)('born %s is %s', (born, age) => {
    expect(recruitingAge(born, TODAY)).toBe(age);
  });

  it('becomes 13 on March 1 when born on February 29', () => {
    expect(recruitingAge('2012-02-29', '2025-02-28')).toBe('child');
    expect(recruitingAge('2012-02-29', '2025-03-01')).toBe('minor');
  });
});

describe('what a student lets colleges know', () => {
  it('may be nothing at all', () => {
    expect(complainAboutDetails(NOTHING, TODAY)).toEqual({});
    expect(toldOf(NOTHING)).toEqual(ALWAYS_TOLD);
    expect(toldOf(null)).toEqual(ALWAYS_TOLD);
  });

  it.each([
    [{ gradDate: '2026-02-30' }, 'gradDate'],
    [{ gradDate: '2033-06-01' }, 'gradDate'],
    [{ weightedGPA: '6.1' }, 'weightedGPA'],
    [{ unweightedGPA: '5.1' }, 'unweightedGPA'],
    [{ satComposite: '1601' }, 'satComposite'],
    [{ satComposite: '1055' }, 'satComposite'],
    [{ actComposite: '37' }, 'actComposite'],
    [{ intendedMajor: 'x'.repeat(101) }, 'intendedMajor'],
    [{ entryTerm: 'Winter', entryYear: '2027' }, 'entryTerm'],
    [{ entryTerm: 'Fall' }, 'entryYear'],
    [{ entryYear: '2027' }, 'entryYear'],
    [{ entryTerm: 'Fall', entryYear: '2026' }, 'entryYear'],
    [{ entryTerm: 'Fall', entryYear: '2034' }, 'entryYear'],
  ] as const)('%j is wrong in %s', (part, field) => {
    expect(Object.keys(complainAboutDetails({ ...NOTHING, ...part }, TODAY))).toEqual([field]);
  });

  it('CON-071: starts at the earliest in the year that is entered next, from October the year after', () => {
    expect(entryYears('2026-09-30')[0]).toBe('2026');
    expect(entryYears('2026-10-01')[0]).toBe('2027');
  });

  it.each([
    [{ textAuth: true }, 'phone'],
    [{ gradDate: '2027-06-10' }, 'gradDate'],
    [{ entryTerm: 'Fall', entryYear: '2027' }, 'entry'],
    [{ intendedMajor: 'Nursing' }, 'intendedMajor'],
    [{ unweightedGPA: '3.5' }, 'gpa'],
    [{ weightedGPA: '4.1' }, 'gpa'],
    [{ actComposite: '24' }, 'testScores'],
    [{ satComposite: '1200' }, 'testScores'],
  ] as const)('%j tells them also: %s', (part, told) => {
    expect(toldOf({ ...NOTHING, ...part })).toEqual([...ALWAYS_TOLD, told]);
  });
});

it('what a college learns anew is what it had not, in order, each once', () => {
  const parts = fc.array(fc.constantFrom(...TOLD_PARTS));
  fc.assert(
    fc.property(parts, parts, (before, now) => {
      const learned = newlyTold(before, now);
      expect(learned).toEqual(inOrder(learned));
      expect(new Set([...before, ...learned])).toEqual(new Set([...before, ...now]));
      expect(learned.some((part) => before.includes(part))).toBe(false);
    }),
  );
});
