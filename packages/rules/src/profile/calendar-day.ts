import { EASTERN_ZONE } from '../time/eastern-zone.ts';

/** A day as a wire text: `2026-11-21`. */
export type CalendarDay = string;

/** The earliest day that a date field takes (GAP-053). */
export const EARLIEST_DAY: CalendarDay = '1899-01-01';

/** Tells whether a text is a day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// Made once: making one costs a hundred times what using it does, and lists ask for the day of each row.
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: EASTERN_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: EASTERN_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

const MINUTE = 60_000;
// Each call asks for the day it is: within a minute it stays the same.
let latest = { minute: Number.NaN, day: '' };

/** The day it is in the eastern time zone (GAP-115). */
export function easternDay(now: Date): CalendarDay {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (minute !== latest.minute) latest = { minute, day: days.format(now) };
  return latest.day;
}

/** The hour it is in the eastern time zone, 0 to 23. */
export function easternHour(now: Date): number {
  return Number(hours.format(now));
}

/** What is wrong with a date of birth on the day `today`. */
export function complainAboutDateOfBirth(day: CalendarDay, today: CalendarDay): string | undefined {
  if (!isCalendarDay(day)) return /*i18n*/ 'Enter a date that exists';
  if (day < EARLIEST_DAY) return /*i18n*/ 'Enter a date in 1899 or later';
  return day > today ? /*i18n*/ 'Enter a date that is not in the future' : undefined;
}
