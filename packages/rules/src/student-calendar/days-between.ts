import type { CalendarDay } from '../profile/calendar-day.ts';

const DAY = 86_400_000;

/** How many days there are from one day to another, both counted; none or fewer where the last is before the first. */
export function daysBetween(first: CalendarDay, last: CalendarDay): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}
