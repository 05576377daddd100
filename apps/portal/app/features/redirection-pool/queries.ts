import { createClient } from '@longleaf/contract/client';
import { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { queryOptions } from '@tanstack/react-query';
import { POOL_FORMS } from '../../data/pool-forms/pool-forms.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(redirectionOperations, browserApi);

/** When the pool is open: the server's clock decides. */
export const windowQuery = queryOptions({
  queryKey: ['redirection-window'],
  queryFn: ({ signal }) => api.getRedirectionWindow({}, { signal }),
});

/** What one has sent for the entry year of now; null when nothing. */
export function redirectionQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, POOL_FORMS, 'redirection'),
    queryFn: ({ signal }) => api.getRedirectionProspect({}, { signal }),
    // Another tab may change it meanwhile.
    refetchOnWindowFocus: 'always',
  });
}
