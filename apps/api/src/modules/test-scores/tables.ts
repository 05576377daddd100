import { TEST_SCORES_LIMIT } from '@longleaf/contract/test-scores';
import type { ScoreValues } from '@longleaf/rules/test-scores/score-field';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** Scores that people typed in: one row for each time a test was taken, or for each subject of a list test. */
export const testScores = portal.table(
  'test_scores',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** CON-088. */
    testId: smallint('test_id').notNull(),
    /** The code of the subject of a list test; null for any other test. */
    subject: text(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    /** By the keys of the fields of the test. */
    scores: jsonb().$type<ScoreValues>().notNull(),
    /** One of the places that a person has: no two rows share one, which holds the limit without a lock. */
    place: smallint().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // VAL-058: a subject is in the list once, and there is one result of a test on one day.
    uniqueIndex('test_scores_subject')
      .on(table.personId, table.testId, table.subject)
      .where(sql`subject is not null`),
    uniqueIndex('test_scores_day')
      .on(table.personId, table.testId, table.takenOn)
      .where(sql`subject is null`),
    unique('test_scores_place').on(table.personId, table.place),
    check('test_scores_limit', sql.raw(`place between 1 and ${TEST_SCORES_LIMIT}`)),
  ],
);

export const keptTestScores = personal(testScores, {
  owner: testScores.personId,
  title: /*i18n*/ 'Test scores',
  keepsBack: ['personId'],
  reads: {
    testId: /*i18n*/ 'Test',
    subject: /*i18n*/ 'Subject',
    takenOn: /*i18n*/ 'Taken on',
    scores: /*i18n*/ 'Scores',
    addedAt: /*i18n*/ 'Added on',
  },
  inFileAlone: ['id', 'place'],
});
