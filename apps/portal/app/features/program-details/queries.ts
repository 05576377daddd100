import { createClient } from '@longleaf/contract/client';
import { programOperations } from '@longleaf/contract/programs';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';

/** A program with all that its page shows (API-120), by url name or CIP code. */
export function programQuery(name: string, fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['program', name.toLowerCase()],
    queryFn: ({ signal }) =>
      createClient(programOperations, fetchApi).program({ params: { name } }, { signal }),
  });
}
