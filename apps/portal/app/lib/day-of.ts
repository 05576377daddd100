import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { longDay, wholeDate } from './format.ts';

/** The day in Carolina of a moment on the wire: "November 22, 2026". */
export function dayOf(moment: string): string {
  return longDay(easternDay(new Date(moment)));
}

/** The same in short: "Nov 22, 2026". */
export function shortDayOf(moment: string): string {
  return wholeDate(easternDay(new Date(moment)));
}
