import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import type { Repeats } from '@longleaf/rules/student-calendar/recurrences';
import { boolean, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** What the columns are called that an event and a date of its own both have. */
const WORDS_OF_AN_EVENT = {
  name: /*i18n*/ 'Name',
  schoolName: /*i18n*/ 'School',
  category: /*i18n*/ 'Category',
  start: /*i18n*/ 'Starts',
  end: /*i18n*/ 'Ends',
  allDayEvent: /*i18n*/ 'All day',
  description: /*i18n*/ 'Description',
};

/** What people put into their calendars themselves. */
export const calendarEvents = portal.table(
  'calendar_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    schoolName: text('school_name').notNull(),
    category: text().$type<CalendarCategory>().notNull(),
    /** On eastern clocks, as text that sorts as times do: an event stays at its hour when daylight saving changes. */
    start: text().notNull(),
    end: text().notNull(),
    allDayEvent: boolean('all_day_event').notNull(),
    description: text().notNull(),
    applicationDefinitionId: integer('application_definition_id'),
    repeats: text().$type<Repeats>().notNull(),
    repeatsUntil: date('repeats_until', { mode: 'string' }),
    /** Of one that was brought in from a file: a digest of the id that it has there, so that it comes in once. */
    importedAs: text('imported_as'),
  },
  (table) => [
    index('calendar_events_of').on(table.personId, table.start),
    uniqueIndex('calendar_events_imported_once').on(table.personId, table.importedAs),
  ],
);

export const keptCalendarEvents = personal(calendarEvents, {
  owner: calendarEvents.personId,
  title: /*i18n*/ 'Events in your calendar',
  keepsBack: ['personId'],
  reads: {
    ...WORDS_OF_AN_EVENT,
    repeats: /*i18n*/ 'Repeats',
    repeatsUntil: /*i18n*/ 'Repeats until',
  },
  inFileAlone: ['id', 'applicationDefinitionId', 'importedAs'],
});

/** Dates of recurring events that are left out, or are not as the others. */
export const changedDates = portal.table(
  'calendar_changed_dates',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    /** On which the event would be by its rule. */
    day: date({ mode: 'string' }).notNull(),
    /** Null where it is left out. */
    start: text(),
    end: text(),
    allDayEvent: boolean('all_day_event'),
    /** Null where it is as in the event. */
    name: text(),
    schoolName: text('school_name'),
    category: text().$type<CalendarCategory>(),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.day] })],
);

export const keptChangedDates = personal(changedDates, {
  owner: calendarEvents.personId,
  partOf: { key: changedDates.eventId, row: calendarEvents.id, tells: { name: /*i18n*/ 'Event' } },
  title: /*i18n*/ 'Changed dates of events in your calendar',
  keepsBack: [],
  reads: { day: /*i18n*/ 'Date', ...WORDS_OF_AN_EVENT },
  inFileAlone: ['eventId'],
});
