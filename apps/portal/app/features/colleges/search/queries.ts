import { ApiError, createClient } from '@longleaf/contract/client';
import type { CollegeCard } from '@longleaf/contract/colleges-card';
import { occupationTitle } from '@longleaf/contract/colleges-context';
import { searchPageSize, suggestionLimit } from '@longleaf/contract/colleges-limits';
import { collegesByName, suggestColleges } from '@longleaf/contract/colleges-names';
import {
  collegeFilters,
  type CollegeFacets,
  findMajors,
  majorClusters,
  mapColleges,
  searchColleges,
} from '@longleaf/contract/colleges-search';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../../lib/api.ts';
import type { CollegeFilters, CollegeSearch } from './state/college-search.ts';
import { filterList } from './state/filter-list.ts';

const SECONDS = 1000;

/** Parts of a search that the catalogue does not know; the answer is for the search without them. */
export type UnknownPart = 'zip' | 'occupation' | 'major';

interface Asked {
  filters: CollegeFilters;
  occupation: string | null;
}

/** One page of results. */
export interface ResultPage {
  results: CollegeCard[];
  total: number;
  unknown: UnknownPart[];
}

/** How many colleges match, and how many would with each box ticked. */
export interface Counts {
  total: number;
  facets: CollegeFacets;
}

// Only the calls of this page: the others, such as the profile's, would come with all their figures.
const operations = {
  collegeFilters,
  collegesByName,
  findMajors,
  majorClusters,
  mapColleges,
  occupationTitle,
  searchColleges,
  suggestColleges,
};

const clientOf = (fetchApi: FetchApi) => createClient(operations, fetchApi);

/** One page of college cards (API-058). */
export function resultsQuery(search: CollegeSearch, fetchApi: FetchApi = browserApi) {
  const { filters, occupation, sort, falling, page } = search;
  return queryOptions({
    queryKey: ['college-search', 'results', filterList(filters), occupation, sort, falling, page],
    queryFn: ({ signal }): Promise<ResultPage> =>
      forgiving({ filters, occupation }, async (asked, unknown) => {
        const sortBy = sort === 'distance' && asked.filters.near === null ? null : sort;
        const { results, totalItems } = await clientOf(fetchApi).searchColleges(
          {
            query: {
              page,
              pageSize: searchPageSize,
              occCode: asked.occupation ?? undefined,
              ...(sortBy && { sortBy, sortDesc: falling }),
            },
            body: filterList(asked.filters),
          },
          { signal },
        );
        return { results, total: totalItems, unknown };
      }),
  });
}

/** The counts beside the boxes; they do not depend on page and order, so they are asked apart. */
export function countsQuery({ filters, occupation }: Asked, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-search', 'counts', filterList(filters), occupation],
    queryFn: ({ signal }): Promise<Counts> =>
      forgiving({ filters, occupation }, async (asked) => {
        const { totalItems, facets } = await clientOf(fetchApi).searchColleges(
          {
            query: { page: 1, pageSize: 1, facets: true, occCode: asked.occupation ?? undefined },
            body: filterList(asked.filters),
          },
          { signal },
        );
        return { total: totalItems, facets: facets ?? {} };
      }),
  });
}

/** Only how many colleges match. */
export function totalQuery({ filters, occupation }: Asked) {
  return queryOptions({
    queryKey: ['college-search', 'total', filterList(filters), occupation],
    queryFn: ({ signal }): Promise<number> =>
      forgiving({ filters, occupation }, async (asked) => {
        const { totalItems } = await clientOf(browserApi).searchColleges(
          {
            query: { page: 1, pageSize: 1, occCode: asked.occupation ?? undefined },
            body: filterList(asked.filters),
          },
          { signal },
        );
        return totalItems;
      }),
  });
}

/** All matches as pins of the map. */
export function pinsQuery({ filters, occupation }: Asked) {
  return queryOptions({
    queryKey: ['college-search', 'pins', filterList(filters), occupation],
    queryFn: ({ signal }) =>
      forgiving({ filters, occupation }, (asked) =>
        clientOf(browserApi).mapColleges(
          { query: { occCode: asked.occupation ?? undefined }, body: filterList(asked.filters) },
          { signal },
        ),
      ),
  });
}

