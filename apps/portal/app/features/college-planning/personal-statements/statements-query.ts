import { createClient } from '@longleaf/contract/client';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../../lib/of-person.ts';
import { browserApi } from '../../../shell/session/api.ts';

const api = createClient(statementOperations, browserApi);

/** The draft and the final statement of a person (API-115). */
export function statementsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'personal-statements'),
    queryFn: ({ signal }) => api.getPersonalStatements({}, { signal }),
  });
}
