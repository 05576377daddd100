import { activityFailures, activityMessages, activityOperations } from '@longleaf/contract/activities';
import { ApiError } from '@longleaf/contract/client';
import type { ActivitySection } from '@longleaf/rules/activities/sections';
import { call } from '../../kit/form/call.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ACTIVITIES } from './activities-query.ts';

/**
 * Deletes an item (API-026) and tells it (MSG-032). Gives what puts it back in its place, or undefined when the server
 * refused. Never throws.
 */
export async function deleteItem(
  section: ActivitySection,
  id: number,
): Promise<(() => Promise<boolean>) | undefined> {
  try {
    const { undo } = await call(activityOperations.deleteInterest, { body: { id, interestType: section } });
    showToast({ kind: 'done', text: activityMessages.deleted });
    return () => putBack(undo ?? '');
  } catch {
    return undefined;
  } finally {
    await refreshOwn(ACTIVITIES);
  }
}

async function putBack(undo: string): Promise<boolean> {
  try {
    await call(activityOperations.restoreInterest, { body: { undo } });
    return true;
  } catch (error) {
    const text = error instanceof ApiError ? error.message : activityFailures.deleteFailed;
    showToast({ kind: 'error', text });
    return false;
  } finally {
    await refreshOwn(ACTIVITIES);
  }
}
