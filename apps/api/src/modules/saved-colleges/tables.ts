import type { ActionDone } from '@longleaf/rules/saved-colleges/tracked-actions';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** A college somebody saved. The catalogue is facts that are loaded anew, so it is not referred to by a key. */
export const savedColleges = portal.table(
  'saved_colleges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    collegeId: integer('college_id').notNull(),
    notes: text().notNull().default(''),
    campusNotes: text('campus_notes').notNull().default(''),
    /** What the student has done about it (CON-075), in the order of the ids. */
    actions: jsonb()
      .$type<readonly ActionDone[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('saved_colleges_once').on(table.personId, table.collegeId),
    index('saved_colleges_newest').on(table.personId, table.savedAt.desc(), table.id.desc()),
  ],
);

export const keptColleges = personal(savedColleges, {
  owner: savedColleges.personId,
  title: /*i18n*/ 'Saved colleges',
  keepsBack: ['personId'],
  reads: {
    collegeId: /*i18n*/ 'College',
    notes: /*i18n*/ 'Your note',
    campusNotes: /*i18n*/ 'Your note on the campus',
    actions: /*i18n*/ 'What you have done',
    savedAt: /*i18n*/ 'Saved on',
  },
  inFileAlone: ['id'],
});
