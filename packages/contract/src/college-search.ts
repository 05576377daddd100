import { readSortKey } from '@longleaf/rules/colleges/sort';
import { z } from 'zod';
import { collegeCard, collegePin } from './college-card.ts';
import { filterBody } from './college-filters.ts';
import { largestSearchPage, lastSearchPage, searchPageSize } from './search-limits.ts';
import { occupationCode } from './ids.ts';
import { operation } from './operation.ts';
import { optionalText, wholeNumber } from './query-values.ts';
import { residency } from './residency.ts';

/** A yes or no in a query: true, false, 1, 0 in any letter case; an empty value is no. */
const yesNo = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value, context) => {
    const text = String(value ?? false).toLowerCase();
    if (['true', '1', 'yes'].includes(text)) return true;
    if (['false', '0', 'no', ''].includes(text)) return false;
    context.addIssue({ code: 'custom', message: /*i18n*/ 'Use true or false.' });
    return z.NEVER;
  });

const sortKey = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .optional()
    .transform((text, context) => {
      const key = text === undefined ? undefined : readSortKey(text);
      if (text === undefined || key) return key;
      context.addIssue({
        code: 'custom',
        message: /*i18n*/ 'Sort by name, distance, netPrice, graduationRate, admissionRate, size or tuition.',
      });
      return z.NEVER;
    }),
);

const searchQuery = z.object({
  page: wholeNumber(1, lastSearchPage),
  pageSize: wholeNumber(searchPageSize, largestSearchPage),
  sortBy: sortKey,
  sortDesc: yesNo,
  occCode: optionalText(occupationCode),
  residency,
  /** Counts beside every value: family key, then value, then how many colleges there would be with that box ticked. */
  facets: yesNo,
});

const facets = z.record(z.string(), z.record(z.string(), z.int()));
export type CollegeFacets = z.output<typeof facets>;

/** Search by filter (API-058, API-205). The body is a list of filters; see `college-filters.ts`. */
export const searchColleges = operation({
  id: ['API-058', 'API-205'],
  method: 'POST',
  path: '/campusSearch/institutionFilters',
  policy: 'public',
  cache: 'catalog',
  summary: 'Find colleges by filters, sorted and paged, with counts when asked',
  query: searchQuery,
  body: filterBody,
  response: z.object({
    results: z.array(collegeCard),
    totalItems: z.int(),
    /** Which year the share admitted is of, as its source states it: 'Fall 2024'. */
    years: z.object({ admissions: z.string() }),
    facets: facets.optional(),
  }),
});

/** All matches as map pins, without paging; a college without a known place has no pin. */
export const mapColleges = operation({
  id: 'API-205-map',
  method: 'POST',
  path: '/campusSearch/institutionPins',
  policy: 'public',
  cache: 'catalog',
  summary: 'All colleges that match, as map pins',
  query: z.object({ occCode: optionalText(occupationCode), residency }),
  body: filterBody,
  response: z.object({
    pins: z.array(collegePin),
    totalItems: z.int(),
    /** Where the ZIP code of the search is; null without one. */
    near: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
});

const filterChoice = z.object({
  key: z.string(),
  value: z.string(),
  label: z.string(),
  pillText: z.string(),
  count: z.int(),
});

/** The filter families that are offered now, each value with the colleges it has in all (ENT-560 to 564). */
export const collegeFilters = operation({
  id: 'API-205-filters',
  method: 'GET',
  path: '/campusSearch/filters',
  policy: 'public',
  cache: 'catalog',
  summary: 'The filters that college search offers',
  response: z.object({
    groups: z.array(
      z.object({
        key: z.string(),
        category: z.string(),
        label: z.string(),
        kind: z.enum(['choice', 'number', 'name', 'distance', 'major']),
        note: z.string().optional(),
        filters: z.array(filterChoice),
      }),
    ),
  }),
});

const major = z.object({ cipCode: z.string(), title: z.string(), colleges: z.int() });
const cluster = z.object({
  code: z.string(),
  key: z.string(),
  name: z.string(),
  colleges: z.int(),
  majors: z.array(major),
});
export type MajorCluster = z.output<typeof cluster>;

/** The 16 career clusters with the majors of each (API-204). A major is a CIP code of 4 digits. */
export const majorClusters = operation({
  id: 'API-204',
  method: 'GET',
  path: '/campusSearch/majorClusters',
  policy: 'public',
  cache: 'catalog',
  summary: 'Career clusters and the majors in each',
  response: z.array(cluster),
});

/** Majors that `search` means, the likeliest first, for a field where a student types a major; found as the programs page finds them. */
export const findMajors = operation({
  id: 'API-204-find',
  method: 'GET',
  path: '/campusSearch/majors',
  policy: 'public',
  cache: 'catalog',
  summary: 'Majors by name',
  query: z.object({
    search: z.string().trim().max(100).default(''),
    limit: wholeNumber(10, 50),
    codes: z.string().max(800).optional(),
  }),
  response: z.array(major),
});

/** Majors of one question; more are not shown beside each other. */
const mostCounted = 50;

/**
 * How many colleges a search would give with one more major, for given majors or for every major of four digits. Majors are
 * too many to be counted with every search.
 */
export const countMajors = operation({
  id: 'project',
  method: 'POST',
  path: '/campusSearch/majorCounts',
  policy: 'public',
  cache: 'catalog',
  summary: 'Colleges that a search would give with each major',
  query: z.object({
    occCode: optionalText(occupationCode),
    residency,
    /** CIP codes parted by commas; unknown ones are left out. */
    codes: optionalText(
      z
        .string()
        .max(800)
        .transform((text) => text.split(',').map((code) => code.trim()))
        .pipe(z.array(z.string()).max(mostCounted, `Name at most ${mostCounted} majors.`)),
    ),
  }),
  body: filterBody,
  /** By CIP code. */
  response: z.record(z.string(), z.int()),
});
