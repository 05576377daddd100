import { msg } from '@lingui/core/macro';
import { leadsNowhere } from '../../lib/leads-nowhere.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { showToast } from '../../ui/toast-store.ts';
import { focusSection } from './focus-section.ts';

interface Section {
  /** Names it in the browser's log, too. */
  id: string;
  /** What the person has there is kept under this name. */
  list: string;
  /** Said when something could not be removed. */
  removeFailed: string;
}

/**
 * Removes something for good: the section has the focus afterwards, and shows what is left.
 * @param remove throws ApiError
 */
export async function removeForGood(section: Section, remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
    focusSection(section.id);
    await refreshOwn(section.list);
  } catch (error) {
    logFailedCall(section.id, error);
    showToast({ kind: 'error', text: section.removeFailed });
  }
}

interface WayBack {
  /** Said when it is removed. */
  text: string;
  /** @throws ApiError */
  restore: (undo: string) => Promise<unknown>;
}

/** Removes something the same way, and tells the way back: what the server gives for it, or null where another tab was first. */
export function removeWithUndo(
  section: Section,
  remove: () => Promise<{ undo: string | null }>,
  { text, restore }: WayBack,
): Promise<void> {
  return removeForGood(section, async () => {
    const { undo } = await remove();
    const bringBack = undo !== null && (() => broughtBack(section, () => restore(undo)));
    showToast({ kind: 'done', text, ...(bringBack && { undo: bringBack }) });
  });
}

/** Whether it is back; one that the server says leads nowhere is not offered again. */
async function broughtBack(section: Section, restore: () => Promise<unknown>) {
  try {
    await restore();
    await refreshOwn(section.list);
    return true;
  } catch (error) {
    logFailedCall(section.id, error);
    showToast({ kind: 'error', text: reasonOf(error) ?? msg`We could not bring it back. Please try again.` });
    return leadsNowhere(error) && 'nowhere';
  }
}
