import type { StepResponse } from '@longleaf/contract/next-steps';
import { integer, jsonb, primaryKey, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** A step that somebody saved: by that it is complete (ST-217). */
export const nextStepAnswers = portal.table(
  'next_step_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId(),
    pathwayId: integer('pathway_id').notNull(),
    stepNumber: integer('step_number').notNull(),
    responses: jsonb().$type<StepResponse[]>().notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('next_step_answers_once').on(table.personId, table.pathwayId, table.stepNumber)],
);

/** Pathways of which the last step was saved; they stay complete when a step is added behind it. */
export const nextStepPathways = portal.table(
  'next_step_pathways',
  {
    personId: personId(),
    pathwayId: integer('pathway_id').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.pathwayId] })],
);

/** Who was sent to the Next Steps form, under which name, and when they finished it. */
export const nextStepForms = portal.table('next_step_forms', {
  personId: personId().primaryKey(),
  /** What the form knows the person by; drawn by chance. */
  reference: uuid().notNull().unique('next_step_forms_reference').defaultRandom(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  completedAt: timestamp('completed_at', { withTimezone: true }),
});

export const keptNextStepAnswers = personal(nextStepAnswers, {
  owner: nextStepAnswers.personId,
  title: /*i18n*/ 'Your answers in Next Steps',
  keepsBack: ['personId'],
  reads: {
    pathwayId: /*i18n*/ 'Pathway',
    stepNumber: /*i18n*/ 'Step',
    responses: /*i18n*/ 'Your answers',
    completedAt: /*i18n*/ 'Done on',
    savedAt: /*i18n*/ 'Saved on',
  },
  inFileAlone: ['id'],
});

export const keptNextStepPathways = personal(nextStepPathways, {
  owner: nextStepPathways.personId,
  title: /*i18n*/ 'Pathways of Next Steps that you finished',
  keepsBack: ['personId'],
  reads: { pathwayId: /*i18n*/ 'Pathway', completedAt: /*i18n*/ 'Finished on' },
});

export const keptNextStepForms = personal(nextStepForms, {
  owner: nextStepForms.personId,
  title: /*i18n*/ 'The Next Steps form',
  keepsBack: ['personId'],
  reads: { openedAt: /*i18n*/ 'Opened on', completedAt: /*i18n*/ 'Finished on' },
  inFileAlone: ['reference'],
});
