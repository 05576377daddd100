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
    queryKey: ofPerson(personId, ACTIVITIES, 'lists'),
    queryFn: ({ signal }) => api.getActivitiesInterests({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** The person's own words about items for other applications. */
export function shortTextsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, ACTIVITIES, 'short'),
    queryFn: ({ signal }) => api.getShortTexts({}, { signal }),
  });
}
