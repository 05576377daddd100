import type { CalendarDay } from '../profile/calendar-day.ts';

/** A deadline within so many days is soon; the project's own. */
export const DEADLINE_SOON_DAYS = 30;

const DAY = 86_400_000;

/** The last day that a deadline can be: the day itself, or the end of its month in the year that was read; null if unknown. */
export function lastDayToApply(read: {
  deadline: CalendarDay | null;
  deadlineMonth: number | null;
  year: number;
}): CalendarDay | null {
  if (read.deadline !== null || read.deadlineMonth === null) return read.deadline;
  return new Date(Date.UTC(read.year, read.deadlineMonth, 0)).toISOString().slice(0, 10);
}

/** What a deadline means on a day: over, soon, or later. */
export type DeadlineState = 'over' | 'soon' | 'later';

/** Says how far a deadline is on the day `today`; on its own day one can still apply. */
export function deadlineState(applyBy: CalendarDay, today: CalendarDay): DeadlineState {
  const days = Math.round((Date.parse(`${applyBy}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY);
  if (days < 0) return 'over';
  return days <= DEADLINE_SOON_DAYS ? 'soon' : 'later';
}
