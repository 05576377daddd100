import { msg } from '@lingui/core/macro';
import { ApiError } from '@longleaf/contract/client';
import { leadsNowhere } from '../../lib/leads-nowhere.ts';
import { logFailedCall } from '../../lib/log-failed-call.ts';
import { showToast } from '../../ui/toast-store.ts';

interface Removal {
  /** Names the section in the browser's log. */
  section: string;
  text: string;
  /** What `restore` takes; null where another tab was first. */
  undo: string | null;
  /** Puts it back and shows it. @throws ApiError */
  restore: (undo: string) => Promise<void>;
}

/** Tells that something was removed, with the way back; one that the server says leads nowhere is not offered again. */
export function tellRemoved({ section, text, undo, restore }: Removal): void {
  const bringBack = async (slip: string) => {
    try {
      await restore(slip);
      return true;
    } catch (error) {
      logFailedCall(section, error);
      const reason = error instanceof ApiError ? Object.values(error.modelState).flat()[0] : undefined;
      showToast({ kind: 'error', text: reason ?? msg`We could not bring it back. Please try again.` });
      return leadsNowhere(error) && 'nowhere';
    }
  };
  showToast({ kind: 'done', text, ...(undo !== null && { undo: () => bringBack(undo) }) });
}
