import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import { occurrencesBetween } from '@longleaf/rules/student-calendar/recurrences';
import type { OtherDate } from './other-dates.ts';
import type { EventRow } from './repository.ts';
import { wholeDays } from '@longleaf/rules/student-calendar/whole-days';

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
export function shownOther(other: OtherDate, owner: string): CalendarEvent {
  const { on, category, name, schoolName, source, statedBy } = other;
  const times = wholeDays(on, on);
  return {
    ...times,
    category,
    name,
    schoolName,
    source,
    statedBy,
    id: null,
    description: '',
    applicationDefinitionId: null,
    userId: owner,
    repeats: 'never',
    repeatsUntil: null,
    firstStart: times.start,
    firstEnd: times.end,
  };
}
