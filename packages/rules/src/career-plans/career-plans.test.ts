import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAREER_PLAN_NOTE_LIMIT,
  CAREER_PLAN_PARTS,
  type CareerPlan,
  complainAboutCareerPlan,
  missingParts,
  nameOfCluster,
  NO_CAREER_PLAN,
  saysTheSame,
  type Said,
} from './plan.ts';
import { careerPlanLines, resultLine } from './lines.ts';
import { schoolYearOf, standingOf } from './standing.ts';

const result = { key: 'assessment:1', name: 'Interest profiler', on: '2026-10-06', said: [] };
const nurse = { code: '29-1141.00', title: 'Registered nurses' };
const whole: CareerPlan = {
  ...NO_CAREER_PLAN,
  results: [result],
  careers: [nurse],
  courses: 'Biology',
  path: 'Work',
  helpers: 'Ms. Bynum',
  nextStep: 'Shadow a nurse',
};

describe('what is missing', () => {
  it('is everything of nothing, and nothing of a whole plan', () => {
    expect(missingParts(NO_CAREER_PLAN)).toEqual(CAREER_PLAN_PARTS.map(({ part }) => part));
    expect(missingParts(whole)).toEqual([]);
  });

  it.each<[Partial<CareerPlan>, string[]]>([
    [{ results: [] }, ['who-i-am']],
    [{ results: [], aboutMe: 'I like animals' }, []],
    [{ careers: [] }, ['heading']],
    [{ careers: [], cluster: 'Health' }, []],
    [{ careers: [], careerNotes: 'Something with animals' }, ['heading']],
    [{ courses: '', nextStep: '' }, ['courses', 'next-step']],
    [{ path: '' }, ['after-school']],
    [{ helpers: '' }, ['helpers']],
  ])('of a plan with %j is %j', (part, missing) => {
    expect(missingParts({ ...whole, ...part })).toEqual(missing);
  });
});

it.each([
  ['2026-06-30', '2025-26'],
  ['2026-07-01', '2026-27'],
  ['2027-01-15', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in the school year %s', (day, year) => {
  expect(schoolYearOf(day)).toBe(year);
});

describe('what the law asks for (N.C. G.S. 115C-158.10)', () => {
  const made = (grade: number | null, isComplete = true) => ({ grade, isComplete });
  it.each([
    [5, [], null, false],
    [7, [], 'first', false],
    [8, [], 'first', false],
    [8, [made(8, false)], 'first', false],
    [8, [made(8)], null, false],
    [9, [], 'first', true],
    [9, [made(8)], null, false],
    [10, [made(8)], 'revision', false],
    [10, [made(8), made(10, false)], 'revision', false],
    [10, [made(8), made(10)], null, false],
    [10, [made(10)], null, false],
    [11, [made(8), made(9)], 'revision', true],
    [12, [made(null)], 'revision', true],
    [12, [made(8), made(11)], null, false],
    [null, [], null, false],
  ])('in grade %s with %j: %s, late: %s', (grade, revisions, asked, isLate) => {
    expect(standingOf(grade, revisions)).toMatchObject({ asked, isLate });
  });

  it('one more version never takes back what counts', () => {
    const grade = fc.option(fc.integer({ min: 3, max: 12 }), { nil: null });
    const revision = fc.record({ grade, isComplete: fc.boolean() });
    fc.assert(
      fc.property(grade, fc.array(revision), revision, (now, before, more) => {
        const one = standingOf(now, before);
        const next = standingOf(now, [...before, more]);
        expect(next.countsForGrade8 || !one.countsForGrade8).toBe(true);
        expect(next.countsForGrade10 || !one.countsForGrade10).toBe(true);
        expect(one.asked !== null || next.asked !== 'first').toBe(true);
      }),
    );
  });
});

describe('complaints', () => {
  const typed = { ...whole, results: ['assessment:1'], careers: [nurse.code] };
  it('has none about a whole plan or an empty one', () => {
    expect(complainAboutCareerPlan(typed)).toEqual({});
    expect(complainAboutCareerPlan({ ...NO_CAREER_PLAN, results: [], careers: [] })).toEqual({});
  });
  it.each([
    [{ aboutMe: 'n'.repeat(CAREER_PLAN_NOTE_LIMIT + 1) }, 'aboutMe'],
    [{ nextStep: 'n'.repeat(CAREER_PLAN_NOTE_LIMIT + 1) }, 'nextStep'],
    [{ cluster: 'Magic' }, 'cluster'],
    [{ path: 'Moon' }, 'path'],
    [{ results: Array.from({ length: 9 }, (_, index) => `assessment:${index}`) }, 'results'],
    [{ careers: Array.from({ length: 9 }, (_, index) => `29-114${index}.00`) }, 'careers'],
  ])('names the field (case %#)', (wrong, field) => {
    expect(Object.keys(complainAboutCareerPlan({ ...typed, ...wrong }))).toEqual([field]);
  });
});

it('tells versions that say the same from others', () => {
  expect(
    saysTheSame(whole, { ...whole, results: [{ ...result, said: [{ name: 'Social', count: 3 }] }] }),
  ).toBe(true);
  expect(saysTheSame(whole, { ...whole, helpers: 'Ms. Ortiz' })).toBe(false);
  expect(saysTheSame(whole, { ...whole, careers: [] })).toBe(false);
  expect(saysTheSame(whole, { ...whole, results: [{ ...result, key: 'vendor:1' }] })).toBe(false);
});

it('names a cluster, and one that is no longer there by what was kept', () => {
  expect(nameOfCluster('Health')).toBe('Health Science');
  expect(nameOfCluster('Old')).toBe('Old');
});

describe('lines', () => {
  const say = (english: string) => `<${english}>`;
  it('say each part that says something, in the language that is asked for', () => {
    const social = { ...result, said: [{ name: 'Social', count: 31 }] };
    expect(careerPlanLines({ ...whole, results: [social], cluster: 'Health' }, say, true)).toEqual([
      '<Who I am>: <Interest profiler> (2026-10-06): <Social> 31',
      '<Where I am heading>: <Health Science>; Registered nurses',
      '<What I will take in school>: Biology',
      '<After school>: <Work>',
      '<Who helps me>: Ms. Bynum',
      '<My next step>: Shadow a nurse',
    ]);
    expect(careerPlanLines(NO_CAREER_PLAN, say, true)).toEqual([]);
    expect(careerPlanLines(whole, say, false)).toEqual(
      expect.arrayContaining(['<What I will learn>: Biology', '<What comes after that>: <Work>']),
    );
  });
});

describe('a result in a line', () => {
  it.each<[readonly Said[], string]>([
    [
      [
        { name: 'Social', count: 31 },
        { name: 'Artistic', count: 20 },
      ],
      'Social 31, Artistic 20',
    ],
    [[{ name: 'The helper', count: null }], 'The helper'],
    [[{ name: 'Social', count: 31, of: 40 }], 'Social 31 of 40'],
    [[{ name: 'Reading', count: 4, of: 7, isLevel: true }], 'Reading level 4 of 7'],
    [[{ name: 'Home', count: 1250, isDollars: true }], 'Home $1,250 a month'],
    [[], 'Many come first alike'],
  ])('%j', (said, line) => expect(resultLine({ said }, (text) => text)).toBe(line));
});
