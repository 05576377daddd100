import { createClient } from '@longleaf/contract/client';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about saved colleges lies under this name; a change makes all of it stale. */
export const SAVED_COLLEGES = 'saved-colleges';

const api = createClient(savedCollegeOperations, browserApi);

/** Ids of the colleges a person saved. */
export function savedCollegeIdsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_COLLEGES, 'ids'),
    queryFn: ({ signal }) => api.getSavedCollegeIds({}, { signal }),
    refetchOnWindowFocus: true,
  });
}

/** One page of the colleges that a person saved, newest first (API-095). Another tab may change it meanwhile. */
export function savedPageQuery(personId: string, pageNumber: number, residency: string) {
  return queryOptions({
    queryKey: ofPerson(personId, SAVED_COLLEGES, 'page', pageNumber, residency),
    queryFn: ({ signal }) => api.getSavedColleges({ query: { pageNumber, residency } }, { signal }),
    refetchOnWindowFocus: 'always',
    // The page before stays until this one is there, as long as it is the same person's.
    placeholderData: (before, query) => (query?.queryKey[1] === personId ? before : undefined),
  });
}
