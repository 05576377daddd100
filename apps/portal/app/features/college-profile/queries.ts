import { createClient } from '@longleaf/contract/client';
import { photoMetadata } from '@longleaf/contract/college-photos';
import { campusProfile } from '@longleaf/contract/college-profile';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import type { College } from './blocks/college.ts';
import { withoutList } from './without-list.ts';

/** A college with its profile and figures (API-047), by url name or id. Its programs are kept beside it. */
export function profileQuery(key: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-profile', key.toLowerCase()],
    queryFn: async ({ signal, client }): Promise<College> => {
      const profile = await askProfile(key, fetchApi, signal);
      client.setQueryData(programsQuery(key).queryKey, profile.majorsWithNames);
      return withoutList(profile);
    },
  });
}

/** All programs of a college with their awards: what only its academics section shows. */
export function programsQuery(key: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-programs', key.toLowerCase()],
    queryFn: async ({ signal }) => (await askProfile(key, fetchApi, signal)).majorsWithNames,
  });
}

function askProfile(urlName: string, fetchApi: FetchApi, signal: AbortSignal) {
  return createClient({ campusProfile }, fetchApi).campusProfile({ params: { urlName } }, { signal });
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
