import type { CalendarDay } from '../profile/calendar-day.ts';
import type { TranscriptType } from './states.ts';

/** The days of a year, such as `06-15`, on which schools are done with grades. */
export type ReleaseDays = { readonly midyear: string; readonly final: string };

/**
 * The day on which a transcript is planned to be released: an initial one at once, the others on their day of the
 * student's last year of high school, or of the next time that day comes while that year is not known. A day that has
 * passed is today.
 */
export function releaseDayOf(
  type: TranscriptType,
  { today, graduationYear, days }: { today: CalendarDay; graduationYear: number | null; days: ReleaseDays },
): CalendarDay {
  if (type === 'Initial') return today;
  const day = type === 'Midyear' ? days.midyear : days.final;
  const thisYear = Number(today.slice(0, 4));
  const next = today.slice(5) <= day ? thisYear : thisYear + 1;
  const planned = `${graduationYear ?? next}-${day}`;
  return planned < today ? today : planned;
}
