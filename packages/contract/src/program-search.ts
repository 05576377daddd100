import { z } from 'zod';
import { occupationName } from './career-card.ts';
import {
  exploreCluster,
  exploreFields,
  explorePage,
  exploreYears,
  suggestionQuery,
} from './explore-search.ts';
import { occupationCode } from './ids.ts';
import { operation } from './operation.ts';
import { programCard, programName } from './program-card.ts';
import { optionalText } from './query-values.ts';

/** Program search (API-122). With `searchType=saved` it needs sign-in and gives yours, newest first. */
const searchPrograms = operation({
  id: 'API-122',
  method: 'GET',
  path: '/programsMajors/programs',
  policy: 'public',
  cache: 'catalog-or-personal',
  summary: 'Find programs by words, cluster or the occupation they lead to, or list those you saved',
  query: z.object({
    ...exploreFields,
    /** Only programs that lead to this occupation. */
    occCode: optionalText(occupationCode),
  }),
  response: z.object({
    ...explorePage,
    /** The occupation of `occCode`; null without one. */
    occupation: occupationName.nullable(),
    years: exploreYears,
    results: z.array(programCard),
  }),
});

/** The 16 career clusters and how many programs each has (API-123). */
const programClusters = operation({
  id: 'API-123',
  method: 'GET',
  path: '/programsMajors/clusters',
  policy: 'public',
  cache: 'catalog',
  summary: 'The 16 career clusters',
  response: z.array(exploreCluster),
});

const programSuggestion = programName.extend({ schools: z.int() });
export type ProgramSuggestion = z.output<typeof programSuggestion>;

/** Programs that fit what somebody types, the likeliest first. */
const suggestPrograms = operation({
  id: 'project',
  method: 'GET',
  path: '/programsMajors/suggestions',
  policy: 'public',
  cache: 'catalog',
  summary: 'Programs whose title fits what was typed',
  query: suggestionQuery,
  response: z.array(programSuggestion),
});

export const programSearchOperations = { searchPrograms, programClusters, suggestPrograms };
