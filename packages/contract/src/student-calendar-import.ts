import { IMPORT_NOTES, LEFT_OUT_REASONS } from '@longleaf/rules/student-calendar/brought-in';
import { CALENDAR_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import { REPEATS } from '@longleaf/rules/student-calendar/recurrences';
import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';
import { CALENDAR_EVENTS_LIMIT, RECURRING_EVENTS_LIMIT } from './student-calendar.ts';

/** The project's own bounds: what a file of so many events takes. */
export const IMPORT_EVENTS_LIMIT = 5000;
export const IMPORT_FILE_BYTES = 4 * 1024 * 1024;

export const importFailures = {
  noCalendar:
    /*i18n*/ 'This is not a calendar file. Export one from your calendar app: its name ends in .ics.',
  tooManyInFile: fill(
    /*i18n*/ 'This file has more than {limit} events. Export fewer of them in your calendar app.',
    { limit: IMPORT_EVENTS_LIMIT },
  ),
  tooLong: /*i18n*/ 'This file takes too long to read. Export fewer events in your calendar app.',
  nothingChosen: /*i18n*/ 'Choose at least one event.',
  notInFile: /*i18n*/ 'An event that you chose is not in this file. Choose the file again.',
  noRoom: (kept: number, chosen: number) =>
    fill(
      /*i18n*/ 'You have {kept} of {limit} events, and these are {chosen} more. Choose fewer, or delete some first.',
      { kept, chosen, limit: CALENDAR_EVENTS_LIMIT },
    ),
  noRoomToRepeat: (kept: number, chosen: number) =>
    fill(
      /*i18n*/ 'You have {kept} of {limit} events that repeat, and {chosen} more of these do. Choose fewer of them, or delete some first.',
      { kept, chosen, limit: RECURRING_EVENTS_LIMIT },
    ),
  goneAlready: /*i18n*/ 'These events are no longer in your calendar.',
  notRead: /*i18n*/ 'We could not read this file.',
} as const;

const file = {
  field: 'file',
  atMost: 1,
  maxBytes: IMPORT_FILE_BYTES,
  types: ['text/calendar'],
} as const;

/** An event of a file as it would come in; its first times where it is several. */
const comingEvent = z.object({
  /** Tells it from the others of the file. */
  key: z.string(),
  /** Empty where the file gives none. */
  name: z.string(),
  start: z.string(),
  end: z.string(),
  allDayEvent: z.boolean(),
  repeats: z.enum(REPEATS),
  repeatsUntil: z.string().nullable(),
  /** How many events would be added for it: 0 for one that was brought in before. */
  adds: z.number().int(),
  /** The day of its last date where it comes in as single events. */
  lastDay: z.string().nullable(),
  /** It has no date left. */
  isOver: z.boolean(),
  notes: z.array(z.enum(IMPORT_NOTES)),
});
export type ComingEvent = z.output<typeof comingEvent>;

const previewSchema = z.object({
  events: z.array(comingEvent),
  /** What does not come in, and why. */
  leftOut: z.array(
    z.object({ name: z.string().nullable(), start: z.string().nullable(), reason: z.enum(LEFT_OUT_REASONS) }),
  ),
  /** Tasks and other things that are no events. */
  others: z.number().int(),
  /** The file ends early: there may have been more in it. */
  isCut: z.boolean(),
  /** How many events the calendar has. */
  kept: z.number().int(),
});
export type ImportPreview = z.output<typeof previewSchema>;

const keys = z
  .string({ error: importFailures.nothingChosen })
  .transform((text) => [...new Set(text.split(',').filter((key) => key !== ''))])
  .refine((list) => list.length > 0, importFailures.nothingChosen);

export const calendarImportOperations = {
  previewImport: operation({
    id: 'project',
    method: 'POST',
    path: '/Calendar/previewImport',
    policy: 'calendar-event:read',
    summary: 'What would come into your calendar from a file of another one. Nothing of it is kept.',
    files: file,
    response: previewSchema,
    perMinute: 20,
  }),
  importEvents: operation({
    id: 'project',
    method: 'POST',
    path: '/Calendar/importEvents',
    policy: 'calendar-event:change',
    summary:
      'Adds events of a file, all of them or none; gives the ids of those that are new. What came in before stays as it is.',
    files: file,
    body: z.object({
      /** Their keys, with commas between them. */
      chosen: keys,
      category: z.enum(CALENDAR_CATEGORIES, { error: /*i18n*/ 'Choose from the list' }),
    }),
    response: z.object({ added: z.array(z.number().int()) }),
    perMinute: 20,
  }),
  undoImport: operation({
    id: 'project',
    method: 'POST',
    path: '/Calendar/undoImport',
    policy: 'calendar-event:change',
    summary: 'Deletes events that you brought in from a file; gives how many it were.',
    body: z.object({
      ids: z
        .array(rowId, { error: importFailures.nothingChosen })
        .min(1, importFailures.nothingChosen)
        .max(CALENDAR_EVENTS_LIMIT, importFailures.nothingChosen),
    }),
    response: z.object({ removed: z.number().int() }),
  }),
};
