import { useEffect, useState } from 'react';

/**
 * Opens a window one step after it was mounted. A window that is open from its first moment does not learn what
 * had the focus before, and could not give it back.
 */
export function useOpenedLate(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return opened && mounted;
}
