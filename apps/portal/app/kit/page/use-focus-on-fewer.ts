import { useEffect, useRef } from 'react';
import { onceFocusIsLost } from './once-focus-is-lost.ts';

/**
 * Leads the focus to a heading where one of several things went, with the button in it that was pressed. Focus that went
 * elsewhere stays there.
 * @param heading id of a heading that can be focused
 * @param count how many things with such buttons there are
 */
export function useFocusOnFewer(heading: string, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer)
      return onceFocusIsLost(() => document.getElementById(heading)?.focus({ preventScroll: true }));
  }, [heading, count]);
}
