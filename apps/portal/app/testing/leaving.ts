/**
 * Keeps the document where it is while a test looks where it would leave for: the addresses, one after another.
 * Ends with `stop`.
 */
export function watchLeaving(): { left: readonly string[]; stop: () => void } {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (new URL(event.destination.url).origin === window.location.origin) return;
    left.push(event.destination.url);
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', stay);
  return { left, stop: () => window.navigation.removeEventListener('navigate', stay) };
}
