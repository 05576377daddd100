import { Plural, Trans } from '@lingui/react/macro';
import type { AssessmentSession } from '@longleaf/contract/assessments';
import { ApiError } from '@longleaf/contract/client';
import { useState } from 'react';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { answersOfSession } from './answers-of.ts';
import { deleteSession, startSession } from './queries.ts';
import type { TakenAssessment } from './taken.ts';
import { useAnswerQueue } from './use-answers.ts';
import type { Go } from './use-place.ts';

/** Asks, deletes the session that is not finished, and begins a new one at the first page (ST-184, ST-185). */
export function useStartOver({ personId, assessment, askedAt }: TakenAssessment, go: Go) {
  const { question, ask } = useConfirm();
  const { queue, state } = useAnswerQueue(personId);
  const [busy, setBusy] = useState(false);

  const startOver = async (session: AssessmentSession) => {
    const answered = answersOfSession(session, askedAt, state.known).size;
    const sure = await ask({
      title: <Trans>Start over?</Trans>,
      confirmLabel: <Trans>Start over</Trans>,
      danger: true,
      children: (
        <p>
          <Plural
            value={answered}
            one="Your # answer is deleted. Finished results stay."
            other="Your # answers are deleted. Finished results stay."
          />
        </p>
      ),
    });
    if (!sure) return;
    setBusy(true);
    try {
      await deleteSession(personId, assessment.id, session.id).catch((error: unknown) => {
        // Deleted on another device already: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      await queue.forget(session.id);
      const { id } = await startSession(personId, assessment.id);
      go({ step: 2, sessionId: id, page: 1 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ kind: 'error', text: error.message });
      if (error.status === 409) go({ step: 3, sessionId: session.id }, { replace: true });
    } finally {
      setBusy(false);
    }
  };
  return { question, startOver, busy };
}
