import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { countJobs, type JobCount } from '@longleaf/platform/jobs/count-jobs';
import { countLetters, type LetterCounts } from '@longleaf/platform/mail/count-letters';

/** Who reads figures gets them within this time, whatever the database does. */
const ANSWER_MILLISECONDS = 2_000;
/** For so long an answer serves whoever asks. */
const FRESH_MILLISECONDS = 5_000;

/** What is counted in the database: the jobs of these tasks, the letters of this owner. */
export type Counted = { tasks: readonly string[]; mailOwner: string };

/** What a look at the database told; without counts when it could not count in time. */
export type Look = { isUp: boolean; counts?: { jobs: JobCount[]; letters: LetterCounts } };

/**
 * Gives a look at the database: whether it answers, and what waits in it. A look serves everybody for five seconds, and
 * whoever asks meanwhile; it comes within two seconds and never fails.
 * @param now milliseconds of a clock that only goes forward.
 */
export function lookAtDatabase(
  database: Database,
  counted: Counted,
  now: () => number = () => performance.now(),
): () => Promise<Look> {
  let open: Promise<Look> | undefined;
  let last: Look | undefined;
  let lastAt = 0;
  let answered = false;
  const look = async () => {
    answered = false;
    answered = await answers(database);
    last = { isUp: answered, ...(answered && (await count(database, counted))) };
    lastAt = now();
    return last;
  };
  return () => {
    if (!open && last && now() - lastAt < FRESH_MILLISECONDS) return Promise.resolve(last);
    open ??= look().finally(() => (open = undefined));
    // One that counts for too long did answer.
    return Promise.race([open, after(ANSWER_MILLISECONDS, () => ({ isUp: answered }))]);
  };
}

function answers({ pool }: Database): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

function count(database: Database, { tasks, mailOwner }: Counted): Promise<Pick<Look, 'counts'>> {
  return inTransaction(database, async (tx) => ({
    counts: { jobs: await countJobs(tx, tasks), letters: await countLetters(tx, mailOwner) },
  })).catch(() => ({}));
}

function after<T>(milliseconds: number, give: () => T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(give()), milliseconds).unref());
}
