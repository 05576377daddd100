import { sql } from 'drizzle-orm';
import { integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** A college search somebody saved: its name and its filters as JSON text. */
export const savedSearches = portal.table(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    /** The colleges that it found when it was last looked at, for residents of a state; null before that was kept. */
    seen: jsonb().$type<{ residency: string; colleges: readonly number[] }>(),
  },
  (table) => [uniqueIndex('saved_searches_name').on(table.personId, sql`lower(${table.name})`)],
);

export const keptSearches = personal(savedSearches, {
  owner: savedSearches.personId,
  title: /*i18n*/ 'Saved searches',
  keepsBack: ['personId'],
  reads: {
    name: /*i18n*/ 'Name',
    search: /*i18n*/ 'What it looks for',
    savedAt: /*i18n*/ 'Saved on',
  },
  inFileAlone: ['id', 'seen'],
});
