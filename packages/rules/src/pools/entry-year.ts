import type { CalendarDay } from '../profile/calendar-day.ts';

const ROLLS_IN_MONTH = 10;

/** The year in which whoever asks now would start: this year's until September, the next from October (CON-071, ST-173, ST-250). */
export function entryYear(today: CalendarDay): number {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month >= ROLLS_IN_MONTH ? year + 1 : year;
}
