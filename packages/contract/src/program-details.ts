import { z } from 'zod';
import { paidCareer } from './career-card.ts';
import { exploreKey } from './career-wages.ts';
import { lastSearchPage } from './search-limits.ts';
import { explorePage, exploreYears } from './explore-search.ts';
import { operation } from './operation.ts';
import { offeredProgram, programLevel, programName, programSchool } from './program-card.ts';
import { wholeNumber } from './query-values.ts';

/** Most occupations, neighbouring programs and colleges that the details show. */
export const programDetailLimits = { occupations: 12, related: 8, schools: 10 } as const;

/** A program with all that its page shows (ENT-244 to 246). */
export const programDetails = z.object({
  isSaved: z.boolean(),
  ...programName.shape,
  description: z.string(),
  /** CIP family of 2 digits and group of 4. */
  family: z.object({ code: z.string(), title: z.string() }),
  group: z.object({ code: z.string(), title: z.string() }),
  cluster: z.object({ code: z.string(), key: z.string(), name: z.string() }).nullable(),
  /** All nine degree types in their order; one that nobody offers has 0 schools. */
  levels: z.array(programLevel),
  /** What it leads to, the most jobs in the nation first, at most 12. */
  occupations: z.object({
    totalCount: z.int(),
    results: z.array(paidCareer),
  }),
  /** Colleges that offer it, North Carolina first, then by name: the first page of `schoolsOfferingProgram`. */
  schools: z.object({ ...explorePage, ncCount: z.int(), results: z.array(programSchool) }),
  /** Programs of the same group, at most 8. */
  related: z.array(offeredProgram),
  /** Key of the source of the awards in the list of sources (`/data`). */
  source: z.string(),
  years: exploreYears,
});
export type ProgramDetails = z.output<typeof programDetails>;

/** A program by url name or CIP code (API-120). `isSaved` is yours when signed in; a former url name is understood. */
const program = operation({
  id: 'API-120',
  method: 'GET',
  path: '/programsMajors/programs/{name}',
  policy: 'public',
  cache: 'catalog-or-personal',
  summary: 'A program with its levels, occupations and colleges',
  params: z.object({ name: exploreKey }),
  response: programDetails,
});

/** Colleges that offer a program, ten to a page, North Carolina first, then by name (API-121). */
const schoolsOfferingProgram = operation({
  id: 'API-121',
  method: 'GET',
  path: '/programsMajors/programs/schoolsOfferingProgram/{name}',
  policy: 'public',
  cache: 'catalog',
  summary: 'Colleges that offer a program',
  params: z.object({ name: exploreKey }),
  query: z.object({ pageNumber: wholeNumber(1, lastSearchPage) }),
  response: z.object({ ...explorePage, ncCount: z.int(), results: z.array(programSchool) }),
});

export const programDetailOperations = { program, schoolsOfferingProgram };
