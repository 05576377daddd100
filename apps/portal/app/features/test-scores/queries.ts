import { createClient } from '@longleaf/contract/client';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(testScoreOperations, browserApi);

/** What first-year students of the person's saved colleges scored. Saving a college elsewhere makes it another list. */
export function collegeRangesQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'college-score-ranges'),
    queryFn: ({ signal }) => api.getCollegeRanges({}, { signal }),
    staleTime: 0,
  });
}
