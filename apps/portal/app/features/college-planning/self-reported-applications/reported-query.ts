import { createClient } from '@longleaf/contract/client';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../../lib/of-person.ts';
import { browserApi } from '../../../shell/session/api.ts';

/** Everything about self-reported applications lies under this name; a change makes all of it stale. */
export const REPORTED = 'self-reported-applications';

const api = createClient(reportedOperations, browserApi);

/** The applications that a person says they sent, the latest first (API-107). */
export function reportedQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, REPORTED),
    queryFn: ({ signal }) => api.getSelfReportedApps({}, { signal }),
  });
}
