import { tellOffline } from '../ui/tell-offline.ts';

/**
 * Keeps the page that is open while there is no connection. React Router would load the document anew for a page whose
 * code it cannot get, and leave the person with the browser's own error and without what was open. Called once.
 */
export function stayWhileOffline(): void {
  for (const type of ['click', 'submit']) window.addEventListener(type, stay, { capture: true });
  // Code that did not come is never asked for again by the document: only a new one can have it.
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) window.addEventListener('online', () => window.location.reload());
  });
}

function stay(event: Event): void {
  const { target, type } = event;
  if (navigator.onLine || !(target instanceof Element)) return;
  const way =
    type === 'submit'
      ? (target as HTMLFormElement).action
      : target.closest<HTMLAnchorElement>('a:not([download])')?.href;
  // What leads to a part or another view of this page needs no new code.
  if (!way || new URL(way).pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  tellOffline();
}
