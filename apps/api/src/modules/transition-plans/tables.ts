import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const said = () => ({
  pathType: text('path_type').notNull(),
  planDescriptionNotes: text('plan_description_notes').notNull(),
  careerGoalNotes: text('career_goal_notes').notNull(),
  supportNotes: text('support_notes').notNull(),
  nextTransitionNotes: text('next_transition_notes').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

/** What a student plans after school: one plan at most. */
export const transitionPlans = portal.table('transition_plans', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  personId: uuid('person_id')
    .notNull()
    .unique('transition_plans_once')
    .references(() => people.id, { onDelete: 'cascade' }),
  ...said(),
});

/** What a plan said before it was changed. */
export const formerTransitionPlans = portal.table(
  'former_transition_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    ...said(),
  },
  (table) => [
    index('former_transition_plans_newest').on(table.personId, table.savedAt.desc(), table.id.desc()),
  ],
);

const reads = {
  pathType: /*i18n*/ 'Path',
  planDescriptionNotes: /*i18n*/ 'Your plan',
  careerGoalNotes: /*i18n*/ 'Your career goal',
  supportNotes: /*i18n*/ 'Support that you need',
  nextTransitionNotes: /*i18n*/ 'Your next step',
  savedAt: /*i18n*/ 'Saved on',
};

export const keptTransitionPlans = personal(transitionPlans, {
  owner: transitionPlans.personId,
  title: /*i18n*/ 'Transition plan',
  keepsBack: ['personId'],
  reads,
  inFileAlone: ['id'],
});

export const keptFormerTransitionPlans = personal(formerTransitionPlans, {
  owner: formerTransitionPlans.personId,
  title: /*i18n*/ 'Former versions of your transition plan',
  keepsBack: ['personId'],
  reads,
  inFileAlone: ['id'],
});
