import { sql } from 'drizzle-orm';
import { integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** A college somebody plans to go to, and why. By name alone where the name is that of no college we know. */
export const intentsToEnroll = portal.table(
  'intents_to_enroll',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    collegeId: integer('college_id'),
    collegeName: text('college_name').notNull(),
    /** Ids of reasons (CON-076). */
    reasons: jsonb().$type<readonly number[]>().notNull(),
    reasonNotes: text('reason_notes').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('intents_to_enroll_once').on(
      table.personId,
      sql`coalesce(${table.collegeId}::text, lower(${table.collegeName}))`,
    ),
  ],
);

export const keptIntents = personal(intentsToEnroll, {
  owner: intentsToEnroll.personId,
  title: /*i18n*/ 'Where you plan to go',
  keepsBack: ['personId'],
  reads: {
    collegeName: /*i18n*/ 'College',
    reasons: /*i18n*/ 'Why',
    reasonNotes: /*i18n*/ 'Your note',
    savedAt: /*i18n*/ 'Saved on',
  },
  inFileAlone: ['id', 'collegeId'],
});
