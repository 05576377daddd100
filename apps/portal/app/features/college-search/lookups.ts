import { suggestionLimit } from '@longleaf/contract/search-limits';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { clientOf } from './api.ts';

const SECONDS = 1000;

/** The filter families that are offered now, with the colleges of each value. */
export function filterCatalogueQuery() {
  return queryOptions({
    queryKey: ['college-search', 'filters'],
    queryFn: ({ signal }) => clientOf(browserApi).collegeFilters({}, { signal }),
    staleTime: Infinity,
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
