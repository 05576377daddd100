/**
 * The name under which statements are prepared: none. Their text is written once by Drizzle, and nothing of them stays in
 * a session of the database, so that a pooler may lend its connections for a transaction at a time.
 */
export const UNNAMED = '';

/** Makes something when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
