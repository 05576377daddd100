import {
  ACADEMIC_DAYS_LIMIT,
  academicCalendarMessages as messages,
} from '@longleaf/contract/academic-calendars';
import { type CalendarDay, EARLIEST_DAY, isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { daysBetween, daysLater } from '@longleaf/rules/student-calendar/days';

const isDay = (text: string) => isCalendarDay(text) && text >= EARLIEST_DAY && text < '2200';

/** The last day of the year that begins with a day; nothing where that is none. */
export function yearFrom(first: string): CalendarDay {
  return isDay(first) ? daysLater(first, 364) : '';
}

/** What is wrong with the days that are asked for. */
export function complainAboutDays(first: string, last: string): { first?: string; last?: string } {
  if (!isDay(first)) return { first: messages.noDay };
  if (!isDay(last)) return { last: messages.noDay };
  const days = daysBetween(first, last);
  return days < 1 || days > ACADEMIC_DAYS_LIMIT ? { last: messages.wrongDays } : {};
}
