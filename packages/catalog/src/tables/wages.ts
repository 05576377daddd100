import { doublePrecision, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/**
 * Wages of a SOC code in an area: dollars, jobs, and jobs in a thousand. `missing` has one letter for each figure in the
 * order of the columns: '-' published, or why it is null (see `missingLetters`). From `topCode` dollars a year on, the
 * publisher says no more than 'at least'.
 */
const wages = (name: string) =>
  catalog.table(
    name,
    {
      areaId: text('area_id').notNull(),
      areaName: text('area_name').notNull(),
      topCode: integer('top_code'),
      soc: text('soc').notNull(),
      employment: integer('employment'),
      jobsPer1000: doublePrecision('jobs_per_1000'),
      annualMean: integer('annual_mean'),
      annual10th: integer('annual_10th'),
      annual25th: integer('annual_25th'),
      annualMedian: integer('annual_median'),
      annual75th: integer('annual_75th'),
      annual90th: integer('annual_90th'),
      hourlyMean: doublePrecision('hourly_mean'),
      hourly10th: doublePrecision('hourly_10th'),
      hourly25th: doublePrecision('hourly_25th'),
      hourlyMedian: doublePrecision('hourly_median'),
      hourly75th: doublePrecision('hourly_75th'),
      hourly90th: doublePrecision('hourly_90th'),
      missing: text('missing').notNull(),
    },
    (table) => [primaryKey({ columns: [table.areaId, table.soc] }), index(`${name}_soc`).on(table.soc)],
  );

// One table for each published file, so that an import replaces a table whole.
export const wageNational = wages('wage_national');
export const wageState = wages('wage_state');
export const wageMetro = wages('wage_metro');

/** The wider group that wages and projections are published for when an occupation has none of its own. */
export const socGroup = catalog.table('soc_group', {
  soc: text('soc').primaryKey(),
  groupSoc: text('group_soc').notNull(),
  title: text('title').notNull(),
});
