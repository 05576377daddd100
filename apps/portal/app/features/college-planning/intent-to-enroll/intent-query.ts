import { createClient } from '@longleaf/contract/client';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../../lib/of-person.ts';
import { browserApi } from '../../../shell/session/api.ts';

/** Everything about intents to enroll lies under this name; a change makes all of it stale. */
export const INTENTS = 'intents-to-enroll';

const api = createClient(intentOperations, browserApi);

/** Where a person plans to go, newest first (API-099). */
export function intentsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, INTENTS),
    queryFn: ({ signal }) => api.getIntentEnrollSchool({}, { signal }),
  });
}
