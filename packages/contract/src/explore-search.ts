import { fill } from '@longleaf/rules/words/fill';
import { readSearchType } from '@longleaf/rules/explore/search-question';
import { z } from 'zod';
import {
  largestSearchPage,
  lastSearchPage,
  mostSuggestions,
  searchTermLength,
  suggestionLimit,
} from './search-limits.ts';
import { optionalText, wholeNumber } from './query-values.ts';

/** CON-049: results of one page of career and program search unless asked otherwise. */
export const explorePageSize = 10;

const term = optionalText(
  z
    .string(/*i18n*/ 'Give one term.')
    .trim()
    .max(searchTermLength, fill(/*i18n*/ 'Use at most {limit} characters.', { limit: searchTermLength })),
);

/**
 * What career and program search are asked. The names of the calls (`search`, `page`) and those of the screens (`s`, `p`)
 * are both read; the former win.
 */
export const exploreFields = {
  search: term,
  s: term,
  page: optionalText(wholeNumber(1, lastSearchPage)),
  p: optionalText(wholeNumber(1, lastSearchPage)),
  pageSize: wholeNumber(explorePageSize, largestSearchPage),
  /** `text` (the default), `cluster` with the cluster in `searchId`, or `saved`, which needs sign-in (GAP-029, GAP-030). */
  searchType: z
    .string(/*i18n*/ 'Give one search type.')
    .optional()
    .transform((text, context) => {
      const type = readSearchType(text);
      if (type) return type;
      context.addIssue({ code: 'custom', message: /*i18n*/ 'Search by text, cluster or saved.' });
      return z.NEVER;
    }),
  /** A cluster: its one-character code or its key. */
  searchId: optionalText(
    z.string(/*i18n*/ 'Give one id.').trim().max(100, /*i18n*/ 'Use at most 100 characters.'),
  ),
};

/** What every answer of career and program search says beside its results. */
export const explorePage = {
  totalCount: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** Addresses of the pages after and before this one (ST-145); null where there is none. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
};

/** A state by its two letters. */
export const stateCode = optionalText(
  z.string().regex(/^[a-z]{2}$/i, /*i18n*/ 'Give a state by its two letters.'),
);

/** Which years the figures of careers and programs are of, as their sources state them; empty where nothing is loaded. */
export const exploreYears = z.object({
  /** Programs and awards: '2023-24'. */
  awards: z.string(),
  /** Between which years jobs are expected to grow or shrink; null where no projections are loaded. */
  outlook: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Pay in the nation and in North Carolina: 'May 2025'. */
  usWages: z.string(),
  ncWages: z.string(),
  /** Which programs lead to which careers: '2020'. */
  crosswalk: z.string(),
});
export type ExploreYears = z.output<typeof exploreYears>;

/** What suggestions are asked while somebody types. */
export const suggestionQuery = z.object({
  search: term,
  limit: wholeNumber(suggestionLimit, mostSuggestions),
});

/** One of the 16 career clusters and how many careers or programs it has (ENT-219, GAP-073). */
export const exploreCluster = z.object({
  code: z.string(),
  key: z.string(),
  name: z.string(),
  count: z.int(),
});
export type ExploreCluster = z.output<typeof exploreCluster>;
