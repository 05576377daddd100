import { boolean, doublePrecision, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

// Facts of O*NET-SOC occupations, one table for each published file, so that an import replaces a table whole.
// They do not refer to the list of occupations: a file of another release may know a code that the list does not.

const onetCode = () => text('onet_code').notNull();

/** How much preparation an occupation takes: 1 little, 5 extensive. */
export const occupationJobZone = catalog.table('occupation_job_zone', {
  onetCode: onetCode().primaryKey(),
  jobZone: smallint('job_zone').notNull(),
});

/** Interest scores from 1 to 7, and the letters of the highest. */
export const occupationInterest = catalog.table('occupation_interest', {
  onetCode: onetCode().primaryKey(),
  realistic: doublePrecision('realistic').notNull(),
  investigative: doublePrecision('investigative').notNull(),
  artistic: doublePrecision('artistic').notNull(),
  social: doublePrecision('social').notNull(),
  enterprising: doublePrecision('enterprising').notNull(),
  conventional: doublePrecision('conventional').notNull(),
  hollandCode: text('holland_code'),
});

/** Other titles of an occupation; `shortTitle` is a short form of that title ('RN'). */
export const occupationAlternateTitle = catalog.table(
  'occupation_alternate_title',
  { onetCode: onetCode(), title: text('title').notNull(), shortTitle: text('short_title') },
  (table) => [primaryKey({ columns: [table.onetCode, table.title] })],
);

/** Titles that people in the job reported. */
export const occupationReportedTitle = catalog.table(
  'occupation_reported_title',
  { onetCode: onetCode(), title: text('title').notNull() },
  (table) => [primaryKey({ columns: [table.onetCode, table.title] })],
);

const rating = () => ({
  onetCode: onetCode(),
  element: text('element').notNull(),
  importance: doublePrecision('importance').notNull(),
  level: doublePrecision('level').notNull(),
});

/** Importance (1 to 5) and level (0 to 7) of skills. */
export const occupationSkill = catalog.table('occupation_skill', rating(), (table) => [
  primaryKey({ columns: [table.onetCode, table.element] }),
]);

/** Importance (1 to 5) and level (0 to 7) of fields of knowledge. */
export const occupationKnowledge = catalog.table('occupation_knowledge', rating(), (table) => [
  primaryKey({ columns: [table.onetCode, table.element] }),
]);

/** Importance (1 to 5) of work activities. */
export const occupationActivity = catalog.table(
  'occupation_activity',
  {
    onetCode: onetCode(),
    element: text('element').notNull(),
    importance: doublePrecision('importance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.onetCode, table.element] })],
);

/** Answers (1 to 5) about the people and the place of the work: how often, how long, how important. */
export const occupationContext = catalog.table(
  'occupation_context',
  { onetCode: onetCode(), element: text('element').notNull(), value: doublePrecision('value').notNull() },
  (table) => [primaryKey({ columns: [table.onetCode, table.element] })],
);

/** How far an occupation fulfils what people want of their work, from 1 to 7; the elements are the six work values. */
export const occupationWorkValue = catalog.table(
  'occupation_work_value',
  { onetCode: onetCode(), element: text('element').notNull(), value: doublePrecision('value').notNull() },
  (table) => [primaryKey({ columns: [table.onetCode, table.element] })],
);

/** Names of tools and computer programs; `kind` is 'tool' or 'technology', rank 1 is the most usual. */
export const occupationTool = catalog.table(
  'occupation_tool',
  {
    onetCode: onetCode(),
    kind: text('kind').notNull(),
    rank: smallint('rank').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.onetCode, table.kind, table.rank] })],
);

/** Names of skills and fields of knowledge. */
export const occupationElement = catalog.table('occupation_element', {
  element: text('element').primaryKey(),
  name: text('name').notNull(),
});

/** Percent of people by the education the job takes: `level` counts from 1, no high school, to 12. */
export const occupationEducation = catalog.table(
  'occupation_education',
  { onetCode: onetCode(), level: smallint('level').notNull(), percent: doublePrecision('percent').notNull() },
  (table) => [primaryKey({ columns: [table.onetCode, table.level] })],
);

/** Occupations like this one; rank 1 is the closest. */
export const occupationRelated = catalog.table(
  'occupation_related',
  {
    onetCode: onetCode(),
    relatedCode: text('related_code').notNull(),
    tier: text('tier').notNull(),
    rank: smallint('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.onetCode, table.relatedCode] })],
);

/** Career clusters and the pathways inside them. */
export const occupationCluster = catalog.table(
  'occupation_cluster',
  { onetCode: onetCode(), cluster: text('cluster').notNull(), pathway: text('pathway').notNull() },
  (table) => [primaryKey({ columns: [table.onetCode, table.cluster, table.pathway] })],
);

/** Addresses of occupations; those with `is_current` false lead to the present one. None is given twice. */
export const occupationUrlName = catalog.table(
  'occupation_url_name',
  {
    urlName: text('url_name').primaryKey(),
    onetCode: onetCode(),
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [index('occupation_url_name_code').on(table.onetCode)],
);

/** National projections: jobs and yearly openings in whole numbers, change in percent. */
export const projection = catalog.table('projection', {
  soc: text('soc').primaryKey(),
  employment: integer('employment'),
  projectedEmployment: integer('projected_employment'),
  changePercent: doublePrecision('change_percent'),
  annualOpenings: integer('annual_openings'),
  entryEducation: text('entry_education'),
  workExperience: text('work_experience'),
  onTheJobTraining: text('on_the_job_training'),
});
