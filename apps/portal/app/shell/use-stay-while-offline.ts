import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { showToast } from '../ui/toast-store.ts';

/**
 * Keeps the page that is open while there is no connection. React Router would load the document anew for a page whose
 * code it cannot get, and leave the person with the browser's own error and without what was open.
 */
export function useStayWhileOffline(): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      // A link to a part or another view of this page needs no new code.
      if (link === null || link.pathname === window.location.pathname || link.hasAttribute('download'))
        return;
      event.preventDefault();
      showToast({ kind: 'error', text: msg`You are offline. Try that again once you are connected.` });
    };
    window.addEventListener('click', stay, { capture: true });
    return () => window.removeEventListener('click', stay, { capture: true });
  }, []);
}
