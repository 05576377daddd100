import { createClient } from '@longleaf/contract/client';
import { searchSite } from '@longleaf/contract/site-search';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';

const SECONDS = 1000;

/** Everything that a text means, in groups, what is meant most first. */
export function siteSearchQuery(text: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['site-search', text],
    queryFn: ({ signal }) =>
      createClient({ searchSite }, fetchApi).searchSite({ query: { search: text } }, { signal }),
    enabled: text !== '',
    staleTime: 60 * SECONDS,
  });
}
