import { createClient } from '@longleaf/contract/client';
import { photoMetadata } from '@longleaf/contract/colleges-photos';
import { campusProfile } from '@longleaf/contract/colleges-profile';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../../lib/api.ts';

/** A college with its profile and figures (API-047), by url name or id. */
export function profileQuery(key: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['college-profile', key.toLowerCase()],
    queryFn: ({ signal }) =>
      createClient({ campusProfile }, fetchApi).campusProfile({ params: { urlName: key } }, { signal }),
  });
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
