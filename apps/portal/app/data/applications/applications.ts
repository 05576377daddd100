import { applicationOperations, APPLICATIONS_TRIES } from '@longleaf/contract/applications';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about applications lies under this name; a change makes all of it stale. */
export const APPLICATIONS = 'applications';

const api = createClient(applicationOperations, browserApi);

/**
 * The applications of a person with their tasks (API-162). Tried twice more before it counts as failed (CON-030, ST-096,
 * MSG-012). Another tab may change them meanwhile.
 */
export function applicationsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, APPLICATIONS, 'list'),
    queryFn: ({ signal }) => api.getApplications({}, { signal }),
    retry: APPLICATIONS_TRIES - 1,
    refetchOnWindowFocus: 'always',
  });
}

/** Ten of the colleges that one can apply to, with what the person has started (API-161, CON-130). */
export function applyingQuery(
  personId: string,
  { search, organizationId, pageNumber }: { search: string; organizationId?: number; pageNumber: number },
) {
  return queryOptions({
    queryKey: ofPerson(personId, APPLICATIONS, 'organizations', search, organizationId ?? 0, pageNumber),
    queryFn: ({ signal }) =>
      api.getApplyingOrganizations(
        { query: { search, pageNumber, ...(organizationId !== undefined && { organizationId }) } },
        { signal },
      ),
    // The schools before stay until these are there, as long as they are the same person's.
    placeholderData: (before, query) => (query?.queryKey[1] === personId ? before : undefined),
  });
}
