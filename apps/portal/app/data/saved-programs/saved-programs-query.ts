import { createClient } from '@longleaf/contract/client';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../shell/session/api.ts';
import { savedPrograms } from './saved-programs.ts';

const api = createClient(savedProgramOperations, browserApi);

/** All programs that the person saved, newest first (API-125). A change of the list makes it stale. */
export function savedProgramsQuery(personId: string) {
  return queryOptions({
    queryKey: [...savedPrograms.keyOf(personId), 'all'],
    queryFn: ({ signal }) => api.getSavedPrograms({}, { signal }),
  });
}
