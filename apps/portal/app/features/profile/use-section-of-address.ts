import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part that the address names, once it is there: `/profile#password`. */
export function useSectionOfAddress(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return;
    const title = document.getElementById(`${hash.slice(1)}-title`);
    title?.closest('section')?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  }, [ready, hash]);
}
