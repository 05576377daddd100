import { clientError } from '@longleaf/contract/client-errors';
import { createClient } from '@longleaf/contract/client';

const api = createClient({ clientError }, (path, init) => fetch(path, { ...init, keepalive: true }));

/** One page tells no more than this: an error that comes again and again says nothing new. */
const MOST = 5;
const told = new Set<string>();

/**
 * Tells the server of an error in the browser (API-057). Where it happened is told, in a file of ours; what it says is
 * not, since a message may repeat what somebody typed.
 */
export function tellOfClientError(error: unknown): void {
  const words = `${error instanceof Error ? error.name : typeof error} at ${placeOf(error)}`;
  if (told.has(words) || told.size >= MOST) return;
  told.add(words);
  // It is told once; when it cannot be, the page goes on.
  void api.clientError({ query: { message: words } }).catch(() => undefined);
}

/** Listens to errors that nothing in the page took. */
export function watchClientErrors(): void {
  window.addEventListener('error', ({ error }) => tellOfClientError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellOfClientError(reason));
}

/** The first line of the stack that lies in a file of the portal, without its host: 'assets/save-1a2b.js:1:2043'. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /(?:assets|app)\/[\w./-]+:\d+:\d+/.exec(stack)?.[0] ?? 'an unknown place';
}
