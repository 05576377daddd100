import { createClient } from '@longleaf/contract/client';
import { yourDataOperations } from '@longleaf/contract/your-data';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const yourDataApi = createClient(yourDataOperations, browserApi);

/** Everything that is kept about the person; never from an earlier look. */
export function yourDataQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'your-data'),
    queryFn: ({ signal }) => yourDataApi.getYourData({}, { signal }),
    gcTime: 0,
  });
}

/** Whether the account is about to be deleted. */
export function deletionQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'deletion'),
    queryFn: ({ signal }) => yourDataApi.getDeletion({}, { signal }),
  });
}
