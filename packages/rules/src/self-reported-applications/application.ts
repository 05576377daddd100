import { type CalendarDay, EARLIEST_DAY, isCalendarDay } from '../profile/calendar-day.ts';
import { complainAboutLength } from '../words/text-length.ts';

/** The project's own bounds. */
export const REPORTED_NAME_LONGEST = 150;
export const REPORTED_LIMIT = 50;

/** What is wrong with an application that somebody reports on the day `today`, by field (VAL-029, CON-046); empty when nothing is. */
export function complainAboutReported(
  { collegeName, submissionDate }: { collegeName: string; submissionDate: string },
  today: CalendarDay,
): Record<string, string> {
  const complaints: Record<string, string> = {};
  const name =
    collegeName.trim() === ''
      ? /*i18n*/ 'Name the college.'
      : complainAboutLength(collegeName, REPORTED_NAME_LONGEST);
  if (name !== undefined) complaints['collegeName'] = name;
  const day = complainAboutDay(submissionDate, today);
  if (day !== undefined) complaints['submissionDate'] = day;
  return complaints;
}

function complainAboutDay(day: string, today: CalendarDay): string | undefined {
  if (day === '') return /*i18n*/ 'Say when you sent it.';
  if (!isCalendarDay(day)) return /*i18n*/ 'Enter a date that exists';
  if (day < EARLIEST_DAY) return /*i18n*/ 'Enter a date in 1899 or later';
  return day > today ? /*i18n*/ 'Enter a date that is not in the future' : undefined;
}
