import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { longDay } from './format.ts';

/** The day in Carolina of a moment on the wire: "November 22, 2026". */
export function dayOf(moment: string): string {
  return longDay(easternDay(new Date(moment)));
}
