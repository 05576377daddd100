import { sql } from 'drizzle-orm';
import { boolean, check, customType, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What people sent so that colleges find them: the redirection pool (CRP) and transfer assured admissions (TAAP). */
export const poolForms = portal.table(
  'pool_forms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    pool: text({ enum: ['CRP', 'TAAP'] }).notNull(),
    entryYear: integer('entry_year').notNull(),
    /** Only what is eligible reaches a college. */
    eligible: boolean().notNull(),
    /** The form as JSON, sealed with a key outside the database. */
    form: bytes().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** How often it was sent; from 1. */
    revision: integer().notNull().default(1),
    /** When it was taken back; null while it stands. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  (table) => [
    unique('pool_forms_once').on(table.personId, table.pool, table.entryYear),
    check('pool_forms_pool', sql`${table.pool} in ('CRP', 'TAAP')`),
  ],
);

export const keptPoolForms = personal(poolForms, {
  owner: poolForms.personId,
  title: /*i18n*/ 'Forms that help colleges find you',
  keepsBack: ['personId'],
  reads: {
    pool: /*i18n*/ 'Which',
    entryYear: /*i18n*/ 'For the year',
    eligible: /*i18n*/ 'Colleges may see it',
    sentAt: /*i18n*/ 'Sent on',
    takenBackAt: /*i18n*/ 'Taken back on',
    form: /*i18n*/ 'What you wrote',
  },
  inFileAlone: ['id', 'revision'],
});
