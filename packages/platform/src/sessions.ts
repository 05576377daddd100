import pg from 'pg';
import { PATIENCE_OF_CALLS } from './database.ts';

/** Why a connection is none to one process of the database alone. */
export type NoSession = 'lent' | 'takes-no-limits';

/** How often both are asked. On a busy pooler, what the first one left can be lent to somebody else just then. */
const ROUNDS = 6;
/** How often the first is asked while the second holds its own: a pooler that takes turns gives itself away by then. */
const ASKS = 3;
/** In milliseconds. Longer than a healthy database takes, shorter than a pooler keeps one waiting that it cannot serve. */
const PATIENCE = 10_000;

/**
 * Tells a connection to PostgreSQL from one to a pooler that lends connections for a transaction at a time: of two that
 * are open at once, each has a process of its own (`pg_backend_pid`) and keeps it. Behind a pooler the second one gets
 * the process of the first, and while it holds that in a transaction the first is served by another.
 * @param options.limits asks for time limits when connecting, as the pool for calls does; a pooler may refuse or forget them.
 * @returns undefined when it keeps a session.
 * @throws what PostgreSQL or the network says when there is no connection.
 */
export async function lackOfSession(
  url: string,
  { limits }: { limits: boolean } = { limits: true },
): Promise<NoSession | undefined> {
  const first = connection(url, limits);
  const second = connection(url, limits);
  try {
    await Promise.all([first.connect(), second.connect()]);
    if (await areLent(first, second)) return 'lent';
    return limits && !(await isLimited(first)) ? 'takes-no-limits' : undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (limits && message.includes('unsupported startup parameter'))
      return (await lackOfSession(url, { limits: false })) ?? 'takes-no-limits';
    // PgBouncer in statement mode lends them for even less.
    if (message.includes('transaction blocks not allowed')) return 'lent';
    throw error;
  } finally {
    await Promise.all([first.end(), second.end()].map((ended) => ended.catch(() => undefined)));
  }
}

async function areLent(first: pg.Client, second: pg.Client): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const own = await whoServes(first);
    await second.query('begin');
    if ((await whoServes(second)) === own) return true;
    for (let asked = 0; asked < ASKS; asked++) if ((await whoServes(first)) !== own) return true;
    await second.query('rollback');
  }
  return false;
}

function connection(url: string, limits: boolean): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'longleaf',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    ...(limits && {
      statement_timeout: PATIENCE_OF_CALLS.statement,
      lock_timeout: PATIENCE_OF_CALLS.lock,
    }),
  });
  client.on('error', () => undefined);
  return client;
}

// One that was told to ignore them takes them without a word.
async function isLimited(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ limit: string }>(
    `select setting as limit from pg_settings where name = 'statement_timeout'`,
  );
  return Number(rows[0]?.limit) === PATIENCE_OF_CALLS.statement;
}

// A number of a process may come again on another machine; with the moment it began it does not.
async function whoServes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ who: string }>(
    `select pid || ' since ' || backend_start as who from pg_stat_activity where pid = pg_backend_pid()`,
  );
  return rows[0]?.who ?? '';
}
