import type pg from 'pg';

/** A connection or pool; a connection inside a transaction makes what is written part of it. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** The PostgreSQL schema of the queue. */
export const JOBS_SCHEMA = 'jobs';

export type JobOptions = {
  /** A second job with the same key takes the place of the first while that one waits. */
  key?: string;
  /** Not before this moment (real time). */
  runAt?: Date;
  /** How often it is tried, the first time included. */
  maxAttempts?: number;
};

/**
 * Adds a job. Given the connection of a transaction, the job exists only if the transaction is committed, and
 * starts right after.
 * @param payload JSON without personal data: it stays readable in the database.
 */
export async function addJob(
  client: Queryable,
  task: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> {
  await client.query(
    `select 1 from ${JOBS_SCHEMA}.add_job($1::text, $2::json, run_at => $3::timestamptz,
       max_attempts => $4::int, job_key => $5::text)`,
    [task, JSON.stringify(payload), options.runAt ?? null, options.maxAttempts ?? 25, options.key ?? null],
  );
}
