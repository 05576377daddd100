import { JOBS_SCHEMA, type Queryable } from './queue.ts';

/**
 * `running`: a worker has it. `waiting`: due, and nobody has it yet. `later`: not due yet. `failing`: failed, and is
 * tried again. `given-up`: failed as often as it was to be tried; it stays until somebody removes it.
 */
export const JOB_STATES = ['waiting', 'running', 'later', 'failing', 'given-up'] as const;

export type JobCount = {
  task: string;
  state: (typeof JOB_STATES)[number];
  jobs: number;
  /** How long the one of them waits that has been due longest; 0 when none is due. */
  oldestDueSeconds: number;
};

/** Counts the jobs of these tasks by what becomes of them. Each job has one state. */
export async function countJobs(client: Queryable, tasks: readonly string[]): Promise<JobCount[]> {
  const { rows } = await client.query<JobCount>(
    `select task, state, count(*)::int as jobs,
       (case when state in ('running', 'given-up') then 0
         else greatest(0, extract(epoch from now() - min(run_at))) end)::float8 as "oldestDueSeconds"
     from (
       select task_identifier as task, run_at,
         case when locked_at is not null then 'running'
           when attempts >= max_attempts then 'given-up'
           when attempts > 0 and last_error is not null then 'failing'
           when run_at > now() then 'later'
           else 'waiting' end as state
       from ${JOBS_SCHEMA}.jobs where task_identifier = any($1)) as found
     group by task, state`,
    [tasks],
  );
  return rows;
}
