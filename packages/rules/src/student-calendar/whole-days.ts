import type { CalendarDay } from '../profile/calendar-day.ts';
import { daysLater } from './days.ts';
import type { EventTimes } from './event-times.ts';

/** When something begins and ends that lasts from one day to another: zero times, the end after the last day (VAL-056). */
export function wholeDays(first: CalendarDay, last: CalendarDay): EventTimes & { allDayEvent: true } {
  return { start: `${first}T00:00`, end: `${daysLater(last, 1)}T00:00`, allDayEvent: true };
}
