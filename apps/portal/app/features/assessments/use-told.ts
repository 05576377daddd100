import { useEffect } from 'react';
import { showToast } from '../../ui/toast-store.ts';

/** Tells of what could not be loaded in a message that goes away (MSG-062), beside what the page itself says. */
export function useTold(...errors: readonly (Error | null)[]): void {
  const text = errors.find((error) => error !== null)?.message;
  useEffect(() => {
    if (text !== undefined) showToast({ kind: 'error', text });
  }, [text]);
}
