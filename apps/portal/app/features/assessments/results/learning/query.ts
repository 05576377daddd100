import { careerDetailOperations } from '@longleaf/contract/career-details';
import { createClient } from '@longleaf/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../shell/session/api.ts';

/** A career with the programs that lead to it and the colleges of the state that teach them (API-061). Only results load it. */
export function learningQuery(occCode: string) {
  return queryOptions({
    queryKey: ['learning', occCode],
    queryFn: ({ signal }) =>
      createClient(careerDetailOperations, browserApi).occupation(
        { params: { urlName: occCode } },
        { signal },
      ),
  });
}
