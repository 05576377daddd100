import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../executor.ts';
import { createLogger } from '../logging.ts';
import { migrateJobs } from './migrate.ts';
import { addJob } from './queue.ts';
import { startJobs, type Task } from './runner.ts';

let database: TestDatabase;
const log = createLogger('test', 'silent');

beforeAll(async () => {
  database = await testDatabase();
});

/** Works on the queue with these tasks until the test is over. */
async function working(tasks: Record<string, Task>, concurrency = 2) {
  const jobs = await startJobs({ databaseUrl: database.url, log, tasks, concurrency });
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** A task that tells when it ran, and with what. */
function told() {
  const runs: Record<string, unknown>[] = [];
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
  const task: Task = async (payload) => {
    runs.push(payload);
    resolve(payload);
  };
  return { task, runs, first: promise };
}

describe('jobs', () => {
  it('run after the transaction that added them, and not without it', async () => {
    const { task, runs, first } = told();
    await working({ committed: task });
    const undone = inTransaction(database, async (client) => {
      await addJob(client, 'committed', { which: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTransaction(database, (client) => addJob(client, 'committed', { which: 'done' }));
    expect(await first).toEqual({ which: 'done' });
    expect(runs).toEqual([{ which: 'done' }]);
  });

  it('are left to the program that knows their task', async () => {
    const mine = told();
    await working({ mine: mine.task });
    await addJob(database.pool, 'theirs', {});
    await addJob(database.pool, 'mine', {});
    await mine.first;
    const { rows } = await database.pool.query(
      `select attempts from jobs.jobs where task_identifier = 'theirs'`,
    );
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('that are done when the program stops are not done once more', async () => {
    let done = 0;
    const half = Promise.withResolvers<void>();
    const task = async () => {
      done += 1;
      if (done === 30) half.resolve();
    };
    for (let number = 0; number < 60; number++) await addJob(database.pool, 'last', { number });
    const jobs = await working({ last: task }, 10);
    await half.promise;
    await jobs.stop();
    const left = await database.pool.query(`select 1 from jobs.jobs where task_identifier = 'last'`);
    expect(left.rowCount).toBe(60 - done);
  });

  it('that fail wait before they are tried again, and say which try it is', async () => {
    const { promise, resolve } = Promise.withResolvers<{ attempt: number; lastAttempt: boolean }>();
    const jobs = await working({
      fails: async (_payload, context) => {
        resolve(context);
        throw new Error('later');
      },
    });
    await addJob(database.pool, 'fails', {}, { maxAttempts: 2 });
    expect(await promise).toEqual({ attempt: 1, lastAttempt: false });
    // The failure is written a moment after the task threw.
    const kept = async () => {
      const { rows } = await database.pool.query(
        `select attempts, run_at > created_at as later, last_error from jobs.jobs
         where task_identifier = 'fails' order by id desc limit 1`,
      );
      return rows[0];
    };
    await expect
      .poll(kept)
      .toEqual({ attempts: 1, later: true, last_error: expect.stringContaining('later') });
    await jobs.stop();
  });

  it('that fail in a statement keep and log its reason, and none of its values', async () => {
    const lines: string[] = [];
    const written = createLogger('test', 'info', { write: (line) => lines.push(line) });
    const asking = (statement: SQL) => async () => {
      await database.orm.execute(statement);
    };
    const jobs = await startJobs({
      databaseUrl: database.url,
      log: written,
      tasks: {
        misfit: asking(
          sql`insert into portal.people (id, issuer, subject) values (${'Maya Torres'}, 'a', 'b')`,
        ),
        unknown: asking(sql`select ${'Maya Torres'}::text from no_such_table`),
      },
    });
    onTestFinished(() => jobs.stop());
    await addJob(database.pool, 'misfit', {});
    await addJob(database.pool, 'unknown', {});
    const failed = async () => {
      const { rows } = await database.pool.query<{ task: string; why: string }>(
        `select task_identifier as task, last_error as why from jobs.jobs
         where last_error is not null and task_identifier in ('misfit', 'unknown')`,
      );
      return rows;
    };
    await expect.poll(failed).toHaveLength(2);
    expect(JSON.stringify(await failed())).toContain('PostgreSQL 22P02');
    expect(JSON.stringify(await failed())).toContain('no_such_table');
    expect(lines.join()).toContain('no_such_table');
    expect(`${JSON.stringify(await failed())} ${lines.join()}`).not.toContain('Maya');
  });

  it('with one key are one job', async () => {
    await addJob(database.pool, 'keyed', { which: 1 }, { key: 'one' });
    await addJob(database.pool, 'keyed', { which: 2 }, { key: 'one' });
    const { task, runs, first } = told();
    const jobs = await working({ keyed: task });
    await first;
    await jobs.stop();
    expect(runs).toEqual([{ which: 2 }]);
  });

  it('in hand are finished before the runner stops', async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let finished = false;
    const jobs = await working({
      slow: async () => {
        started.resolve();
        await release.promise;
        finished = true;
      },
    });
    await addJob(database.pool, 'slow', {});
    await started.promise;
    expect(jobs.running()).toBe(true);
    const stopped = jobs.stop();
    release.resolve();
    await stopped;
    expect([finished, jobs.running()]).toEqual([true, false]);
  });

  it('that do not end in time are handed back untried, and done by another copy', async () => {
    const started = Promise.withResolvers<void>();
    // Another one at each try of this test.
    const endless = `endless-${randomUUID()}`;
    const jobs = await working({
      [endless]: () => {
        started.resolve();
        return new Promise(() => undefined);
      },
    });
    await addJob(database.pool, endless, {}, { maxAttempts: 1 });
    await started.promise;
    void jobs.stop();
    await jobs.handBack();
    const { rows } = await database.pool.query(
      `select attempts, locked_at, run_at <= now() as due from jobs.jobs where task_identifier = $1`,
      [endless],
    );
    expect(rows).toEqual([{ attempts: 0, locked_at: null, due: true }]);
    const { task, first } = told();
    await working({ [endless]: task });
    expect(await first).toEqual({});
  });

  it('have tables that several copies may make at once', async () => {
    await expect(Promise.all([1, 2, 3].map(() => migrateJobs(database)))).resolves.toHaveLength(3);
  });
});
