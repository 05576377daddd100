import { createClient } from '@longleaf/contract/client';
import { campusProfile } from '@longleaf/contract/college-profile';
import { queryOptions } from '@tanstack/react-query';
import { isUnknown } from '../../lib/is-unknown.ts';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { comparedCollege, type ComparedCollege } from './compared-college.ts';

/** One college of a comparison, by url name or id, with the prices of residents of a state; null when nobody knows it. */
export function comparedCollegeQuery(name: string, residency: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-compared', name, residency],
    queryFn: async ({ signal }): Promise<ComparedCollege | null> => {
      try {
        const api = createClient({ campusProfile }, fetchApi);
        const asked = { params: { urlName: name }, query: { residency } };
        return comparedCollege(await api.campusProfile(asked, { signal }), residency);
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });
}
