import { activityOperations } from '@longleaf/contract/activities';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about activities lies under this name; a change makes all of it stale. */
export const ACTIVITIES = 'activities';

const api = createClient(activityOperations, browserApi);

/** The eight lists of a person (API-017). Another tab may change them meanwhile. */
export function activitiesQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, ACTIVITIES),
    queryFn: ({ signal }) => api.getActivitiesInterests({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}
