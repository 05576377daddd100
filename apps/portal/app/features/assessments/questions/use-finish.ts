import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  assessmentMessages,
  type AssessmentQuestion,
  type AssessmentSession,
} from '@longleaf/contract/assessments';
import { ApiError } from '@longleaf/contract/client';
import { useState } from 'react';
import { askAgain } from '../../../lib/query-client.ts';
import { answersOf } from '../../../shell/answers/answers.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { completeSession, sessionsQuery } from '../queries.ts';
import type { TakenAssessment } from '../taken.ts';
import type { Go } from '../use-place.ts';

interface FinishParts {
  taken: TakenAssessment;
  session: AssessmentSession;
  /** The questions without an answer. */
  open: readonly AssessmentQuestion[];
  pages: readonly (readonly AssessmentQuestion[])[];
  go: Go;
}

/**
 * Finishing a session: what is missing is said and led to; what waits is sent first; then the results. `missing` says how
 * many are open once somebody tried.
 */
export function useFinish({ taken, session, open, pages, go }: FinishParts) {
  const { t } = useLingui();
  const [isFinishing, setFinishing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const { personId, assessment } = taken;
  const lacks = assessment.asksForAll ? open.length > 0 : open.length === pages.flat().length;

  const leadToFirst = () => {
    setTried(true);
    const first = pages.findIndex((page) => page.some(({ id }) => open.some((one) => one.id === id)));
    if (first >= 0) go({ step: 2, sessionId: session.id, page: first + 1 });
  };
  const finish = async () => {
    setTrouble(null);
    if (lacks) return leadToFirst();
    setFinishing(true);
    try {
      if (!(await answersOf(personId).flush())) {
        setTrouble(
          navigator.onLine
            ? t`Not all of your answers are saved yet. They are kept here. Try again in a moment.`
            : t`You are offline. Your answers are kept here. Finish once you are connected.`,
        );
        return;
      }
      await completeSession(personId, assessment.id, session.id);
      go({ step: 3, sessionId: session.id }, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message);
      showToast({ kind: 'error', text: error.message });
      // Another tab or device took an answer back: what is shown was not what is kept.
      if (error.status === 400 || error.status === 404) {
        setTried(true);
        await askAgain(sessionsQuery(personId, assessment.id).queryKey);
      }
    } finally {
      setFinishing(false);
    }
  };
  const count = open.length;
  const missing = !(hasTried && lacks)
    ? null
    : !assessment.asksForAll
      ? assessmentMessages.nothingChosen
      : assessment.view === 'sorter'
        ? t`${plural(count, { one: '# card is still waiting.', other: '# cards are still waiting.' })}`
        : t`${plural(count, { one: '# question is still open.', other: '# questions are still open.' })}`;
  return { finish, isFinishing, trouble, missing };
}
