import { createClient } from '@longleaf/contract/client';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from './session/api.ts';

/** Everything about saved colleges lies under this key; a change makes all of it stale. */
export const SAVED_COLLEGES_KEY = ['saved-colleges'] as const;

/** Ids of the colleges a person saved. The header shows how many there are. */
export function savedCollegeIdsQuery(personId: string) {
  return queryOptions({
    queryKey: [...SAVED_COLLEGES_KEY, 'ids', personId],
    queryFn: ({ signal }) =>
      createClient(savedCollegeOperations, browserApi).getSavedCollegeIds({}, { signal }),
    refetchOnWindowFocus: true,
  });
}
