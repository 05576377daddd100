import { degreeTypes } from '@longleaf/rules/colleges/degrees';
import {
  readLevelOption,
  readSchoolSort,
  readSortDirection,
  schoolSorts,
} from '@longleaf/rules/programs/schools-question';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { exploreKey } from './career-wages.ts';
import { explorePage, stateCode } from './explore-search.ts';
import { operation } from './operation.ts';
import { programLevel, programName, programSchool } from './program-card.ts';
import { optionalText, wholeNumber } from './query-values.ts';
import { residency } from './residency.ts';
import { lastSearchPage } from './search-limits.ts';

const word = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Results of one page of the schools that offer a program. */
export const programSchoolsPageSize = 25;

/**
 * Colleges that offer a program at a level, sorted by name (API-126, CON-073, CON-074) or, with a ZIP code, by distance
 * (decision 0024), each with its card. `programId` is the program's id,
 * with or without its point, or its url name.
 */
export const getSchools = operation({
  id: 'API-126',
  method: 'GET',
  path: '/ExploreProgramMajors/getschools/{programId}/{option}/{sortBy}/{dir}/{page}',
  policy: 'public',
  cache: 'catalog',
  summary: 'Colleges that offer a program at a level',
  params: z.object({
    programId: exploreKey,
    option: word(readLevelOption, /*i18n*/ 'Use All or a degree type such as Certificate or Associate.'),
    sortBy: word(readSchoolSort, /*i18n*/ 'Sort by School or Distance.'),
    dir: word(readSortDirection, /*i18n*/ 'Use ascending or descending.'),
    page: wholeNumber(1, lastSearchPage),
  }),
  query: z.object({
    /** Colleges of one state only. */
    state: stateCode,
    /** Distances are from there, and the nearest comes first when sorted by distance. */
    zip: optionalText(z.string().regex(/^\d{5}$/, /*i18n*/ 'Give a ZIP code of 5 digits.')),
    /** Whose prices the cards show. */
    residency,
  }),
  response: z.object({
    program: programName,
    option: z.enum(['All', ...degreeTypes]),
    sortBy: z.enum(schoolSorts),
    dir: z.enum(['ascending', 'descending']),
    state: z.string().nullable(),
    /** The ZIP code that distances are from; null without one, and for one that nobody knows. */
    zip: z.string().nullable(),
    ...explorePage,
    results: z.array(programSchool.extend({ card: collegeCard })),
    /** The year of the awards. */
    year: z.string(),
    /** All nine degree types in their order; one that nobody offers has 0 schools. Counts are of every state. */
    levels: z.array(programLevel),
  }),
});
