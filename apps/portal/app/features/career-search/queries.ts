import { careerClusters, searchOccupations, suggestOccupations } from '@longleaf/contract/career-search';
import { createClient } from '@longleaf/contract/client';
import { suggestionLimit } from '@longleaf/contract/search-limits';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { type ExplorePlace, questionOf } from '../../domain/explore/search/place.ts';

const clientOf = (fetchApi: FetchApi) =>
  createClient({ searchOccupations, careerClusters, suggestOccupations }, fetchApi);
const MINUTE = 60_000;

/** One page of careers (API-062). What a person saved lies under the key of their list, so that a change renews it. */
export function careersQuery(place: ExplorePlace, personId: string | null, fetchApi: FetchApi = browserApi) {
  const asked = { ...place, occCode: null };
  return queryOptions({
    queryKey:
      place.type === 'saved'
        ? [...savedCareers.keyOf(personId ?? ''), 'list', place.page]
        : ['careers', 'search', questionOf(asked)],
    networkMode: 'online',
    enabled: place.type !== 'saved' || personId !== null,
    queryFn: ({ signal }) => clientOf(fetchApi).searchOccupations({ query: questionOf(asked) }, { signal }),
  });
}

/** The career clusters with the careers of each (API-063). */
export function careerClustersQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['careers', 'clusters'],
    queryFn: ({ signal }) => clientOf(fetchApi).careerClusters({}, { signal }),
    staleTime: Infinity,
  });
}

/** Careers whose title or other title fits what is typed. */
export function careerSuggestionsQuery(search: string) {
  return queryOptions({
    queryKey: ['careers', 'suggestions', search],
    queryFn: ({ signal }) =>
      clientOf(browserApi).suggestOccupations({ query: { search, limit: suggestionLimit } }, { signal }),
    staleTime: MINUTE,
  });
}
