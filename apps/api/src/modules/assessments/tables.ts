import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** Each time that somebody takes an assessment; one at a time is not finished (ST-183). */
export const assessmentSessions = portal.table(
  'assessment_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    assessmentId: integer('assessment_id').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** Taken in the system before this one (GAP-025). */
    isLegacy: boolean('is_legacy').notNull().default(false),
  },
  (table) => [
    uniqueIndex('assessment_sessions_one_open')
      .on(table.personId, table.assessmentId)
      .where(sql`${table.completedAt} is null`),
    index('assessment_sessions_completed').on(table.personId, table.assessmentId, table.completedAt.desc()),
  ],
);

/** One answer to each question of a session. */
export const assessmentAnswers = portal.table(
  'assessment_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => assessmentSessions.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull(),
    answer: text().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Taken back at that moment: what was answered is gone, and an older answer that comes late does not bring it back. */
    isTakenBack: boolean('is_taken_back').notNull().default(false),
  },
  (table) => [
    unique('assessment_answers_once').on(table.sessionId, table.questionId),
    index('assessment_answers_of').on(table.personId),
  ],
);

export const keptAssessmentSessions = personal(assessmentSessions, {
  owner: assessmentSessions.personId,
  title: /*i18n*/ 'Surveys about yourself',
  keepsBack: ['personId'],
  reads: {
    assessmentId: /*i18n*/ 'Survey',
    startedAt: /*i18n*/ 'Started on',
    completedAt: /*i18n*/ 'Finished on',
  },
  inFileAlone: ['id', 'isLegacy'],
});

export const keptAssessmentAnswers = personal(assessmentAnswers, {
  owner: assessmentAnswers.personId,
  title: /*i18n*/ 'Your answers in surveys',
  keepsBack: ['personId'],
  reads: {
    questionId: /*i18n*/ 'Question',
    answer: /*i18n*/ 'Your answer',
    answeredAt: /*i18n*/ 'Answered on',
  },
  inFileAlone: ['id', 'sessionId', 'isTakenBack'],
});
