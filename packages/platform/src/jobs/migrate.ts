import { Logger, runMigrations } from 'graphile-worker';
import type { Database } from '../database.ts';
import { JOBS_SCHEMA } from './queue.ts';

const SILENT = new Logger(() => () => undefined);

/** Brings the tables of the queue up to date. Several copies starting together wait for each other. */
export async function migrateJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('longleaf-migrate-jobs'))`);
    await runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: SILENT });
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('longleaf-migrate-jobs'))`).catch(() => undefined);
    client.release();
  }
}
