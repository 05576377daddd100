import { type Column, type SQL, sql } from 'drizzle-orm';

/** Columns by their names alone, as the database wants them where it is said which ones are written. */
export function namesOf(...columns: readonly Column[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
