import { missingReasons, wageFields } from '@longleaf/rules/careers/wages';
import { z } from 'zod';
import { operation } from './operation.ts';
import { optionalText } from './query-values.ts';

const figure = z.number().nullable();

/**
 * The wages of an occupation in an area (ENT-211 to 218): dollars before tax, jobs. A figure that was not published is
 * null and `missing` says why; it is never zero.
 */
export const wageResult = z.object({
  /** '99' the nation, '37' North Carolina, or the Census code of a metropolitan area (GAP-028). */
  areaId: z.string(),
  area: z.string(),
  annualMeanWage: figure,
  annualMedianWage: figure,
  annual10th: figure,
  annual25th: figure,
  annual75th: figure,
  annual90th: figure,
  hourlyMeanWage: figure,
  hourlyMedianWage: figure,
  hourly10th: figure,
  hourly25th: figure,
  hourly75th: figure,
  hourly90th: figure,
  jobsPer1000: figure,
  employment: figure,
  missing: z.partialRecord(z.enum(wageFields), z.enum(missingReasons)),
  /** Wages with the reason `topCoded` are at least this many dollars a year; null where the table has no such bound. */
  topCode: figure,
  /** 'May 2025'. */
  period: z.string(),
  /** Key of the source in the list of sources (`/data`). */
  source: z.string(),
  /** The SOC group that the figures are of, and whether it is wider than the occupation. */
  socCode: z.string(),
  socTitle: z.string().nullable(),
  isWiderGroup: z.boolean(),
});
export type WageResult = z.output<typeof wageResult>;

/** ENT-209, ENT-210. */
export const wageData = z.object({ totalCount: z.int(), results: z.array(wageResult) });
export type WageData = z.output<typeof wageData>;

/** An occupation's url name or code; a program's url name or code. */
export const exploreKey = z.string().min(1).max(200);

const occupationParams = z.object({ occupation: exploreKey });
const fixed = (value: string, message: string) =>
  optionalText(z.string(message).refine((text) => text.toUpperCase() === value, message));

/** Wages in North Carolina (API-066): the address of `ncWageDataUrl`. */
const ncWages = operation({
  id: 'API-066',
  method: 'GET',
  path: '/careers/occupations/{occupation}/ncwages',
  policy: 'public',
  cache: 'catalog',
  summary: 'What an occupation earns in North Carolina',
  params: occupationParams,
  response: wageData,
});

/** Wages in the nation (API-067, CON-059): the address of `usWageDataUrl`. */
const usWages = operation({
  id: 'API-067',
  method: 'GET',
  path: '/careers/occupations/{occupation}/uswages',
  policy: 'public',
  cache: 'catalog',
  summary: 'What an occupation earns in the nation',
  params: occupationParams,
  query: z.object({ naics: fixed('000000', /*i18n*/ 'Wages are of all industries together: use 000000.') }),
  response: wageData,
});

/** Wages in the metropolitan areas of the setting METRO_AREAS (API-068, CON-060, GAP-027): `stateWageDataUrl`. */
const ncMsaWages = operation({
  id: 'API-068',
  method: 'GET',
  path: '/careers/occupations/{occupation}/ncmsawages',
  policy: 'public',
  cache: 'catalog',
  summary: 'What an occupation earns in metropolitan areas of North Carolina',
  params: occupationParams,
  query: z.object({ areaType: fixed('NCMSA', /*i18n*/ 'Wages are of metropolitan areas: use NCMSA.') }),
  response: wageData,
});

export const wageOperations = { ncWages, usWages, ncMsaWages };
