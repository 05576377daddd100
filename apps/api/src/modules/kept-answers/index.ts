import type { Database } from '@longleaf/platform/database';
import type { Task } from '@longleaf/platform/jobs/runner';
import { forgetOldAnswers } from './repository.ts';

export { answerStore } from './repository.ts';

const TASK = 'forget-answers';
const EVERY_HOUR = '7 * * * *';

/** What the job runner of the portal does for this module. */
export function keptAnswerJobs(database: Database): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return { tasks: { [TASK]: () => forgetOldAnswers(database) }, regularly: { [TASK]: EVERY_HOUR } };
}
