import { awayAttribute, awayHeader } from '@longleaf/contract/people-away';
import { useSyncExternalStore } from 'react';

/** Undefined until the document was looked at. */
let away: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether signing in and saving are away for now, told by the server with the page and with its answers. */
export function usePeopleAway(): boolean {
  return useSyncExternalStore(watch, arePeopleAway, () => false);
}

/** Takes note of an answer's mark. One without it may be an older one, or another copy's: only a look ends it. */
export function noteOfAnswer({ headers }: Response): void {
  if (headers.has(awayHeader)) setAway(true);
}

export function setAway(now: boolean): void {
  if (now === away) return;
  away = now;
  for (const listener of listeners) listener();
}

function arePeopleAway(): boolean {
  return (away ??= document.documentElement.hasAttribute(awayAttribute));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
