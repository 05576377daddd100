import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the part where another try was asked for: its button goes when the answer comes, and whoever uses the
 * keyboard would begin again at the top of the page. Gives what to call when the try is asked for.
 */
export function useFocusAfterRetry(isLoaded: boolean): () => void {
  const part = useRef<Element | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const heading = part.current?.querySelector<HTMLElement>('h1, h2, h3');
    part.current = null;
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isLoaded]);
  return () => {
    part.current = document.activeElement?.closest('section, main') ?? null;
  };
}
