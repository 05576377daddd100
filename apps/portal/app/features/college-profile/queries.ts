import { createClient } from '@longleaf/contract/client';
import { photoMetadata } from '@longleaf/contract/college-photos';
import { campusProfile } from '@longleaf/contract/college-profile';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import type { College } from './blocks/college.ts';
import { withoutList } from './without-list.ts';

/** A college with its profile and figures (API-047), by url name or id, with the prices of residents of a state. Its programs are kept beside it. */
export function profileQuery(key: string, residency: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-profile', key.toLowerCase(), residency],
    queryFn: async ({ signal, client }): Promise<College> => {
      const profile = await askProfile({ urlName: key, residency }, fetchApi, signal);
      client.setQueryData(programsQuery(key).queryKey, profile.majorsWithNames);
      return { ...withoutList(profile), residency };
    },
  });
}

/** All programs of a college with their awards: what only its academics section shows. */
export function programsQuery(key: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-programs', key.toLowerCase()],
    queryFn: async ({ signal }) => (await askProfile({ urlName: key }, fetchApi, signal)).majorsWithNames,
  });
}

function askProfile(
  { urlName, residency }: { urlName: string; residency?: string },
  fetchApi: FetchApi,
  signal: AbortSignal,
) {
  const api = createClient({ campusProfile }, fetchApi);
  return api.campusProfile({ params: { urlName }, query: { residency } }, { signal });
}

/** Names and descriptions of the photos that a college sent (API-048). */
export function photosQuery(institutionId: number) {
  return queryOptions({
    queryKey: ['college-photos', institutionId],
    queryFn: ({ signal }) =>
      createClient({ photoMetadata }, browserApi).photoMetadata({ params: { institutionId } }, { signal }),
    staleTime: Infinity,
  });
}
