import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerPool,
} from 'graphile-worker';
import { type Database, openDatabase, PATIENCE_OF_QUEUE } from '../database.ts';
import { withoutValues } from '../database-error.ts';
import type { Logger } from '../logging.ts';
import { closeWhenSilent } from './close-when-silent.ts';
import { watchContact } from './contact.ts';
import { JOBS_SCHEMA } from './queue.ts';

/** What a task is told about the job it carries out. */
export type JobContext = {
  /** 1 the first time. */
  attempt: number;
  /** True when it is not tried again after this. */
  lastAttempt: boolean;
};

/** Carries out a job. It may run twice and must not mind; what it throws is tried again later, with growing waits. */
export type Task = (payload: Record<string, unknown>, context: JobContext) => Promise<void>;

export type JobsOptions = {
  databaseUrl: string;
  log: Logger;
  /** Task name to what it does. Jobs of other tasks are left to the programs that know them. */
  tasks: Record<string, Task>;
  /** Tasks done again and again, by one copy at a time: name to a cron pattern in UTC, such as every minute. */
  regularly?: Record<string, string>;
  /** How many jobs at once. */
  concurrency?: number;
};

export type Jobs = {
  /** The names of the tasks that it does. */
  tasks: readonly string[];
  /** Its connections. */
  pool: Database['pool'];
  /** False once the runner ended, by itself or not, and while it does not reach the queue. */
  running(): boolean;
  /** Finishes the jobs in hand, then stops. */
  stop(): Promise<void>;
  /** Gives the jobs in hand back to the queue, for another copy, as if they had not been tried. */
  handBack(): Promise<void>;
};

/** Starts working on the queue, which must be up to date (`migrateJobs`). */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const concurrency = options.concurrency ?? 2;
  // Connections of its own: a listener keeps one for good, and requests must never wait for jobs.
  const database = openDatabase(options.databaseUrl, {
    maximum: concurrency + 2,
    patience: PATIENCE_OF_QUEUE,
  });
  // The library lends a connection on after its answer did not come; elsewhere one that failed is given up.
  database.pool.on('connect', closeWhenSilent);
  // Told of each runner's own part that holds jobs; only that can give them back.
  const events = new EventEmitter();
  let holder: WorkerPool | undefined;
  events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    holder = workerPool;
  });
  const inContact = watchContact(events);
  const begin = () =>
    run({
      events,
      pgPool: database.pool,
      schema: JOBS_SCHEMA,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2_000,
      // Else a database that goes away while a job ends takes the whole program with it: nobody catches that.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quietLogger(options.log),
      taskList: taskList(options.tasks),
      parsedCronItems: parseCronItems(
        Object.entries(options.regularly ?? {}).map(([task, match]) => ({ task, match, identifier: task })),
      ),
    });
  let runner: Runner;
  try {
    runner = await begin();
  } catch (error) {
    await database.close();
    throw error;
  }
  const stopping = new AbortController();
  let running = true;
  /** A runner gives up when it cannot write down how a job ended: one begins anew once the database is back. */
  const keepRunning = async () => {
    for (;;) {
      await runner.promise.catch((error: unknown) =>
        options.log.error({ err: error }, 'The job runner ended and begins anew'),
      );
      running = false;
      const next = await untilItWorks(begin, stopping.signal);
      if (!next) return;
      runner = next;
      running = true;
    }
  };
  const kept = keepRunning();
  const stop = async () => {
    stopping.abort();
    if (running) await runner.stop();
    await kept;
    await nobodyWaits(database);
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    tasks: Object.keys(options.tasks),
    pool: database.pool,
    running: () => running && inContact(),
    stop: () => (stopped ??= stop()),
    handBack: async () => {
      stopping.abort();
      if (holder) await handBackJobs(holder, database);
    },
  };
}

/** Gives back what a runner holds. The library counts it as a try that failed, and waits: it was none. */
async function handBackJobs(holder: WorkerPool, { pool }: Database): Promise<void> {
  const { forceFailedJobs } = await holder.forcefulShutdown('Handed back: the program stopped');
  for (const { id, attempts } of forceFailedJobs) {
    await pool.query(
      `select 1 from ${JOBS_SCHEMA}.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)`,
      [id, Math.max(0, attempts - 1)],
    );
  }
}

const AGAIN_MILLISECONDS = 1_000;

/** Tries over and over, with a second between; undefined when it was told to stop. */
async function untilItWorks(begin: () => Promise<Runner>, stop: AbortSignal): Promise<Runner | undefined> {
  while (!stop.aborted) {
    try {
      await setTimeout(AGAIN_MILLISECONDS, undefined, { signal: stop });
      const runner = await begin();
      if (!stop.aborted) return runner;
      await runner.stop();
    } catch {
      // The database is still away, or it was told to stop.
    }
  }
  return undefined;
}

/**
 * The runner ends without waiting until a job that is done was taken off the queue. A pool that closes serves nobody who
 * still waits for a connection: the job would be done once more.
 */
async function nobodyWaits({ pool }: Database): Promise<void> {
  do await setImmediate();
  while (pool.waitingCount > 0);
}

function taskList(tasks: Record<string, Task>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job }) =>
        task((payload ?? {}) as Record<string, unknown>, {
          attempt: job.attempts,
          lastAttempt: job.attempts >= job.max_attempts,
        }).catch((error: unknown) => {
          // The queue logs the words of an error, and keeps them.
          throw withoutValues(error);
        }),
    ]),
  );
}

// Only what goes wrong, and without payloads.
function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ queue: message }, 'A job failed');
    else if (level === 'warning') log.warn({ queue: message }, 'The job runner warns');
  });
}
