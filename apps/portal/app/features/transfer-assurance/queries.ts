import { createClient } from '@longleaf/contract/client';
import { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { queryOptions } from '@tanstack/react-query';
import { POOL_FORMS } from '../../data/pool-forms/pool-forms.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(assuranceOperations, browserApi);

/** The entry year of now, and what became of the form that was sent for it. */
export function assuranceQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, POOL_FORMS, 'assurance'),
    queryFn: ({ signal }) => api.getAssuranceOutcome({}, { signal }),
    // Another tab may change it meanwhile.
    refetchOnWindowFocus: 'always',
  });
}

/** What the form begins with (API-173). */
export function assuranceProfileQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'transfer-assurance', 'profile'),
    queryFn: ({ signal }) => api.getTaapProfile({}, { signal }),
    // What is typed into the form must not be replaced by what comes later.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The public universities, with what is known of transferring to each. */
export const transferUniversitiesQuery = queryOptions({
  queryKey: ['transfer-universities'],
  queryFn: ({ signal }) => api.getTransferUniversities({}, { signal }),
});
