import { createClient } from '@longleaf/contract/client';
import { profileOperations } from '@longleaf/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(profileOperations, browserApi);

/** The profile of the person who is signed in (API-045). */
export function profileQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'profile'),
    queryFn: ({ signal }) => api.getProfile({}, { signal }),
  });
}
