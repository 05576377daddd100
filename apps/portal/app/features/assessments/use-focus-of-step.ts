import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page when another step of it is shown, as a new page does: the button that led there is gone, and
 * whoever hears the page or uses the keyboard would begin before its heading again. Not out of a window over it.
 */
export function useFocusOfStep(step: number): void {
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    if (document.activeElement?.closest('[role="dialog"]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [step]);
}
