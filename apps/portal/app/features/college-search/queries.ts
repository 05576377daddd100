import type { CollegeCard } from '@longleaf/contract/college-card';
import { searchPageSize } from '@longleaf/contract/search-limits';
import type { CollegeFacets, searchColleges } from '@longleaf/contract/college-search';
import type { Answer } from '@longleaf/contract/operation';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { clientOf } from './api.ts';
import { type Asked, forgiving, type UnknownPart } from './asking.ts';
import type { CollegeSearch } from '../../domain/college-search/college-search.ts';
import { filterList } from '../../domain/college-search/filter-list.ts';

/** Without a connection an answer waits for it: what was found before stays, and the screen says why. */
const waitsForConnection = { networkMode: 'online' } as const;

/** One page of results. */
export interface ResultPage {
  results: CollegeCard[];
  total: number;
  /** Which years the figures of the cards are of. */
  years: Answer<typeof searchColleges>['years'];
  unknown: UnknownPart[];
}

/** How many colleges match, and how many would with each box ticked. */
export interface Counts {
  total: number;
  facets: CollegeFacets;
}

/** One page of college cards (API-058). */
export function resultsQuery(search: CollegeSearch, fetchApi: FetchApi = browserApi) {
  const { filters, occupation, residency, sort, falling, page } = search;
  return queryOptions({
    queryKey: ['college-search', 'results', filterList(filters), occupation, residency, sort, falling, page],
    ...waitsForConnection,
    queryFn: ({ signal }): Promise<ResultPage> =>
      forgiving({ filters, occupation, residency }, async (asked, unknown) => {
        const sortBy = sort === 'distance' && asked.filters.near === null ? null : sort;
        const { results, totalItems, years } = await clientOf(fetchApi).searchColleges(
          {
            query: {
              page,
              pageSize: searchPageSize,
              occCode: asked.occupation ?? undefined,
              residency,
              ...(sortBy && { sortBy, sortDesc: falling }),
            },
            body: filterList(asked.filters),
          },
          { signal },
        );
        return { results, total: totalItems, years, unknown };
      }),
  });
}

/** The counts beside the boxes; they do not depend on page and order, so they are asked apart. */
export function countsQuery({ filters, occupation, residency }: Asked, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-search', 'counts', filterList(filters), occupation, residency],
    ...waitsForConnection,
    queryFn: ({ signal }): Promise<Counts> =>
      forgiving({ filters, occupation, residency }, async (asked) => {
        const { totalItems, facets } = await clientOf(fetchApi).searchColleges(
          {
            query: { page: 1, pageSize: 1, facets: true, occCode: asked.occupation ?? undefined, residency },
            body: filterList(asked.filters),
          },
          { signal },
        );
        return { total: totalItems, facets: facets ?? {} };
      }),
  });
}

/** Filters whose counts stand beside the results; the others are seen once somebody opens a panel. */
const IN_SIGHT = ['state', 'collegeType', 'schoolType'] as const;
export type FamilyInSight = (typeof IN_SIGHT)[number];

/**
 * Leaves in a document's cache only the counts that it shows, and marks them as incomplete: a panel that is opened then asks
 * for all.
 */
export function keepCountsInSight(asked: Asked, queries: QueryClient): void {
  const { queryKey } = countsQuery(asked);
  queries.setQueryData(
    queryKey,
    (counts) =>
      counts && {
        ...counts,
        facets: Object.fromEntries(IN_SIGHT.map((family) => [family, counts.facets[family] ?? {}])),
      },
  );
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Only how many colleges match. */
export function totalQuery({ filters, occupation, residency }: Asked) {
  return queryOptions({
    queryKey: ['college-search', 'total', filterList(filters), occupation, residency],
    queryFn: ({ signal }): Promise<number> =>
      forgiving({ filters, occupation, residency }, async (asked) => {
        const { totalItems } = await clientOf(browserApi).searchColleges(
          {
            query: { page: 1, pageSize: 1, occCode: asked.occupation ?? undefined, residency },
            body: filterList(asked.filters),
          },
          { signal },
        );
        return totalItems;
      }),
  });
}

/** How many colleges there would be with each of some majors as well; of all majors where none are named. */
export function majorCountsQuery({ filters, occupation, residency }: Asked, codes?: readonly string[]) {
  return queryOptions({
    queryKey: ['college-search', 'majors', filterList(filters), occupation, residency, codes ?? 'all'],
    queryFn: ({ signal }) =>
      forgiving({ filters, occupation, residency }, (asked) =>
        clientOf(browserApi).countMajors(
          {
            query: { occCode: asked.occupation ?? undefined, residency, codes: codes?.join(',') },
            body: filterList(asked.filters),
          },
          { signal },
        ),
      ),
    enabled: codes === undefined || codes.length > 0,
  });
}

/** All matches as pins of the map. */
export function pinsQuery({ filters, occupation, residency }: Asked) {
  return queryOptions({
    queryKey: ['college-search', 'pins', filterList(filters), occupation, residency],
    ...waitsForConnection,
    queryFn: ({ signal }) =>
      forgiving({ filters, occupation, residency }, (asked) =>
        clientOf(browserApi).mapColleges(
          { query: { occCode: asked.occupation ?? undefined, residency }, body: filterList(asked.filters) },
          { signal },
        ),
      ),
  });
}
