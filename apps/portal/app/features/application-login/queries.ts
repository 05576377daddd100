import { applicationLoginOperations } from '@longleaf/contract/application-login';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(applicationLoginOperations, browserApi);

/** Where one goes on to (API-142). Asked for anew at each visit: its token is for one use. */
export function applicationAddressQuery(
  personId: string,
  names: { organization: string; program: string; appKey: string },
) {
  return queryOptions({
    queryKey: ofPerson(personId, 'application-login', names.organization, names.program, names.appKey),
    queryFn: ({ signal }) => api.getApplicationAddress({ params: names }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    retryOnMount: false,
  });
}
