import { type SQL, sql } from 'drizzle-orm';

/** Any of these values, for `eq`: the text is the same for any number of them, so that it is prepared once. */
export function anyOf(values: readonly string[]): SQL {
  return sql`any(${sql.param(values)})`;
}
