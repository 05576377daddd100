import { ageOn } from '../profile/age.ts';
import type { CalendarDay } from '../profile/calendar-day.ts';

const OF_AGE = 18;

/**
 * Whether somebody has to be told who else may see their records, and agree. From 18 on these rights are the student's
 * alone (FERPA); somebody whose age is not known is taken for younger.
 */
export function needsConsent(dateOfBirth: CalendarDay | null, today: CalendarDay): boolean {
  return dateOfBirth === null || ageOn(dateOfBirth, today) < OF_AGE;
}
