import { loadCode } from '../lib/load-code.ts';
import { doAnswersWait } from './answers/answers-wait.ts';
import { startDrafts } from './drafts/drafts.ts';

/** What follows the session of a person: drafts, and answers that wait to be sent. */
export function startForPerson(personId: string): void {
  startDrafts();
  if (doAnswersWait(personId))
    void loadCode(() => import('./answers/answers.ts')).then(({ startAnswers }) => startAnswers());
}
