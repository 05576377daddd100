import { createClient } from '@longleaf/contract/client';
import { suggestColleges } from '@longleaf/contract/college-names';
import { suggestionLimit } from '@longleaf/contract/search-limits';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';

const SECONDS = 1000;
const api = createClient({ suggestColleges }, browserApi);

/** College names that fit what is typed (API-054). */
export function collegeNamesQuery(search: string) {
  return queryOptions({
    queryKey: ['college-names', search],
    queryFn: ({ signal }) => api.suggestColleges({ query: { search, limit: suggestionLimit } }, { signal }),
    enabled: search !== '',
    staleTime: 60 * SECONDS,
  });
}
