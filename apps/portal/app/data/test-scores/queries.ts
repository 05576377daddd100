import { createClient } from '@longleaf/contract/client';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

/** Everything about test scores lies under this name; a change makes all of it stale. */
export const TEST_SCORES = 'test-scores';

const api = createClient(testScoreOperations, browserApi);

/** The scores of every test of a person (API-181). Another tab may change them meanwhile. */
export function testScoresQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, TEST_SCORES, 'all'),
    queryFn: ({ signal }) => api.getTestScores({}, { signal }),
    refetchOnWindowFocus: 'always',
  });
}
