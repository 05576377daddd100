/** The figures of a wage table that can be missing, as the calls name them (ENT-211 to 217, GAP-026). */
export const wageFields = [
  'employment',
  'jobsPer1000',
  'annualMeanWage',
  'annual10th',
  'annual25th',
  'annualMedianWage',
  'annual75th',
  'annual90th',
  'hourlyMeanWage',
  'hourly10th',
  'hourly25th',
  'hourlyMedianWage',
  'hourly75th',
  'hourly90th',
] as const;
export type WageField = (typeof wageFields)[number];

/**
 * Why a figure is null.
 * - suppressed: the publisher holds it back, too few people or too uncertain.
 * - topCoded: at or above the highest wage that the publisher states.
 * - suppressedOrTopCoded: one of the two; the table does not tell which.
 * - hourlyOnly, annualOnly: published the other way only.
 * - notInTable: the table at hand has no such figure for anybody.
 * - notListed: the table at hand does not list the occupation.
 */
export const missingReasons = [
  'suppressed',
  'topCoded',
  'suppressedOrTopCoded',
  'hourlyOnly',
  'annualOnly',
  'notInTable',
  'notListed',
] as const;
export type MissingReason = (typeof missingReasons)[number];
