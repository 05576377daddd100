import type { CalendarDay } from '../profile/calendar-day.ts';

/** Days that a college stated; null where it did not. */
export type StatedDays = {
  readonly opensOn: CalendarDay | null;
  readonly earlyOn: CalendarDay | null;
  readonly closesOn: CalendarDay | null;
};

/**
 * The days that a college stated for the year of applying that it is now. A year of applying ends with July: a day of an
 * earlier one says nothing about this one.
 */
export function daysOfThisYear(stated: StatedDays, today: CalendarDay): StatedDays {
  const starts = startOfYear(today);
  const current = (day: CalendarDay | null) => (day !== null && day >= starts ? day : null);
  return {
    opensOn: current(stated.opensOn),
    earlyOn: current(stated.earlyOn),
    closesOn: current(stated.closesOn),
  };
}

function startOfYear(today: CalendarDay): CalendarDay {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) >= '08-01' ? year : year - 1}-08-01`;
}

export type Due = { readonly on: CalendarDay; readonly whose: 'college' | 'student' };

/**
 * When something is due: on the college's closing day; on the student's own date where the college has stated none, or
 * where it is the earlier one. A later one never hides when the college closes.
 */
export function dueOf(own: CalendarDay | null, { closesOn }: StatedDays): Due | null {
  if (own !== null && (closesOn === null || own < closesOn)) return { on: own, whose: 'student' };
  return closesOn === null ? null : { on: closesOn, whose: 'college' };
}

/** Why one cannot apply now; null where nothing is known against it. */
export type ClosedBecause = 'college-closed' | 'not-open-yet' | 'date-passed';

export function closedBecause(isOpen: boolean, days: StatedDays, today: CalendarDay): ClosedBecause | null {
  if (!isOpen) return 'college-closed';
  if (days.closesOn !== null && days.closesOn < today) return 'date-passed';
  if (days.opensOn !== null && days.opensOn > today) return 'not-open-yet';
  return null;
}
