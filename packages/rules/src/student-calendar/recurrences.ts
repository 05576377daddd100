import type { CalendarDay } from '../profile/calendar-day.ts';
import type { EventTimes, WallTime } from './event-times.ts';

/** How often an event comes back. */
export const REPEATS = ['never', 'daily', 'weekly', 'monthly'] as const;
export type Repeats = (typeof REPEATS)[number];

export type Recurring = EventTimes & {
  repeats: Repeats;
  /** The last day on which it may start; null while it goes on. */
  repeatsUntil: CalendarDay | null;
};

const DAY = 86_400_000;
const clockOf = (time: WallTime) => Date.parse(`${time}:00Z`);
const timeOf = (clock: number): WallTime => new Date(clock).toISOString().slice(0, 16);

/**
 * The times of an event between two midnights: each keeps the hour on the clock and the length on it, whatever daylight
 * saving does. A month without the day has none.
 */
export function occurrencesBetween(event: Recurring, from: WallTime, to: WallTime): EventTimes[] {
  const { allDayEvent, repeats, repeatsUntil } = event;
  const first = clockOf(event.start);
  const length = clockOf(event.end) - first;
  const found: EventTimes[] = [];
  const last = repeatsUntil === null ? to : `${repeatsUntil}T23:59`;
  const earliest = clockOf(from) - length;
  for (let step = firstStep(event, earliest); ; step += 1) {
    const at = startOf(event, step);
    if (at === undefined) continue;
    const start = timeOf(at);
    if (start >= to || (step > 0 && start > last)) break;
    if (at > earliest) found.push({ start, end: timeOf(at + length), allDayEvent });
    if (repeats === 'never') break;
  }
  return found;
}

/** A step at or before the first that can be seen, so that old events cost no more than new ones. */
function firstStep({ start, repeats }: Recurring, earliest: number): number {
  const days = Math.floor((earliest - clockOf(start)) / DAY);
  const every = { never: Infinity, daily: 1, weekly: 7, monthly: 31 }[repeats];
  return Math.max(0, Math.floor(days / every) - 1);
}

function startOf({ start, repeats }: Recurring, step: number): number | undefined {
  const first = clockOf(start);
  if (repeats !== 'monthly') return first + step * DAY * (repeats === 'weekly' ? 7 : 1);
  const date = new Date(first);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.getUTCDate() === day ? date.getTime() : undefined;
}
