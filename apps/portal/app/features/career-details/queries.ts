import { careerOperations } from '@longleaf/contract/careers';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';

/** An occupation with all that its page shows (API-061), by url name or code. */
export function careerQuery(key: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['career', key.toLowerCase()],
    queryFn: ({ signal }) =>
      createClient(careerOperations, fetchApi).occupation({ params: { urlName: key } }, { signal }),
  });
}
