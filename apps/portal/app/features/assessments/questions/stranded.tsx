import { Plural, Trans } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { Actions } from '../../../kit/page/page-frame.tsx';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { startSession } from '../queries.ts';
import type { TakenAssessment } from '../taken.ts';
import { useAnswerQueue } from '../use-answers.ts';
import type { Go } from '../use-place.ts';

interface StrandedProps {
  taken: TakenAssessment;
  go: Go;
}

/**
 * Answers that no session takes any more, because it was started over or finished on another device: said plainly, and
 * taken into the session that is open, or left, as the person wishes.
 */
export function Stranded({ taken, go }: StrandedProps) {
  const { personId, assessment } = taken;
  const { queue, state } = useAnswerQueue(personId);
  const mine = [...state.stranded].filter(([, { changes }]) =>
    changes.some(({ assessmentId }) => assessmentId === assessment.id),
  );
  const takeOver = async (from: number) => {
    try {
      const { id } = await startSession(personId, assessment.id);
      await queue.moveTo(id, from);
      go({ step: 2, sessionId: id }, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ kind: 'error', text: error.message });
    }
  };
  return mine.map(([sessionId, { why, changes }]) => (
    <div key={sessionId} className="apart">
      <Message kind="warning">
        <p>
          <strong>
            {why === 'finished' ? (
              <Trans>This survey was finished in another window or on another device.</Trans>
            ) : (
              <Trans>This survey was started over in another window or on another device.</Trans>
            )}
          </strong>{' '}
          <Plural
            value={changes.length}
            one="# answer that you gave here was not added."
            other="# answers that you gave here were not added."
          />
        </p>
        <Actions>
          <Button size="small" onClick={() => void takeOver(sessionId)}>
            {why === 'finished' ? (
              <Trans>Take it again with these answers</Trans>
            ) : (
              <Trans>Put them into the new one</Trans>
            )}
          </Button>
          <Button size="small" look="quiet" onClick={() => void queue.forget(sessionId)}>
            <Trans>Leave them out</Trans>
          </Button>
        </Actions>
      </Message>
    </div>
  ));
}
