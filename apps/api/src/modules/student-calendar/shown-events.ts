import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import { type ChangedDate, datesBetween } from '@longleaf/rules/student-calendar/changed-dates';
import type { OtherDate } from './other-dates.ts';
import type { EventRow } from './repository.ts';
import { wholeDays } from '@longleaf/rules/student-calendar/whole-days';

/** The dates of a person's own event between two midnights. */
export function shownOwn(
  { personId, ...row }: EventRow,
  changes: readonly ChangedDate[],
  from: string,
  to: string,
): CalendarEvent[] {
  return datesBetween(row, changes, from, to).map(({ day, times, change }) => ({
    ...row,
    ...times,
    name: change?.name ?? row.name,
    schoolName: change?.schoolName ?? row.schoolName,
    category: change?.category ?? row.category,
    description: change?.description ?? row.description,
    userId: personId,
    date: day,
    whole: row.repeats === 'never' ? null : row,
    source: 'own',
    statedBy: null,
  }));
}

/** A day of another feature as an event that lasts all day. */
export function shownOther(other: OtherDate, owner: string): CalendarEvent {
  const { on, category, name, schoolName, source, statedBy } = other;
  const event = {
    ...wholeDays(on, on),
    category,
    name,
    schoolName,
    description: '',
    applicationDefinitionId: null,
    repeats: 'never' as const,
    repeatsUntil: null,
  };
  return { ...event, source, statedBy, id: null, userId: owner, date: null, whole: null };
}
