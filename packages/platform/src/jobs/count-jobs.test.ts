import { testDatabase } from '@longleaf/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../logging.ts';
import { countJobs } from './count-jobs.ts';
import { addJob } from './queue.ts';
import { startJobs, type Task } from './runner.ts';

const database = await testDatabase();

const inAnHour = () => new Date(Date.now() + 3_600_000);
const states = async (...tasks: string[]) =>
  (await countJobs(database.pool, tasks))
    .map(({ task, state, jobs }) => [task, state, jobs])
    .toSorted((one, other) => String(one).localeCompare(String(other)));

async function working(tasks: Record<string, Task>) {
  const log = createLogger('test', 'silent');
  const jobs = await startJobs({ databaseUrl: database.url, log, tasks });
  onTestFinished(() => jobs.stop());
  return jobs;
}

it('tells jobs that wait from those whose time has not come, and leaves those of others out', async () => {
  await addJob(database.pool, 'kept', {});
  await addJob(database.pool, 'kept', {});
  await addJob(database.pool, 'kept', {}, { runAt: inAnHour() });
  await addJob(database.pool, 'of-another-program', {});
  expect(await states('kept', 'never-added')).toEqual([
    ['kept', 'later', 1],
    ['kept', 'waiting', 2],
  ]);
});

it('tells how long the oldest has been due, also when it failed before', async () => {
  const twoMinutesAgo = new Date(Date.now() - 120_000);
  await addJob(database.pool, 'old', {});
  await addJob(database.pool, 'old', {}, { runAt: inAnHour() });
  await addJob(database.pool, 'old', {}, { runAt: twoMinutesAgo, key: 'failed' });
  await database.query(
    `update jobs._private_jobs set attempts = 1, last_error = 'away' where key = 'failed'`,
  );
  await addJob(database.pool, 'old', {}, { runAt: twoMinutesAgo, key: 'over' });
  await database.query(`update jobs._private_jobs set attempts = max_attempts where key = 'over'`);
  const counts = await countJobs(database.pool, ['old']);
  const oldest = Object.fromEntries(counts.map(({ state, oldestDueSeconds }) => [state, oldestDueSeconds]));
  expect(Object.keys(oldest).toSorted()).toEqual(['failing', 'given-up', 'later', 'waiting']);
  expect(oldest['failing']).toBeGreaterThanOrEqual(120);
  expect(oldest['waiting']).toBeLessThan(oldest['failing'] ?? 0);
  expect([oldest['later'], oldest['given-up']]).toEqual([0, 0]);
});

it('tells a job that is being done, one that failed and is tried again, and one that is given up', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  await working({
    slow: async () => {
      begun.resolve();
      await end.promise;
    },
    fails: async () => {
      throw new Error('later');
    },
  });
  onTestFinished(() => end.resolve());
  await addJob(database.pool, 'slow', {});
  await addJob(database.pool, 'fails', {});
  await addJob(database.pool, 'fails', {}, { maxAttempts: 1 });
  await begun.promise;
  await expect
    .poll(() => states('slow', 'fails'))
    .toEqual([
      ['fails', 'failing', 1],
      ['fails', 'given-up', 1],
      ['slow', 'running', 1],
    ]);
  end.resolve();
  await expect.poll(() => states('slow')).toEqual([]);
});
