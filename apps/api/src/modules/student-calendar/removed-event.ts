import { keptEventSchema } from '@longleaf/contract/student-calendar';
import { CALENDAR_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import { briefly, type ChangedDate } from '@longleaf/rules/student-calendar/changed-dates';
import { WHICH_DATES } from '@longleaf/rules/student-calendar/which-dates';
import { z } from 'zod';
import type { EventRow } from './repository.ts';

const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const changedDate = z.object({
  day: z.string(),
  start: orNull(z.string()),
  end: orNull(z.string()),
  allDayEvent: orNull(z.boolean()),
  name: orNull(z.string()),
  schoolName: orNull(z.string()),
  category: orNull(z.enum(CALENDAR_CATEGORIES)),
  description: orNull(z.string()),
});

/** What is needed to put an event back, or the dates of it that were deleted. */
export const removedEvent = keptEventSchema.extend({
  id: z.number(),
  importedAs: orNull(z.string()),
  /** Slips of before tell neither: they are of whole events. */
  dates: z.enum(WHICH_DATES).default('all'),
  date: orNull(z.string()),
  changed: z.array(changedDate).default([]),
});
export type RemovedEvent = z.output<typeof removedEvent>;

/** The event as it was, with those changed dates that go with what is deleted. */
export function removedFrom(
  event: EventRow,
  dates: RemovedEvent['dates'],
  date: string | null,
  changed: readonly ChangedDate[],
): RemovedEvent {
  return removedEvent.parse({ ...event, dates, date, changed: changed.map(briefly) });
}
