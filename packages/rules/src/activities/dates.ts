import { type CalendarDay, EARLIEST_DAY, isCalendarDay } from '../profile/calendar-day.ts';

const MONTH = /^\d{4}-\d{2}$/;

/** A date of an item: a month (`2026-04`) or a day (`2026-04-12`). Who kept a month knew no day, so none is made up. */
export function isMonthOrDay(date: string): boolean {
  return isCalendarDay(MONTH.test(date) ? `${date}-01` : date);
}

/** What is wrong with a date on the day `today` (VAL-009, VAL-010, GAP-052). */
export function complainAboutDate(date: string, today: CalendarDay): string | undefined {
  if (!isMonthOrDay(date)) return /*i18n*/ 'Enter a date that exists';
  if (date < EARLIEST_DAY.slice(0, date.length)) return /*i18n*/ 'Enter a date in 1899 or later';
  return date > today.slice(0, date.length) ? /*i18n*/ 'Enter a date that is not in the future' : undefined;
}

/** The first day that a date can mean. */
export function firstDay(date: string): CalendarDay {
  return MONTH.test(date) ? `${date}-01` : date;
}

/** The last day that a date can mean. */
export function lastDay(date: string): CalendarDay {
  if (!MONTH.test(date)) return date;
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
