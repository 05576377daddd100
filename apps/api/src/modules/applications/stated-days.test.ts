import type {
  CollegeApplications,
  StatedApplication,
} from '@longleaf/catalog/applications/read-applications';
import { definitionIdOf } from '@longleaf/rules/applications/kinds';
import { expect, it } from 'vitest';
import { statedDaysOf } from './stated-days.ts';

const COLLEGE = 199120;
const stated: StatedApplication = {
  opensOn: null,
  earlyOn: '2026-10-15',
  closesOn: '2027-01-15',
  fee: null,
  address: null,
  receivesTranscripts: null,
  source: 'admissions page',
};
const college = (more: Partial<StatedApplication> = {}, isOpen = true): CollegeApplications => ({
  collegeId: COLLEGE,
  name: 'A college',
  sector: 'UNC',
  isOpen,
  address: null,
  fee: null,
  feeYear: null,
  considers: { testScores: null, recommendations: null, essay: null },
  stated: new Map([['first-year', { ...stated, ...more }]]),
});
const daysOf = (one: CollegeApplications, saved = [COLLEGE], started: number[] = []) =>
  statedDaysOf(new Map([[COLLEGE, one]]), saved, new Set(started), '2026-11-01').map(
    ({ on, what, source }) => `${what} ${on} ${source}`,
  );

it('are those that a saved college stated, with where it was read', () => {
  expect(daysOf(college())).toEqual([
    'early 2026-10-15 admissions page',
    'closes 2027-01-15 admissions page',
  ]);
});

it.each([
  ['that nobody saved', college(), []],
  ['without a source', college({ source: null }), [COLLEGE]],
  ['that takes no students', college({}, false), [COLLEGE]],
  ['without days', college({ earlyOn: null, closesOn: null }), [COLLEGE]],
])('are none of a college %s', (_, one, saved) => {
  expect(daysOf(one, saved)).toEqual([]);
});

it('are none of an application that was started: the hub has them', () => {
  expect(daysOf(college(), [COLLEGE], [definitionIdOf(COLLEGE, 'first-year')])).toEqual([]);
});
