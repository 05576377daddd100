import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';

/** So many events of a day a month shows; the others are counted. */
export const MOST_OF_A_DAY = 3;

/** The days on which more begins or goes on than a month shows, each with all of it, in order. */
export function fullDaysOf(events: readonly CalendarEvent[]): [CalendarDay, CalendarEvent[]][] {
  const days = new Set(events.map(({ start }) => start.slice(0, 10)));
  return [...days]
    .toSorted()
    .map((day): [CalendarDay, CalendarEvent[]] => [day, events.filter((event) => isOn(event, day))])
    .filter(([, list]) => list.length > MOST_OF_A_DAY);
}

/** What ends at midnight, as all that takes a whole day does, is not on the day that begins then. */
function isOn({ start, end }: CalendarEvent, day: CalendarDay): boolean {
  const begins = start.slice(0, 10);
  return begins === day || (begins < day && end.slice(0, 16) > `${day}T00:00`);
}
