import { createClient } from '@longleaf/contract/client';
import { programDetailOperations } from '@longleaf/contract/program-details';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../../shell/session/api.ts';

/** Entrepreneurship in the Classification of Instructional Programs: of what is about running one's own, what most colleges here have. */
const RUNNING_A_BUSINESS = '52.0701';

/** The program in which one learns to run a business, its colleges and the careers that it leads to (API-120). Only results load it. */
export function businessProgramQuery() {
  return queryOptions({
    queryKey: ['business program'],
    queryFn: ({ signal }) =>
      createClient(programDetailOperations, browserApi).program(
        { params: { name: RUNNING_A_BUSINESS } },
        { signal },
      ),
  });
}
