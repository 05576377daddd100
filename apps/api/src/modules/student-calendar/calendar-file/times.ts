import type { EventTimes, WallTime } from '@longleaf/rules/student-calendar/event-times';
import type { FileEvent } from './file-event.ts';
import type { Zones } from './zones.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

export type Placed = {
  /** The times of a date of it, whose start is given on the clocks of its own zone. */
  at: (wall: number) => EventTimes;
  /** False where the file tells neither an end nor a length: it is an hour, or the day. */
  hasEnd: boolean;
};

/** Turns times of a file into those of clocks in Carolina; undefined for an event that ends before it starts. */
export function place({ start, end, duration }: FileEvent, zones: Zones): Placed | undefined {
  if (start.isDay) {
    const days = end === null ? (duration?.days ?? 1) : Math.ceil((end.wall - start.wall) / DAY);
    if (days < 0) return undefined;
    // A whole day that ends on the day on which it starts is one: some programs write its last day.
    const length = Math.max(1, days) * DAY;
    const at = (wall: number) => ({ start: textOf(wall), end: textOf(wall + length), allDayEvent: true });
    return { at, hasEnd: true };
  }
  const from = zones.instantOf(start);
  const to =
    end !== null
      ? zones.instantOf(end)
      : duration && zones.instantOf({ ...start, wall: start.wall + duration.days * DAY }) + duration.rest;
  if (to !== null && to < from) return undefined;
  const hasEnd = to !== null && to > from;
  const length = hasEnd ? to - from : HOUR;
  const at = (wall: number): EventTimes => {
    const moment = zones.instantOf({ ...start, wall });
    const first = textOf(zones.easternAt(moment));
    const last = textOf(zones.easternAt(moment + length));
    // Where clocks are put back in between, and for less than a minute, the length is kept and not the end.
    const kept = textOf(Date.parse(`${first}Z`) + Math.max(length, 60_000));
    return { start: first, end: last > first ? last : kept, allDayEvent: false };
  };
  return { at, hasEnd };
}

export function textOf(clock: number): WallTime {
  return new Date(clock).toISOString().slice(0, 16);
}
