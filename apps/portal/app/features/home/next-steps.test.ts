import { describe, expect, test } from 'vitest';
import { type Saved, stageOf, stepsFor } from './next-steps.ts';

const TODAY = '2026-11-23';
const nothing: Saved = { colleges: 0, careers: 0, programs: 0 };
const everywhere = () => true;

describe('where somebody is', () => {
  test.each([
    ['a senior', 2, 2027, 'senior'],
    ['a junior', 2, 2028, 'junior'],
    ['in 10th grade', 2, 2029, 'high-school'],
    ['in 8th grade, whatever the role says', 2, 2031, 'middle-school'],
    ['in middle school', 1, null, 'middle-school'],
    ['in high school, year not said', 2, null, 'high-school'],
    ['a year that is past', 2, 2020, 'visitor'],
    ['out of school since June', 2, 2026, 'visitor'],
    ['in college', 4, 2029, 'college'],
    ['a student whose parent shares the account', 2 | 16, 2027, 'senior'],
    ['a parent', 16, null, 'parent'],
    ['a counselor', 32, null, 'educator'],
    ['an adult', 8, null, 'adult'],
    ['an account holder of NC 529 alone', 64, null, 'visitor'],
  ] as const)('%s', (_, role, year, stage) => expect(stageOf(role, year, TODAY)).toBe(stage));
});

describe('what comes next', () => {
  test('a senior is not told to find colleges first, also with none saved', () => {
    expect(stepsFor('senior', nothing, everywhere)[0]).toBe('plan-year');
    expect(stepsFor('senior', { ...nothing, colleges: 4 }, everywhere)).toEqual([
      'plan-year',
      'fafsa',
      'compare',
      'residency',
      'essay',
    ]);
  });

  test('what is done is not asked for again', () => {
    expect(stepsFor('high-school', { colleges: 1, careers: 2, programs: 0 }, everywhere)[0]).toBe('programs');
    expect(stepsFor('junior', { colleges: 5, careers: 1, programs: 1 }, everywhere)).toEqual([
      'compare',
      'net-price',
    ]);
  });

  test('nobody is asked to save what could not be loaded', () => {
    const unknown: Saved = { colleges: null, careers: null, programs: null };
    expect(stepsFor('high-school', unknown, everywhere)).toEqual(['classes', 'find-colleges']);
    expect(stepsFor('visitor', unknown, everywhere)).toEqual(['paths', 'find-colleges']);
  });

  test('educators and parents are not told to do what students do', () => {
    expect(stepsFor('educator', nothing, everywhere)).toEqual([
      'with-a-class',
      'steps-in-class',
      'colleges-with-students',
      'plan-year',
    ]);
    expect(stepsFor('parent', nothing, everywhere)).not.toContain('find-colleges');
    expect(stepsFor('parent', { ...nothing, colleges: 3 }, everywhere)).not.toContain('colleges-together');
  });

  test('without guides there is still a step', () => {
    const pages = new Set(['careers', 'programs', 'find-colleges', 'compare']);
    const isThere = (step: string) => pages.has(step);
    expect(stepsFor('senior', nothing, isThere)).toEqual(['find-colleges']);
    expect(stepsFor('senior', { ...nothing, colleges: 9 }, isThere)).toEqual(['compare']);
    expect(stepsFor('college', { ...nothing, careers: 1, programs: 1 }, isThere)).toEqual(['find-colleges']);
  });
});
