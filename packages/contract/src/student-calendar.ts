import { ALL_CATEGORIES, CALENDAR_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import { WHICH_DATES } from '@longleaf/rules/student-calendar/which-dates';
import { isWallTime } from '@longleaf/rules/student-calendar/event-times';
import { REPEATS } from '@longleaf/rules/student-calendar/recurrences';
import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-083 to MSG-085, as the specification has them. */
export const calendarMessages = {
  notSaved: /*i18n*/ 'Event did not save!',
  notEdited: /*i18n*/ 'Event did not edit',
  notDeleted: /*i18n*/ 'Event did not delete',
} as const;

/**
 * The project's own bounds: all that a calendar file may hold finds room, and all events that come back, were each to do so
 * daily, still fit into one answer.
 */
export const CALENDAR_EVENTS_LIMIT = 5000;
export const RECURRING_EVENTS_LIMIT = 500;
export const CALENDAR_DAYS_LIMIT = 62;

export const calendarFailures = {
  tooMany: fill(/*i18n*/ 'You can keep {limit} events. Delete one first.', { limit: CALENDAR_EVENTS_LIMIT }),
  tooManyRecurring: fill(
    /*i18n*/ 'You can keep {limit} events that repeat. Delete one of them first, or let this one not repeat.',
    { limit: RECURRING_EVENTS_LIMIT },
  ),
  gone: /*i18n*/ 'This event is no longer in your calendar. It may have been deleted in another tab.',
  tooManyChanges:
    /*i18n*/ 'You changed too many dates of this event alone. Change all of its dates, or make a new event.',
  noSuchDate:
    /*i18n*/ 'This event is no longer on this date. It may have been changed or deleted in another tab.',
  notLoaded: /*i18n*/ 'We could not load your calendar.',
  wrongDays: fill(/*i18n*/ 'Ask for {limit} days at most, the last one not before the first.', {
    limit: CALENDAR_DAYS_LIMIT,
  }),
} as const;

const text = (most: number) =>
  z
    .string({ error: /*i18n*/ 'This must be text.' })
    .nullish()
    .transform((value) => (value ?? '').toWellFormed().replaceAll('\0', '').trim())
    .refine((value) => value.length <= most, /*i18n*/ 'This is too long');
const time = z
  .string({ error: /*i18n*/ 'Enter a date and a time' })
  .refine(
    (value) => isWallTime(value) && value >= '1899-01-01' && value < '2200',
    /*i18n*/ 'Enter a date and a time',
  );
const day = z
  .string({ error: /*i18n*/ 'Enter a date that exists' })
  .refine(
    (value) => isCalendarDay(value) && value >= '1899-01-01' && value < '2200',
    /*i18n*/ 'Enter a date that exists',
  );

const newEventSchema = z.object({
  name: text(200).refine((value) => value !== '', /*i18n*/ 'Enter a name'),
  schoolName: text(200),
  category: z.enum(CALENDAR_CATEGORIES, { error: /*i18n*/ 'Choose from the list' }),
  /** On eastern clocks. */
  start: time,
  end: time,
  allDayEvent: z.boolean({ error: /*i18n*/ 'This is true or false.' }),
  description: text(4000),
  applicationDefinitionId: z
    .number({ error: /*i18n*/ 'This must be a number.' })
    .int(/*i18n*/ 'This must be a number.')
    .min(0, /*i18n*/ 'This must be a number.')
    .max(2_147_483_647, /*i18n*/ 'This must be a number.')
    .nullish()
    .transform((value) => value ?? null),
  repeats: z
    .enum(REPEATS, { error: /*i18n*/ 'Choose from the list' })
    .nullish()
    .transform((value) => value ?? 'never'),
  repeatsUntil: day.nullish().transform((value) => value ?? null),
});
export type NewCalendarEvent = z.output<typeof newEventSchema>;

/** Which dates of a recurring event are meant, and the one that was chosen: the day that it has by the event's rule. */
const chosenDates = {
  dates: z
    .enum(WHICH_DATES, { error: /*i18n*/ 'Choose from the list' })
    .nullish()
    .transform((value) => value ?? 'all'),
  date: day.nullish().transform((value) => value ?? null),
};
export type ChosenDates = z.output<z.ZodObject<typeof chosenDates>>;

/** What is kept of an event. */
export const keptEventSchema = z.object({
  name: z.string(),
  schoolName: z.string(),
  category: z.enum(CALENDAR_CATEGORIES),
  start: z.string(),
  end: z.string(),
  allDayEvent: z.boolean(),
  description: z.string(),
  applicationDefinitionId: z.number().int().nullable(),
  repeats: z.enum(REPEATS),
  repeatsUntil: z.string().nullable(),
});

const calendarEventSchema = keptEventSchema.extend({
  /** Of the person's own event; null for what another feature has. */
  id: z.number().int().nullable(),
  userId: z.uuid(),
  /** The day of this date by the rule of its event, wherever it was moved to; null for what another feature has. */
  date: z.string().nullable(),
  /** The recurring event that it is a date of, with its first times: what is edited when all dates are. */
  whole: keptEventSchema.nullable(),
  /**
   * Whose date it is: one's own event, a date of the application hub that the college or the student set, a day that a
   * saved college or a saved enrichment program stated, or the planned release of a transcript.
   */
  source: z.enum(['own', 'college', 'student', 'saved-college', 'saved-enrichment', 'transcript']),
  /** Where a stated day was read; null where nobody states it. */
  statedBy: z.string().nullable(),
});
export type CalendarEvent = z.output<typeof calendarEventSchema>;

/** The first and the last day that are asked for. */
export const calendarRange = { beginDate: day, endDate: day };

export const studentCalendarOperations = {
  saveStudentEvent: operation({
    id: 'API-174',
    method: 'POST',
    path: '/Calendar/saveStudentEvent',
    policy: 'calendar-event:change',
    summary: 'Keeps an event of your own; gives its id. The same one twice is one.',
    body: newEventSchema,
    response: z.number().int(),
  }),
  updateStudentEvent: operation({
    id: 'API-175',
    method: 'POST',
    path: '/Calendar/updateStudentEvent',
    policy: 'calendar-event:change',
    summary:
      'Changes an event of your own: of a recurring one all dates, one, or one and those after it, which become an event of their own. Gives the id of what was changed.',
    body: newEventSchema.extend({ id: rowId, ...chosenDates }),
    response: z.number().int(),
  }),
  deleteStudentEvent: operation({
    id: 'API-176',
    method: 'GET',
    path: '/Calendar/deleteStudentEvent/{id}',
    policy: 'calendar-event:change',
    summary: 'Deletes an event of your own: of a recurring one all dates, one, or one and those after it.',
    params: z.object({ id: rowId }),
    query: z.object(chosenDates),
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  restoreStudentEvent: operation({
    id: 'project',
    method: 'POST',
    path: '/Calendar/restoreStudentEvent',
    policy: 'calendar-event:change',
    summary: 'Undoes the deletion of an event. Doing it again changes nothing.',
    body: undoBody,
    response: z.number().int(),
  }),
  getAllEvents: operation({
    id: 'API-177',
    method: 'GET',
    path: '/Calendar/getAllEvents',
    policy: 'calendar-event:read',
    summary:
      'What is in your calendar from one day to another: your events, and the days that other features keep.',
    query: z.object({
      ...calendarRange,
      filterCategory: z
        .enum([ALL_CATEGORIES, ...CALENDAR_CATEGORIES], { error: /*i18n*/ 'Choose from the list' })
        .optional(),
    }),
    response: z.array(calendarEventSchema),
  }),
};
