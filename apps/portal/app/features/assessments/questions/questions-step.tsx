import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { assessmentMessages } from '@longleaf/contract/assessments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import { Skeletons } from '../../../kit/page/skeletons.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Message } from '../../../ui/message.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { startSession } from '../queries.ts';
import { openSessionOf, type StepProps } from '../taken.ts';
import { Questions } from './questions.tsx';
import { Stranded } from './stranded.tsx';

/**
 * Step 2: starts or resumes the session that is not finished (ST-187). A finished one leads to its results; one that is not
 * there any more says so.
 */
export function QuestionsStep({ taken, place, go }: StepProps) {
  const { sessionId } = place;
  const open = openSessionOf(taken);
  const session = sessionId === null ? open : taken.sessions.find(({ id }) => id === sessionId);
  const isFinished = session?.isComplete === true;
  const lead = useEffectEvent(() => {
    if (isFinished && session) go({ step: 3, sessionId: session.id }, { replace: true });
    else if (sessionId === null && open)
      go({ step: 2, sessionId: open.id, page: place.page }, { replace: true });
  });
  const openId = open?.id;
  useEffect(() => lead(), [isFinished, sessionId, openId]);

  if (sessionId !== null && !session) return <NoSuchSession taken={taken} go={go} place={place} />;
  if (!session) return <Starting taken={taken} go={go} place={place} />;
  if (isFinished || sessionId === null) return <Waiting name={taken.assessment.name} />;
  return <Questions key={session.id} taken={taken} session={session} place={place} go={go} />;
}

function Waiting({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <PageFrame title={name} width="form">
      <Loading label={t`Loading the survey`}>
        <Skeletons count={3} height={150} />
      </Loading>
    </PageFrame>
  );
}

function Starting({ taken, go }: StepProps) {
  const { personId, assessment } = taken;
  const [error, setError] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useRef(-1);
  const start = useEffectEvent(async () => {
    try {
      const { id } = await startSession(personId, assessment.id);
      go({ step: 2, sessionId: id, page: 1 }, { replace: true });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
      showToast({ kind: 'error', text: reason.message });
    }
  });
  useEffect(() => {
    // A GET that makes a session is asked for once for each try (GAP-011).
    if (asked.current === tries) return;
    asked.current = tries;
    void start();
  }, [tries]);
  if (error === null) return <Waiting name={assessment.name} />;
  return (
    <PageFrame title={assessment.name} width="form">
      <ErrorState
        title={assessmentMessages.loadFailed}
        onRetry={() => {
          setError(null);
          setTries(tries + 1);
        }}
      />
    </PageFrame>
  );
}

/** Started over on another device, or somebody else's address: said, with what there is instead. */
function NoSuchSession({ taken, go }: StepProps) {
  const open = openSessionOf(taken);
  return (
    <PageFrame title={taken.assessment.name} width="form">
      <Stranded taken={taken} go={go} />
      <Message kind="info">
        <p>
          <strong>
            <Trans>These answers are no longer there.</Trans>
          </strong>{' '}
          <Trans>The survey was started over, in another window or on another device.</Trans>
        </p>
        <p>
          <Button
            look="main"
            onClick={() => go({ step: 2, ...(open && { sessionId: open.id }) }, { replace: true })}
          >
            {open ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
          </Button>
        </p>
      </Message>
    </PageFrame>
  );
}
