import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import { occurrencesBetween } from '@longleaf/rules/student-calendar/recurrences';
import type { OtherDate } from './other-dates.ts';
import type { EventRow } from './repository.ts';

/** The times of a person's own event between two midnights. */
export function shownOwn({ personId, ...row }: EventRow, from: string, to: string): CalendarEvent[] {
  return occurrencesBetween(row, from, to).map((times) => ({
    ...row,
    ...times,
    userId: personId,
    firstStart: row.start,
    firstEnd: row.end,
    source: 'own',
    statedBy: null,
  }));
}

/** A day of another feature as an event that lasts all day. */
export function shownOther({ on, replacedBy: _, ...date }: OtherDate, owner: string): CalendarEvent {
  const start = `${on}T00:00`;
  const end = new Date(Date.parse(`${start}Z`) + 86_400_000).toISOString().slice(0, 16);
  return {
    ...date,
    id: null,
    start,
    end,
    allDayEvent: true,
    description: '',
    applicationDefinitionId: null,
    userId: owner,
    repeats: 'never',
    repeatsUntil: null,
    firstStart: start,
    firstEnd: end,
  };
}
