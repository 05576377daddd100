import { createClient } from '@longleaf/contract/client';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import { SAVED_COLLEGES_KEY } from '../../shell/saved-college-ids.ts';

/** One page of the colleges that a person saved, newest first (API-095). Another tab may change it meanwhile. */
export function savedPageQuery(personId: string, pageNumber: number) {
  return queryOptions({
    queryKey: [...SAVED_COLLEGES_KEY, 'page', personId, pageNumber],
    queryFn: ({ signal }) =>
      createClient(savedCollegeOperations, browserApi).getSavedColleges(
        { query: { pageNumber } },
        { signal },
      ),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}
