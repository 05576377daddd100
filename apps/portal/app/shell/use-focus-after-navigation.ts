import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the new page, so that screen readers and the keyboard start there. Not on the first page, and not
 * out of a window that has opened over it meanwhile, such as the idle warning.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (document.activeElement?.closest('[aria-modal="true"]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
