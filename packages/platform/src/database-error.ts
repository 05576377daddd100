/** What an error of PostgreSQL says beside its words. */
export type DatabaseError = { code: string; constraint?: string | undefined; table?: string | undefined };

/** The database's own error inside an error, however often it was wrapped; undefined when there is none. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error === null || typeof error !== 'object') return undefined;
  const { code, constraint, table, severity, cause } = error as Record<string, unknown>;
  if (typeof code === 'string' && typeof severity === 'string') {
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return { code, constraint: text(constraint), table: text(table) };
  }
  return databaseErrorOf(cause);
}

/** Whether the database refused a row because another one like it is there. */
export function isTaken(error: unknown): boolean {
  return databaseErrorOf(error)?.code === '23505';
}
