import type { CalendarDay } from '../profile/calendar-day.ts';

const DAY = 86_400_000;

/** How many days there are from one day to another, both counted; none or fewer where the last is before the first. */
export function daysBetween(first: CalendarDay, last: CalendarDay): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

/** The day so many days later; earlier by a negative number. */
export function daysLater(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
