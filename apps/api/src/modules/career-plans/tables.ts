import type { CareerPlan } from '@longleaf/rules/career-plans/plan';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How the plan of each person stands now: what is asked for of many people at once, without what the plans say. */
export const careerPlans = portal.table(
  'career_plans',
  {
    personId: owner().primaryKey(),
    /** The latest version. */
    version: integer().notNull(),
    isComplete: boolean('is_complete').notNull(),
    revisedAt: moment('revised_at').notNull(),
    /** Complete versions: one at all, and one of grade 10 or later. */
    countsForGrade8: boolean('counts_for_grade_8').notNull(),
    countsForGrade10: boolean('counts_for_grade_10').notNull(),
  },
  (table) => [index('career_plans_standing').on(table.personId, table.isComplete, table.revisedAt)],
);

/** Every version of a plan, as it was saved. */
export const careerPlanVersions = portal.table(
  'career_plan_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: owner(),
    version: integer().notNull(),
    content: jsonb().$type<CareerPlan>().notNull(),
    isComplete: boolean('is_complete').notNull(),
    schoolYear: text('school_year').notNull(),
    grade: integer(),
    revisedAt: moment('revised_at').notNull(),
    /** Who saved it; nobody once that person is gone. */
    revisedById: uuid('revised_by_id').references(() => people.id, { onDelete: 'set null' }),
    /** What they were called then. */
    revisedBy: text('revised_by').notNull(),
  },
  (table) => [
    unique('career_plan_versions_once').on(table.personId, table.version),
    index('career_plan_versions_revised_by')
      .on(table.revisedById)
      .where(sql`revised_by_id is not null`),
  ],
);

export const keptCareerPlans = personal(careerPlans, {
  owner: careerPlans.personId,
  title: /*i18n*/ 'Career development plan',
  keepsBack: ['personId'],
  reads: {
    version: /*i18n*/ 'Version',
    revisedAt: /*i18n*/ 'Revised on',
    isComplete: /*i18n*/ 'Complete',
    countsForGrade8: /*i18n*/ 'Counts for grade 8',
    countsForGrade10: /*i18n*/ 'Counts for grade 10',
  },
});

export const keptCareerPlanVersions = personal(careerPlanVersions, {
  owner: careerPlanVersions.personId,
  title: /*i18n*/ 'Versions of your career development plan',
  keepsBack: ['personId', 'revisedById'],
  reads: {
    version: /*i18n*/ 'Version',
    revisedAt: /*i18n*/ 'Revised on',
    revisedBy: /*i18n*/ 'Saved by',
    schoolYear: /*i18n*/ 'School year',
    grade: /*i18n*/ 'Grade',
    isComplete: /*i18n*/ 'Complete',
    content: /*i18n*/ 'What it says',
  },
  inFileAlone: ['id'],
});
