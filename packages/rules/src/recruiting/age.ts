import type { CalendarDay } from '../profile/calendar-day.ts';
import { ageOn } from '../profile/age.ts';

const MAY_CONSENT = 13;
const OF_AGE = 18;

/** How old somebody is, as far as it matters for asking colleges to write to them. */
export type RecruitingAge = 'unknown' | 'child' | 'minor' | 'adult';

/** A child cannot consent to be written to (16 CFR 312: under 13). Who is a minor sees what a parent should know. */
export function recruitingAge(dateOfBirth: CalendarDay | null, today: CalendarDay): RecruitingAge {
  if (dateOfBirth === null) return 'unknown';
  const age = ageOn(dateOfBirth, today);
  if (age < MAY_CONSENT) return 'child';
  return age < OF_AGE ? 'minor' : 'adult';
}
