import { createClient } from '@longleaf/contract/client';
import { nextStepOperations } from '@longleaf/contract/next-steps';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const { getProgress } = nextStepOperations;
const api = createClient({ getProgress }, browserApi);

/** How far a person is on each pathway (API-145). */
export function progressQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'next-steps', 'progress'),
    queryFn: ({ signal }) => api.getProgress({}, { signal }),
    refetchOnMount: 'always',
  });
}
