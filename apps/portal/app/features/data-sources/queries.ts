import { createClient } from '@longleaf/contract/client';
import { catalogSources } from '@longleaf/contract/catalog-sources';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../lib/api.ts';

/** Sources of every public fact, with year and licence. */
export function sourcesQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['catalog', 'sources'],
    queryFn: ({ signal }) => createClient({ catalogSources }, fetchApi).catalogSources({}, { signal }),
  });
}
