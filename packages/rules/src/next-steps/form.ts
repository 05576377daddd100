import { holdsRole, ROLE } from '../accounts/roles.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';
import { isEducator } from './gating.ts';

const JULY = 7;

/** The graduation year that the form is for: before July this year + 1, from 1 July on this year + 2 (ST-225, CON-116). */
export function formGraduationYear(today: CalendarDay): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month < JULY ? year + 1 : year + 2;
}

/** Whether the form opens for somebody, or why not (ST-224, ST-226, VAL-074, MSG-097). */
export type FormAccess =
  | { opens: true }
  /** High school students of another year: `year` is the one it is for, `from` the year in whose July theirs begins. */
  | { opens: false; because: 'later'; year: number; from: number }
  | { opens: false; because: 'earlier'; year: number }
  | { opens: false; because: 'no-year'; year: number }
  | { opens: false; because: 'role'; year: number };

export function formAccess(
  { role, graduationYear }: { role: number; graduationYear: number | null },
  today: CalendarDay,
): FormAccess {
  if (isEducator(role) || holdsRole(role, ROLE.parent)) return { opens: true };
  const year = formGraduationYear(today);
  if (!holdsRole(role, ROLE.highSchool)) return { opens: false, because: 'role', year };
  if (graduationYear === null) return { opens: false, because: 'no-year', year };
  if (graduationYear === year) return { opens: true };
  return graduationYear > year
    ? { opens: false, because: 'later', year, from: graduationYear - 2 }
    : { opens: false, because: 'earlier', year };
}
