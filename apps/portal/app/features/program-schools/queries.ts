import { createClient } from '@longleaf/contract/client';
import { programOperations } from '@longleaf/contract/programs';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import type { SchoolsQuestion } from './question.ts';

/** Schools that offer a program at a level, one page of them (API-126). */
export function schoolsQuery(programId: string, asked: SchoolsQuestion, fetchApi: FetchApi = browserApi) {
  const { option, dir, page, inState } = asked;
  return queryOptions({
    queryKey: ['program-schools', programId.toLowerCase(), asked],
    queryFn: ({ signal }) =>
      createClient(programOperations, fetchApi).getSchools(
        {
          params: { programId, option, sortBy: 'School', dir, page },
          query: inState ? { state: 'NC' } : {},
        },
        { signal },
      ),
  });
}
