import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the new page, so that screen readers and the keyboard start there. Not on the first page, not out of a
 * window that has opened over it meanwhile, such as the idle warning, and not away from the part that was asked for.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const focused = document.activeElement;
    if (focused?.closest('[role="dialog"]')) return;
    const main = document.getElementById('main');
    // What the page itself did in the same drawing came before this.
    if (hash !== '' && main?.contains(focused)) return;
    main?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
