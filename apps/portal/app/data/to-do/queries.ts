import { createClient } from '@longleaf/contract/client';
import { toDoOperations } from '@longleaf/contract/to-do';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(toDoOperations, browserApi);

/** What a person can do now. Every feature changes it, so it is asked for anew wherever it is shown. */
export function toDoQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'to-do'),
    queryFn: ({ signal }) => api.getToDo({}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
