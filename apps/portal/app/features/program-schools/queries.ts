import { createClient } from '@longleaf/contract/client';
import { programOperations } from '@longleaf/contract/programs';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import type { SchoolsQuestion } from './question.ts';

/** Schools that offer a program at a level, one page of them (API-126). */
export function schoolsQuery(
  programId: string,
  asked: SchoolsQuestion,
  residency: string,
  fetchApi: FetchApi = browserApi,
) {
  const { option, dir, page, inState, zip, byName } = asked;
  const sortBy = zip === null || byName ? 'School' : 'Distance';
  return queryOptions({
    queryKey: ['program-schools', programId.toLowerCase(), asked, residency],
    queryFn: ({ signal }) =>
      createClient(programOperations, fetchApi).getSchools(
        {
          params: { programId, option, sortBy, dir: sortBy === 'School' ? dir : 'ascending', page },
          query: { residency, ...(inState && { state: 'NC' }), ...(zip !== null && { zip }) },
        },
        { signal },
      ),
  });
}
