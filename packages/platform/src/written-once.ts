/**
 * The name under which statements are prepared: none of their own. Drizzle writes their text once; whether the database
 * keeps them is for the connection to say (`prepareOften`), since a pooler lends its connections.
 */
export const UNNAMED = '';

/** Makes something when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
