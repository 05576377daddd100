import { searchOccupations } from '@longleaf/contract/career-search';
import { createClient } from '@longleaf/contract/client';
import { largestSearchPage } from '@longleaf/contract/search-limits';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import { savedCareers } from './saved-careers.ts';

const api = createClient({ searchOccupations }, browserApi);

/** The careers that a person saved, newest first: as many as one page of the search takes. A change of the list makes it stale. */
export function savedCareersQuery(personId: string) {
  return queryOptions({
    queryKey: [...savedCareers.keyOf(personId), 'all'],
    queryFn: ({ signal }) =>
      api.searchOccupations({ query: { searchType: 'saved', pageSize: largestSearchPage } }, { signal }),
  });
}
