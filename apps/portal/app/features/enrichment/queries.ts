import { createClient } from '@longleaf/contract/client';
import { enrichmentOperations } from '@longleaf/contract/enrichment';
import { savedEnrichmentOperations } from '@longleaf/contract/saved-enrichment';
import { queryOptions } from '@tanstack/react-query';
import { savedEnrichment } from '../../data/saved-enrichment/saved-enrichment.ts';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { bodyOf, type EnrichmentSearch } from './search.ts';

/** One page of programs, with the counts beside the filters (API-180); every program for the map. */
export function enrichmentQuery(search: EnrichmentSearch, fetchApi: FetchApi = browserApi) {
  const body = bodyOf(search);
  return queryOptions({
    queryKey: ['enrichment', body],
    networkMode: 'online',
    queryFn: ({ signal }) =>
      createClient(enrichmentOperations, fetchApi).filterPrograms({ body }, { signal }),
  });
}

/** The programs that a person saved, newest first. A change of the list makes it stale. */
export function savedEnrichmentQuery(personId: string) {
  return queryOptions({
    queryKey: [...savedEnrichment.keyOf(personId), 'all'],
    queryFn: ({ signal }) =>
      createClient(savedEnrichmentOperations, browserApi).getSavedEnrichment({}, { signal }),
  });
}
