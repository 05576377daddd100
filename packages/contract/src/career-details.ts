import { educationLevels, entryEducations } from '@longleaf/rules/careers/education';
import { interestAreas } from '@longleaf/rules/careers/interests';
import { z } from 'zod';
import { outlookSchema, paidCareer } from './career-card.ts';
import { exploreKey, wageData } from './career-wages.ts';
import { operation } from './operation.ts';
import { offeredProgram, programSchool } from './program-card.ts';
import { wholeNumber } from './query-values.ts';
import { lastSearchPage } from './search-limits.ts';
import { explorePage, explorePageSize, exploreYears, stateCode } from './explore-search.ts';

/** Most skills, fields of knowledge, other titles, related occupations and programs that the details show. */
export const detailLimits = { ratings: 10, titles: 12, related: 10, programs: 10, schools: 5 } as const;

const rating = z.object({
  name: z.string(),
  /** From 1, not important, to 5. */
  importance: z.number(),
  /** From 0 to 7. */
  level: z.number(),
});

const relatedCareer = paidCareer.extend({ hollandCode: z.string().nullable() });

/**
 * An occupation (ENT-202 to 208) with all that its page shows. The four addresses lead to calls of their own; what those
 * answer is given here too, so that the page needs one request.
 */
export const careerDetails = z.object({
  isSaved: z.boolean(),
  /** O*NET-SOC code, '29-1141.00'. */
  occCode: z.string(),
  occTitle: z.string(),
  usWageDataUrl: z.string(),
  ncWageDataUrl: z.string(),
  /** Metropolitan areas (GAP-027). */
  stateWageDataUrl: z.string(),
  programsAndMajorsUrl: z.string(),
  urlName: z.string(),
  socCode: z.string(),
  description: z.string(),
  hollandCode: z.string().nullable(),
  /** The six areas from 1 to 7, strongest first; empty when the occupation was not rated. */
  interests: z.array(z.object({ area: z.enum(interestAreas), score: z.number() })),
  /** 1, little preparation, to 5, extensive. */
  jobZone: z.int().nullable(),
  /** What it usually takes to enter. */
  entryEducation: z.enum(entryEducations).nullable(),
  /** Percent of people by the education the job takes, from least to most; empty when nobody was asked. */
  education: z.array(z.object({ level: z.enum(educationLevels), percent: z.number() })),
  /** Most important first, at most 10; empty when not rated. */
  skills: z.array(rating),
  knowledge: z.array(rating),
  /** Other titles that people use, at most 12, and how many there are. */
  titles: z.array(z.string()),
  titleCount: z.int(),
  clusters: z.array(
    z.object({ code: z.string(), key: z.string(), name: z.string(), pathways: z.array(z.string()) }),
  ),
  outlook: outlookSchema.nullable(),
  /** Closest first, at most 10. */
  related: z.array(relatedCareer),
  wages: z.object({
    us: wageData,
    nc: wageData,
    /** The areas of the setting METRO_AREAS, in its order. */
    metros: wageData,
    /** Other metropolitan areas of the state that figures are published for. */
    otherMetros: wageData,
  }),
  /** The most offered first, at most 10; all of them stand behind `programsAndMajorsUrl`. */
  programs: z.object({ totalCount: z.int(), results: z.array(offeredProgram) }),
  /** Colleges of North Carolina that offer any of them, the most awards first, at most 5. */
  schools: z.object({ totalCount: z.int(), results: z.array(programSchool) }),
  years: exploreYears,
});
export type CareerDetails = z.output<typeof careerDetails>;

/** An occupation by url name or code (API-061). `isSaved` is yours when signed in; a former url name is understood. */
const occupation = operation({
  id: 'API-061',
  method: 'GET',
  path: '/careers/occupations/{urlName}',
  policy: 'public',
  cache: 'catalog-or-personal',
  summary: 'An occupation with its wages, education, outlook, programs and colleges',
  params: z.object({ urlName: exploreKey }),
  response: careerDetails,
});

/** Programs that lead to an occupation and colleges that offer them (API-069): the address of `programsAndMajorsUrl`. */
const schoolsAndPrograms = operation({
  id: 'API-069',
  method: 'GET',
  path: '/careers/occupations/{occupation}/schools-and-programs',
  policy: 'public',
  cache: 'catalog',
  summary: 'Programs that lead to an occupation and colleges that offer them, North Carolina first',
  params: z.object({ occupation: exploreKey }),
  query: z.object({
    page: wholeNumber(1, lastSearchPage),
    pageSize: wholeNumber(explorePageSize, 100),
    /** Colleges of one state only. */
    state: stateCode,
  }),
  response: z.object({
    occCode: z.string(),
    occTitle: z.string(),
    urlName: z.string(),
    programs: z.object({ totalCount: z.int(), results: z.array(offeredProgram) }),
    schools: z.object({ ...explorePage, results: z.array(programSchool) }),
  }),
});

export const careerDetailOperations = { occupation, schoolsAndPrograms };
