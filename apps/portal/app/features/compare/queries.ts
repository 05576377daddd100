import { ApiError, createClient } from '@longleaf/contract/client';
import { suggestColleges } from '@longleaf/contract/college-names';
import { campusProfile } from '@longleaf/contract/college-profile';
import { suggestionLimit } from '@longleaf/contract/search-limits';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { comparedCollege, type ComparedCollege } from './compared-college.ts';

/** One college of a comparison, by url name or id; null when nobody knows it. */
export function comparedCollegeQuery(name: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-compared', name],
    queryFn: async ({ signal }): Promise<ComparedCollege | null> => {
      try {
        const api = createClient({ campusProfile }, fetchApi);
        return comparedCollege(await api.campusProfile({ params: { urlName: name } }, { signal }));
      } catch (error) {
        if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return null;
        throw error;
      }
    },
  });
}

/** College names that fit what is typed (API-054). */
export function namesQuery(search: string) {
  return queryOptions({
    queryKey: ['college-names', search],
    queryFn: ({ signal }) =>
      createClient({ suggestColleges }, browserApi).suggestColleges(
        { query: { search, limit: suggestionLimit } },
        { signal },
      ),
    enabled: search !== '',
    staleTime: 60_000,
  });
}