/** The filter families that are offered now, with the colleges of each value. */
export function filterCatalogueQuery() {
  return queryOptions({
    queryKey: ['college-search', 'filters'],
    queryFn: ({ signal }) => clientOf(browserApi).collegeFilters({}, { signal }),
    staleTime: Infinity,
  });
}

/** College names that fit what is typed (API-054). */
export function nameSuggestionsQuery(search: string) {
  return queryOptions({
    queryKey: ['college-names', search],
    queryFn: ({ signal }) =>
      clientOf(browserApi).suggestColleges({ query: { search, limit: suggestionLimit } }, { signal }),
    enabled: search !== '',
    staleTime: 60 * SECONDS,
  });
}

/** Majors that fit what is typed. */
export function majorSuggestionsQuery(search: string) {
  return queryOptions({
    queryKey: ['majors', 'search', search],
    queryFn: ({ signal }) =>
      clientOf(browserApi).findMajors({ query: { search, limit: suggestionLimit } }, { signal }),
    enabled: search !== '',
    staleTime: 60 * SECONDS,
  });
}

/** Titles of majors by CIP code. */
export function majorTitlesQuery(codes: readonly string[], fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['majors', 'titles', codes],
    queryFn: async ({ signal }): Promise<Record<string, string>> => {
      const majors = await clientOf(fetchApi).findMajors(
        { query: { codes: codes.join(','), limit: 50 } },
        { signal },
      );
      return Object.fromEntries(majors.map(({ cipCode, title }) => [cipCode, title]));
    },
    enabled: codes.length > 0,
    staleTime: Infinity,
  });
}

/** The 16 career clusters with their majors (API-204). */
export function majorClustersQuery() {
  return queryOptions({
    queryKey: ['majors', 'clusters'],
    queryFn: ({ signal }) => clientOf(browserApi).majorClusters({}, { signal }),
    staleTime: Infinity,
  });
}

/** Title of an occupation (API-056). */
export function occupationQuery(occCode: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['occupation-title', occCode],
    queryFn: ({ signal }) => clientOf(fetchApi).occupationTitle({ query: { occCode } }, { signal }),
    staleTime: Infinity,
  });
}

/** One college as a card, for the chosen pin of the map. */
export function collegeCardQuery(urlName: string) {
  return queryOptions({
    queryKey: ['college-card', urlName],
    queryFn: async ({ signal }) => {
      const [card] = await clientOf(browserApi).collegesByName({ query: { names: urlName } }, { signal });
      return card ?? null;
    },
    enabled: urlName !== '',
  });
}

/** Asks; where the API does not know a ZIP code, an occupation or a major, asks again without it and says so. */
async function forgiving<Given>(
  asked: Asked,
  ask: (asked: Asked, unknown: UnknownPart[]) => Promise<Given>,
  unknown: UnknownPart[] = [],
): Promise<Given> {
  try {
    return await ask(asked, unknown);
  } catch (error) {
    const part = unknownPart(error, asked);
    if (part === undefined || unknown.includes(part)) throw error;
    return forgiving(without(asked, part), ask, [...unknown, part]);
  }
}

/** The part of the search that a refusal names: `occCode`, or a filter by its place in the list that was sent. */
function unknownPart(error: unknown, asked: Asked): UnknownPart | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const fields = Object.keys(error.modelState);
  if (fields.some((field) => field.toLowerCase().includes('occcode'))) return 'occupation';
  const places = fields.map((field) => Number(/filters\W+(\d+)/.exec(field)?.[1] ?? Number.NaN));
  const keys = places.map((place) => filterList(asked.filters)[place]?.key);
  if (keys.includes('zip')) return 'zip';
  return keys.includes('major') ? 'major' : undefined;
}

function without({ filters, occupation }: Asked, part: UnknownPart): Asked {
  if (part === 'occupation') return { filters, occupation: null };
  return { filters: { ...filters, ...(part === 'zip' ? { near: null } : { majors: [] }) }, occupation };
}
