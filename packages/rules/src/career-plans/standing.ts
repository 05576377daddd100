import type { CalendarDay } from '../profile/calendar-day.ts';
import { firstGraduationYear } from '../profile/graduation-years.ts';

/** The school year of a day: `2026-27`. A new one begins on 1 July, as grades do (CON-109). */
export function schoolYearOf(day: CalendarDay): string {
  const ends = firstGraduationYear(day);
  return `${ends - 1}-${String(ends % 100).padStart(2, '0')}`;
}

/** A version of a plan as far as it tells whether it counts. */
export interface CountedRevision {
  /** Grade of the pupil when it was saved; null where the profile did not say. */
  readonly grade: number | null;
  readonly isComplete: boolean;
}

/** The grades that nobody goes past without a plan, and without a revised one (N.C. G.S. 115C-158.10). */
export const FIRST_PLAN_GRADE = 8;
export const REVISED_PLAN_GRADE = 10;

export interface Standing {
  /** Whether there is a complete plan: what grade 8 asks for. */
  readonly countsForGrade8: boolean;
  /** Whether a complete one was saved in grade 10 or later: what grade 10 asks for. */
  readonly countsForGrade10: boolean;
  /** What the law asks of this pupil now; null for nothing, and where the grade is not known. */
  readonly asked: 'first' | 'revision' | null;
  /** The grade in which it was to be done is over. */
  readonly isLate: boolean;
}

/**
 * Whether a plan counts for grade 8 and for grade 10, and what is asked for now. A complete plan of any grade counts for
 * grade 8. For grade 10 counts one that was saved complete in grade 10 or later, also a first one.
 */
export function standingOf(grade: number | null, revisions: readonly CountedRevision[]): Standing {
  const complete = revisions.filter(({ isComplete }) => isComplete);
  const countsForGrade8 = complete.length > 0;
  const countsForGrade10 = complete.some((one) => one.grade !== null && one.grade >= REVISED_PLAN_GRADE);
  const done = { countsForGrade8, countsForGrade10 };
  const nothing = { ...done, asked: null, isLate: false };
  if (grade === null) return nothing;
  if (!countsForGrade8)
    return grade < FIRST_PLAN_GRADE - 2
      ? nothing
      : { ...done, asked: 'first', isLate: grade > FIRST_PLAN_GRADE };
  if (grade >= REVISED_PLAN_GRADE && !countsForGrade10)
    return { ...done, asked: 'revision', isLate: grade > REVISED_PLAN_GRADE };
  return nothing;
}
