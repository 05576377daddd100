import type { CalendarDay } from './calendar-day.ts';

/** Full years of somebody on a day; born on February 29, a year is full on March 1 where there is no such day. */
export function ageOn(dateOfBirth: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
