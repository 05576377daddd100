import { createClient } from '@longleaf/contract/client';
import { collegeCostOperations } from '@longleaf/contract/college-costs';
import { queryOptions } from '@tanstack/react-query';
import { SAVED_COLLEGES } from '../../data/saved-colleges/queries.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(collegeCostOperations, browserApi);

/** What the colleges that a person saved cost residents of a state; stale with the list of those colleges. */
export function collegeCostsQuery(personId: string, residency: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_COLLEGES, 'costs', residency),
    queryFn: ({ signal }) => api.getCollegeCosts({ query: { residency } }, { signal }),
    // The prices of the state before stay until the new ones are there, as long as they are the same person's.
    placeholderData: (before, query) => (query?.queryKey[1] === personId ? before : undefined),
  });
}
