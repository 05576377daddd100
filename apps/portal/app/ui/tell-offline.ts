import { msg } from '@lingui/core/macro';
import { showToast } from './toast-store.ts';

/** Says that what was pressed was not done, for want of a connection. */
export function tellOffline(): void {
  showToast({ kind: 'error', text: msg`You are offline. Try that again once you are connected.` });
}
