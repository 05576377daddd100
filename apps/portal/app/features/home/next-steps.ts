import { audienceOf } from '@longleaf/rules/accounts/audience';
import { holdsRole, ROLE } from '@longleaf/rules/accounts/roles';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { firstGraduationYear, gradeOf } from '@longleaf/rules/profile/graduation-years';

/** Where somebody is on the way to college, as far as role and graduation year tell. */
export type Stage =
  | 'middle-school'
  | 'high-school'
  | 'junior'
  | 'senior'
  | 'college'
  | 'adult'
  | 'parent'
  | 'educator'
  | 'visitor';

/** What can be done next. Each has its words in `step-words.ts`. */
export type StepKey =
  | 'find-what-fits'
  | 'careers'
  | 'programs'
  | 'classes'
  | 'paths'
  | 'find-colleges'
  | 'colleges-together'
  | 'colleges-with-students'
  | 'with-a-class'
  | 'steps-in-class'
  | 'compare'
  | 'net-price'
  | 'plan-year'
  | 'fafsa'
  | 'residency'
  | 'essay'
  | 'transfer'
  | 'go-back'
  | 'save-529';

/** How many of each kind; null while that is not known, so that nobody is asked to do what they did. */
export interface Saved {
  colleges: number | null;
  careers: number | null;
  programs: number | null;
}

const STEPS: Readonly<Record<Stage, readonly StepKey[]>> = {
  'middle-school': ['find-what-fits', 'careers', 'classes', 'paths'],
  'high-school': ['careers', 'programs', 'classes', 'find-colleges', 'compare'],
  junior: ['find-colleges', 'compare', 'net-price', 'programs', 'careers'],
  // A senior who has not saved a college yet still has the year to plan first.
  senior: ['plan-year', 'fafsa', 'compare', 'residency', 'essay', 'find-colleges'],
  college: ['transfer', 'fafsa', 'careers', 'programs'],
  adult: ['go-back', 'programs', 'fafsa', 'find-colleges'],
  parent: ['net-price', 'save-529', 'fafsa', 'colleges-together'],
  // What students are to do is nothing to tell their teacher or counselor to do.
  educator: ['with-a-class', 'steps-in-class', 'colleges-with-students', 'plan-year'],
  visitor: ['paths', 'careers', 'programs', 'find-colleges'],
};

/** Colleges on a list before a person is led on from looking for more. */
const ENOUGH_COLLEGES = 3;

/** Whether a step still has something to do, given what is saved. */
const OPEN: Partial<Record<StepKey, (saved: Saved) => boolean>> = {
  careers: ({ careers }) => careers === 0,
  programs: ({ programs }) => programs === 0,
  'find-colleges': ({ colleges }) => (colleges ?? 0) < ENOUGH_COLLEGES,
  'colleges-together': ({ colleges }) => (colleges ?? 0) < ENOUGH_COLLEGES,
  compare: ({ colleges }) => (colleges ?? 0) > 1,
};

/** @param graduationYear null when the person has not said it. */
export function stageOf(role: number, graduationYear: number | null, today: CalendarDay): Stage {
  const audience = audienceOf(role);
  if (audience !== 'pupil') return audience;
  // There are no classes left to choose for whoever has finished school.
  if (graduationYear !== null && graduationYear < firstGraduationYear(today)) return 'visitor';
  const grade = graduationYear === null ? null : gradeOf(graduationYear, today);
  if (grade === null) return isInMiddleSchoolAlone(role) ? 'middle-school' : 'high-school';
  if (grade === 12) return 'senior';
  if (grade === 11) return 'junior';
  return grade >= 9 ? 'high-school' : 'middle-school';
}

const isInMiddleSchoolAlone = (role: number) =>
  holdsRole(role, ROLE.middleSchool) && !holdsRole(role, ROLE.highSchool);

/** The steps that are of use now, the most useful first. Never empty: the search for colleges is always there. */
export function stepsFor(
  stage: Stage,
  saved: Saved,
  isThere: (step: StepKey) => boolean,
): readonly StepKey[] {
  const open = STEPS[stage].filter((step) => isThere(step) && (OPEN[step]?.(saved) ?? true));
  return open.length > 0 ? open : ['find-colleges'];
}
