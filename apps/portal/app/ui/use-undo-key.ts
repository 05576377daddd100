import { useEffect, useRef } from 'react';

/** The key that leads to the newest message that can be undone: such a message is gone before Tab could reach it. */
export const UNDO_KEY = 'F8';

/**
 * Lets a key lead to the newest message that can be undone; gives what returns the focus to where it was.
 * @param corner where the messages are; their buttons carry `data-undo`.
 * @param offered whether there is such a message; without one the key is the browser's.
 */
export function useUndoKey(corner: React.RefObject<HTMLElement | null>, offered: boolean): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!offered) return;
    const go = (event: KeyboardEvent) => {
      if (event.key !== UNDO_KEY) return;
      const newest = [...(corner.current?.querySelectorAll<HTMLElement>('[data-undo]') ?? [])].at(-1);
      if (!newest) return;
      event.preventDefault();
      if (!corner.current?.contains(document.activeElement)) before.current = document.activeElement;
      newest.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [corner, offered]);
  return () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    before.current = null;
  };
}
