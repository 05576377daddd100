import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

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

/**
 * Writes the text of a statement once: putting a long one together takes as long as the database takes to do it.
 * @param statement with a placeholder (`sql.placeholder`) for each value that differs from call to call.
 * @returns what is asked with the values of those placeholders.
 */
export function written(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return (values: Record<string, unknown>) => ({ text, values: fillPlaceholders(params, values) });
}
