import { isCalendarDay } from '../profile/calendar-day.ts';
import type { Repeats } from './recurrences.ts';

/** A time on the clocks of the eastern time zone: `2026-11-17T16:00`. Texts sort as times do. */
export type WallTime = string;

export type EventTimes = {
  start: WallTime;
  /** After the start; of an event that lasts all day, the midnight after its last day. */
  end: WallTime;
  allDayEvent: boolean;
};

/** Tells whether a text is a time that a clock can show. */
export function isWallTime(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return text.length === 16 && isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** An event that lasts all day has zero times (ST-259, VAL-056). */
export function withZeroTimes<T extends EventTimes>(event: T): T {
  const zero = (time: WallTime) => `${time.slice(0, 10)}T00:00`;
  return event.allDayEvent ? { ...event, start: zero(event.start), end: zero(event.end) } : event;
}

/** How many days a repeating event can last at most: no two of its times run at once. */
const DAYS_BETWEEN = { never: Infinity, daily: 1, weekly: 7, monthly: 28 };

/** What is wrong with the end of an event, new or edited (VAL-054, VAL-055). */
export function complainAboutTimes({
  start,
  end,
  repeats,
}: EventTimes & { repeats: Repeats }): string | undefined {
  if (end <= start) return /*i18n*/ 'The end must be after the start';
  const days = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 86_400_000;
  return days > DAYS_BETWEEN[repeats] ? /*i18n*/ 'It must end before it repeats' : undefined;
}
