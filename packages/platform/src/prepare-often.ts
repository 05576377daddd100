import type pg from 'pg';

/** A statement is prepared once it has come this often: what is asked once would only stay in the way. */
const OFTEN = 3;
/** How many statements a connection keeps prepared at most, so that its memory is bounded. */
const MOST = 300;
/** How many statements are counted; more would be those that are put together differently each time. */
const COUNTED = 2_000;

/**
 * Has the database read and plan a statement once for each connection of a pool, in place of at every call: for short
 * statements that is most of their time. A statement is known by its text, and its values are beside it.
 *
 * Not for a pooler that lends connections for a transaction at a time: there the next one who is lent the connection
 * would find what the former prepared.
 */
export function prepareOften(pool: pg.Pool): void {
  const nameOf = namesOfStatements();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const prepared = (statement: unknown, ...rest: unknown[]) =>
      query(named(statement, rest, nameOf), ...rest);
    Object.assign(client, { query: prepared });
  });
}

/** The statement with its name, where it has values, is no other kind of work, and has no name of its own. */
function named(statement: unknown, [values]: unknown[], nameOf: (text: string) => string | undefined) {
  if (typeof statement === 'string') {
    const name = Array.isArray(values) ? nameOf(statement) : undefined;
    return name === undefined ? statement : { text: statement, name };
  }
  const asked = Object(statement) as { text?: unknown; name?: unknown; values?: unknown; submit?: unknown };
  if (typeof asked.text !== 'string' || asked.submit !== undefined || asked.name) return statement;
  if (!Array.isArray(asked.values) && !Array.isArray(values)) return statement;
  const name = nameOf(asked.text);
  return name === undefined ? statement : { ...asked, name };
}

/** Gives the name of a statement that came often, the same for each connection. */
function namesOfStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST || showsAllColumns(text)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const next = `often_${names.size + 1}`;
    names.set(text, next);
    return next;
  };
}

/** What gives all columns of a table would be refused once prepared, when a newer version adds one beside it. */
function showsAllColumns(text: string): boolean {
  return text.replaceAll('count(*)', '').includes('*');
}
