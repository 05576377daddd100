import { ApiError } from '@longleaf/contract/client';
import { testScoreFailures, testScoreMessages, testScoreOperations } from '@longleaf/contract/test-scores';
import { TEST_SCORES } from '../../data/test-scores/queries.ts';
import { call } from '../../kit/form/call.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Scores that may be deleted: their row, and what the call names them by. */
export interface Deletable {
  id: number;
  testID: number;
  scoreID: string;
  /** 'ACT, Sep 19, 2026' */
  name: string;
}

/** Deletes scores (API-197) and tells it (MSG-088). Gives what puts them back, or undefined when refused. Never throws. */
export async function deleteScores({
  testID,
  scoreID,
}: Deletable): Promise<(() => Promise<boolean>) | undefined> {
  try {
    const { undo } = await call(testScoreOperations.deleteTestScore, { body: { testID, scoreID } });
    showToast({ kind: 'done', text: testScoreMessages.deleted });
    return () => putBack(undo ?? '');
  } catch (error) {
    logFailedCall('deleteTestScore', error);
    return undefined;
  } finally {
    await refreshOwn(TEST_SCORES);
  }
}

async function putBack(undo: string): Promise<boolean> {
  try {
    await call(testScoreOperations.restoreTestScore, { body: { undo } });
    return true;
  } catch (error) {
    logFailedCall('restoreTestScore', error);
    const text = error instanceof ApiError ? error.message : testScoreFailures.deleteFailed;
    showToast({ kind: 'error', text });
    return false;
  } finally {
    await refreshOwn(TEST_SCORES);
  }
}
