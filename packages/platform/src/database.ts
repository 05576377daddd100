import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

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

/** Opens a pool. Connections are made when first needed; use `checkDatabase` to fail early. */
export function openDatabase(url: string, options: { maximum?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maximum ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'longleaf',
  });
  // An idle connection that breaks (a restart of the server) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that is lent out between two statements; the next statement on it fails and is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool,
    query: pool.query.bind(pool) as pg.ClientBase['query'],
    orm: drizzle({ client: pool }),
    close: () => pool.end(),
  };
}

/**
 * Makes sure that the database answers and is new enough.
 * @throws Error that names DATABASE_URL and says what is wrong.
 */
export async function checkDatabase(database: Database, where: string): Promise<void> {
  let version: number;
  try {
    const result = await database.pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(result.rows[0]?.version);
  } catch (error) {
    throw new Error(`DATABASE_URL: cannot use the database at ${withoutPassword(where)}: ${reason(error)}`, {
      cause: error,
    });
  }
  if (version < 150_000) {
    throw new Error(`DATABASE_URL: PostgreSQL 15 or newer is needed, this server is ${version}`);
  }
}

/** Brings one owner's tables up to date. Several copies starting together wait for each other. */
export async function migrate(
  database: Database,
  options: { folder: string; schema: string },
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('longleaf-migrate-' || $1))`, [options.schema]);
    await client.query(`create schema if not exists ${options.schema}`);
    await runMigrations(drizzle({ client }), {
      migrationsFolder: options.folder,
      migrationsSchema: options.schema,
      migrationsTable: 'migrations',
    });
  } finally {
    await client
      .query(`select pg_advisory_unlock(hashtext('longleaf-migrate-' || $1))`, [options.schema])
      .catch(() => undefined);
    client.release();
  }
}

/** Runs `work` in one transaction; anything thrown rolls it back. */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:***@');
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
