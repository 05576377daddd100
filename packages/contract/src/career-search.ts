import { z } from 'zod';
import { careerCard, occupationName } from './career-card.ts';
import {
  exploreCluster,
  exploreFields,
  explorePage,
  exploreYears,
  suggestionQuery,
} from './explore-search.ts';
import { occupationCode } from './ids.ts';
import { operation } from './operation.ts';
import { optionalText } from './query-values.ts';

const path = '/careers/occupations';

const searchAnswer = z.object({
  ...explorePage,
  years: exploreYears,
  /** Of `searchType=saved` alone: what has changed since careers of this page were saved, in the language of the call. */
  since: z.array(z.object({ occCode: z.string(), text: z.string() })).optional(),
  results: z.array(careerCard),
});

/** Title of the occupation that a college or program search is about (API-056). */
export const occupationTitle = operation({
  id: 'API-056',
  method: 'GET',
  path,
  policy: 'public',
  cache: 'catalog-or-personal',
  summary: 'The title of an occupation',
  query: z.object({ occCode: occupationCode }),
  response: occupationName,
});

/** Career search (API-062). With `searchType=saved` it needs sign-in and gives yours, newest first. */
export const searchOccupations = operation({
  id: 'API-062',
  method: 'GET',
  path,
  policy: 'public',
  cache: 'catalog-or-personal',
  summary: 'Find careers by words or cluster, or list those you saved',
  query: z.object(exploreFields),
  response: searchAnswer,
});

/** Both calls of the one path, as the server serves them: `occCode` asks for a title, anything else searches. */
export const occupationsByTitleOrSearch = operation({
  id: ['API-056', 'API-062'],
  method: 'GET',
  path,
  policy: 'public',
  cache: 'catalog-or-personal',
  summary: 'Find careers by words or cluster, list those you saved, or get the title of an occupation',
  query: z.object({ occCode: optionalText(occupationCode), ...exploreFields }),
  response: z.union([searchAnswer, occupationName]),
});

/** The 16 career clusters and how many careers each has (API-063). */
export const careerClusters = operation({
  id: 'API-063',
  method: 'GET',
  path: '/careers/clusters',
  policy: 'public',
  cache: 'catalog',
  summary: 'The 16 career clusters',
  response: z.array(exploreCluster),
});

const careerSuggestion = occupationName.extend({
  /** The other title that fits what was typed ('RN'); null when the title itself does. */
  matched: z.string().nullable(),
});
export type CareerSuggestion = z.output<typeof careerSuggestion>;

/** Careers that fit what somebody types, the likeliest first. */
export const suggestOccupations = operation({
  id: 'project',
  method: 'GET',
  path: '/careers/suggestions',
  policy: 'public',
  cache: 'catalog',
  summary: 'Careers whose title or other title fits what was typed',
  query: suggestionQuery,
  response: z.array(careerSuggestion),
});
