import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { alone } from './alone.ts';
import { limitEachTransaction } from './begin.ts';
import { reasonOf } from './database-error.ts';
import { inOneWait } from './executor.ts';
import { joinedWrites } from './joined-writes.ts';
import { prepareOften } from './prepare-often.ts';
import { traceQueries } from './tracing/trace-queries.ts';

export type Orm = NodePgDatabase<Record<string, never>>;

/** An open connection pool, and two ways to ask it: SQL as text, and the query builder. */
export type Database = {
  pool: pg.Pool;
  query: pg.ClientBase['query'];
  orm: Orm;
  close(): Promise<void>;
};

// Counts (bigint) fit a JavaScript number here; the driver's default would hand out strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar date has no time zone: keep the text.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** How long to wait for the database, in milliseconds. */
export type Patience = {
  /** For a connection of the pool. */
  connection: number;
  /** For one statement, and for a lock it needs: counted by the database. */
  statement: number;
  lock: number;
  /** For an answer: counted here, for a database that answers nothing any more. */
  answer: number;
};

/** For whoever serves callers. Migrations, imports and jobs have no such limit and connections of their own. */
export const PATIENCE_OF_CALLS: Patience = {
  connection: 3_000,
  statement: 10_000,
  lock: 5_000,
  answer: 12_000,
};

/** For the queue, whose own statements are short. Without it a runner would wait for good where an answer was lost. */
export const PATIENCE_OF_QUEUE: Patience = {
  connection: 10_000,
  statement: 20_000,
  lock: 20_000,
  answer: 25_000,
};

/** For counting what waits. It is done again soon, and must not add to what is slow already. */
export const PATIENCE_OF_FIGURES: Patience = {
  connection: 1_000,
  statement: 1_000,
  lock: 500,
  answer: 1_500,
};

export type DatabaseOptions = {
  /** Connections at most; 10 unless stated. */
  maximum?: number;
  /** Without it a statement may take as long as it needs. */
  patience?: Patience;
  /**
   * Behind a pooler that lends connections for a transaction at a time: nothing is asked of a connection as such, no
   * statement stays prepared on it, and each is in a transaction that states the limits of `patience`.
   */
  pooled?: boolean;
  /** Told of a connection that broke while nobody waited for an answer on it. */
  onTrouble?: (trouble: ConnectionTrouble) => void;
};

/** Why a connection broke, without anything of what was sent over it. */
export type ConnectionTrouble = { code: string | undefined; message: string };

/** Opens a pool. Connections are made when first needed; use `checkDatabase` to fail early. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { patience, onTrouble, pooled = false } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maximum ?? 10,
    // Work without a limit waits for its turn behind work that has none: reading all facts takes a slow machine long.
    connectionTimeoutMillis: patience?.connection ?? 60_000,
    // What a connection is asked without waiting in between goes to the database together.
    pipeline: true,
    stream: joinedWrites,
    keepAlive: true,
    // A server that is gone without a word is noticed within half a minute, not after the two hours that are usual.
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'longleaf',
    ...(patience && { query_timeout: patience.answer }),
    ...(patience && !pooled && { statement_timeout: patience.statement, lock_timeout: patience.lock }),
  });
  if (patience && pooled) {
    limitEachTransaction(pool, patience);
    const query = (...asked: [never]) => inOneWait(pool, (client) => client.query(...asked));
    Object.assign(pool, { query });
  }
  if (!pooled) prepareOften(pool);
  traceQueries(pool);
  const tell = (error: Error & { code?: string }) =>
    onTrouble?.({ code: error.code, message: error.message });
  // An idle connection that breaks (a restart of the server) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Each connection tells of its own end, also one that is lent out between two statements.
  pool.on('connect', (client) => client.on('error', tell));
  return {
    pool,
    query: pool.query.bind(pool) as pg.ClientBase['query'],
    orm: drizzle({ client: pool }),
    close: () => pool.end(),
  };
}

/**
 * Makes sure that the database answers and is new enough.
 * @param setting the one that holds the address.
 * @throws Error that names the setting and says what is wrong.
 */
export async function checkDatabase(
  database: Database,
  where: string,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' = 'DATABASE_URL',
): Promise<void> {
  let version: number;
  try {
    const result = await database.pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(result.rows[0]?.version);
  } catch (error) {
    throw new Error(`${setting}: cannot use the database at ${withoutPassword(where)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  if (version < 150_000) {
    throw new Error(`${setting}: PostgreSQL 15 or newer is needed, this server is ${version}`);
  }
}

/**
 * Brings one owner's tables up to date. Several copies starting together wait for each other. The pool needs two.
 * @throws Error that names the schema, with PostgreSQL's own reason.
 */
export async function migrate(
  database: Database,
  options: { folder: string; schema: string },
): Promise<void> {
  await alone(database, `longleaf-migrate-${options.schema}`, async () => {
    await database.pool.query(`create schema if not exists ${options.schema}`);
    await runMigrations(database.orm, {
      migrationsFolder: options.folder,
      migrationsSchema: options.schema,
      migrationsTable: 'migrations',
    });
  }).catch((error: unknown) => {
    throw new Error(`The schema ${options.schema} cannot be brought up to date: ${reasonOf(error)}`, {
      cause: error,
    });
  });
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:***@');
}
