import { createClient } from '@longleaf/contract/client';
import { suggestionLimit } from '@longleaf/contract/search-limits';
import { programSearchOperations } from '@longleaf/contract/program-search';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';
import { type ExplorePlace, questionOf } from '../../domain/explore/search/place.ts';

const clientOf = (fetchApi: FetchApi) => createClient(programSearchOperations, fetchApi);
const MINUTE = 60_000;

/** One page of programs (API-122). What a person saved lies under the key of their list, so that a change renews it. */
export function programsQuery(place: ExplorePlace, personId: string | null, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey:
      place.type === 'saved'
        ? [...savedPrograms.keyOf(personId ?? ''), 'list', place.page]
        : ['programs', 'search', questionOf(place)],
    networkMode: 'online',
    enabled: place.type !== 'saved' || personId !== null,
    queryFn: ({ signal }) => clientOf(fetchApi).searchPrograms({ query: questionOf(place) }, { signal }),
  });
}

/** The career clusters with the programs of each (API-123). */
export function programClustersQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['programs', 'clusters'],
    queryFn: ({ signal }) => clientOf(fetchApi).programClusters({}, { signal }),
    staleTime: Infinity,
  });
}

/** Programs whose title fits what is typed. */
export function programSuggestionsQuery(search: string) {
  return queryOptions({
    queryKey: ['programs', 'suggestions', search],
    queryFn: ({ signal }) =>
      clientOf(browserApi).suggestPrograms({ query: { search, limit: suggestionLimit } }, { signal }),
    staleTime: MINUTE,
  });
}
