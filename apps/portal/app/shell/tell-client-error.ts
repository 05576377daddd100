import { clientError } from '@longleaf/contract/client-errors';
import { createClient } from '@longleaf/contract/client';

const api = createClient({ clientError }, (path, init) => fetch(path, { ...init, keepalive: true }));

/** One page tells no more than this: an error that comes again and again says nothing new. */
const MOST = 5;
const told = new Set<string>();

/**
 * Tells where an error happened, in a file of ours. What it says is not told, since a message may repeat what somebody
 * typed.
 */
export async function tell(error: unknown): Promise<void> {
  const words = `${error instanceof Error ? error.name : typeof error} at ${placeOf(error)}`;
  if (told.has(words) || told.size >= MOST) return;
  told.add(words);
  await api.clientError({ query: { message: words } });
}

/** The first line of the stack that lies in a file of the portal, without its host: 'assets/save-1a2b.js:1:2043'. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /(?:assets|app)\/[\w./-]+:\d+:\d+/.exec(stack)?.[0] ?? 'an unknown place';
}
