import { Logger, runMigrations } from 'graphile-worker';
import { alone } from '../alone.ts';
import type { Database } from '../database.ts';
import { JOBS_SCHEMA } from './queue.ts';

const SILENT = new Logger(() => () => undefined);

/** Brings the tables of the queue up to date. Several copies starting together wait for each other. */
export async function migrateJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await alone({ pool }, 'longleaf-migrate-jobs', () =>
    runMigrations({ pgPool: pool, schema: JOBS_SCHEMA, logger: SILENT }),
  );
}
