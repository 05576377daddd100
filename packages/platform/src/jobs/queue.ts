import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { written } from '../written-once.ts';

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

/** A job that is to be added. */
export type Job = { task: string; payload: Record<string, unknown>; options: JobOptions };

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
  await client.query(adding(jobValues({ task, payload, options })));
}

/** The call that adds a job, for a statement that writes more beside it. It is asked with `jobValues`. */
export const addingJob = sql`${sql.identifier(JOBS_SCHEMA)}.add_job(${sql.placeholder('task')}::text,
  ${sql.placeholder('payload')}::json, run_at => ${sql.placeholder('runAt')}::timestamptz,
  max_attempts => ${sql.placeholder('maxAttempts')}::int, job_key => ${sql.placeholder('jobKey')}::text)`;

const adding = written(sql`select 1 from ${addingJob}`);

/** The values of a job in `addingJob`. */
export function jobValues({ task, payload, options }: Job): Record<string, unknown> {
  return {
    task,
    payload: JSON.stringify(payload),
    runAt: options.runAt ?? null,
    maxAttempts: options.maxAttempts ?? 25,
    jobKey: options.key ?? null,
  };
}
