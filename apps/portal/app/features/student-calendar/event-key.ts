import type { CalendarEvent } from '@longleaf/contract/student-calendar';

/** Tells one time of one event from all others. */
export function keyOf({ id, source, name, schoolName, start, date }: CalendarEvent): string {
  return JSON.stringify([source, id ?? name, date ?? schoolName, start]);
}
