import { scoresSaved, testScoreFailures } from '@longleaf/contract/test-scores';
import type { ApiError } from '@longleaf/contract/client';
import type { TestKey } from '@longleaf/rules/test-scores/tests';
import { useNavigate } from 'react-router';
import { TEST_SCORES } from '../../../data/test-scores/queries.ts';
import { refreshOwn } from '../../../shell/session/refresh-own.ts';

/** What both forms of scores do once they are kept, and when they are not: back to the list, or the reason (ST-290). */
export function useSaved(key: TestKey) {
  const navigate = useNavigate();
  return {
    done: scoresSaved[key],
    onDone: async () => {
      await refreshOwn(TEST_SCORES);
      await navigate('/testScores', { replace: true });
    },
    failed: (error: ApiError) => (error.status === 404 ? testScoreFailures.gone : error.message),
    back: () => void navigate('/testScores'),
  };
}
