import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { college } from './college.ts';
import { catalog } from './schema.ts';

/** Dates of the academic calendars of colleges. None come with the product: a host imports them. */
export const academicDate = catalog.table(
  'academic_date',
  {
    collegeId: integer('college_id')
      .notNull()
      .references(() => college.id, { onDelete: 'cascade' }),
    /** Such as 2026-27. */
    academicYear: text('academic_year').notNull(),
    /** As the college calls it: Fall 2026. */
    term: text('term').notNull(),
    event: text('event').notNull(),
    /** Days, such as 2026-08-17; the same day where it lasts one. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    /** Where the row was read. */
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.startsOn, table.term, table.event] })],
);
