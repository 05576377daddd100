import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What an error of PostgreSQL says beside its words. */
export type DatabaseError = { code: string; constraint?: string | undefined; table?: string | undefined };

// Cancelled for its time, lock not had in time, shut down, starting, no connection left, no memory or disk, read-only.
const UNAVAILABLE = /^(57014|55P03|57P0[1-5]|08...|53...|25006|40001|40P01)$/;
// What the driver says by itself has no code.
const OF_THE_DRIVER =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
const OF_THE_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether an error says that the database cannot work now, and may a little later; not that something is wrong. */
export function isUnavailable(error: unknown): boolean {
  const found = databaseErrorOf(error);
  if (found) return UNAVAILABLE.test(found.code) || takesNoConnections(error);
  if (!(error instanceof Error)) return false;
  if (OF_THE_DRIVER.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && syscall !== undefined && OF_THE_NETWORK.has(code)) || isUnavailable(error.cause)
  );
}

/** Whether a database was told to let nobody in. Of a statement the same code says something else. */
function takesNoConnections(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false;
  const { code, severity, cause } = error as Record<string, unknown>;
  return (code === '55000' && severity === 'FATAL') || takesNoConnections(cause);
}

/** Whether an error says that no answer came in time, so that it may still come. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

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

/**
 * An error that may be kept where its words are: one of the database or of a statement, whose words hold values, gives
 * way to its reason.
 */
export function withoutValues(error: unknown): unknown {
  const tellsValues = error instanceof DrizzleQueryError || databaseErrorOf(error) !== undefined;
  return tellsValues ? new Error(reasonOf(error)) : error;
}

// What these say names the values that did not fit.
const NAMES_VALUES = /^2[23]/;

/**
 * Why something failed, for whoever runs the program: of PostgreSQL its own words and code, without the statement, its
 * values or a password.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  const found = databaseErrorOf(error);
  if (!found || !('severity' in error)) return error.message;
  const { code, table, constraint } = found;
  const where = [table && `table ${table}`, constraint && `constraint ${constraint}`].filter(Boolean);
  const words = NAMES_VALUES.test(code) ? where.join(', ') : error.message;
  return words === '' ? `PostgreSQL ${code}` : `${words} (PostgreSQL ${code})`;
}
