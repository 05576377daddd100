import { createClient } from '@longleaf/contract/client';
import { catalogSources } from '@longleaf/contract/data-sources';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';

/** Sources of every public fact, with year and licence. */
export function sourcesQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['catalog', 'sources'],
    queryFn: ({ signal }) => createClient({ catalogSources }, fetchApi).catalogSources({}, { signal }),
  });
}
