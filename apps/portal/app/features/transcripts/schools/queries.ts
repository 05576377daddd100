import { createClient } from '@longleaf/contract/client';
import { transcriptSchoolOperations } from '@longleaf/contract/transcript-schools';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../../shell/session/api.ts';
import type { SchoolsQuestion } from './question.ts';

/** One page of the list of schools (API-201). */
export function transcriptSchoolsQuery(asked: SchoolsQuestion, fetchApi: FetchApi = browserApi) {
  const { page: pageNumber, ...chosen } = asked;
  return queryOptions({
    queryKey: ['transcript-schools', asked],
    queryFn: ({ signal }) =>
      createClient(transcriptSchoolOperations, fetchApi).getTranscriptSchools(
        { query: { ...chosen, pageNumber } },
        { signal },
      ),
  });
}
