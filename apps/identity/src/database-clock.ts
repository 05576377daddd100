import { sql } from 'drizzle-orm';

/** The moment by the database's clock: all copies agree about it. */
export const databaseNow = sql<Date>`now()`;

/** The moment so many seconds later. */
export function secondsFromNow(seconds: unknown) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
