import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { answersOf } from '../../../../shell/answers/answers.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { queryOf, stateOf } from '../../place.ts';
import { sessionsQuery, startSession } from '../../queries.ts';
import type { ResultProps } from '../registry.ts';
import styles from '../results.module.css';

/** Opens a finished life again: a new session that begins with its answers. One that is not finished is gone on with, as it is. */
export function ChangeThisLife({ personId, assessment, sessionId }: ResultProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data } = useQuery(sessionsQuery(personId, assessment.id));
  const [busy, setBusy] = useState(false);
  const finished = data?.sessions.find(({ id }) => id === sessionId);
  if (!finished) return null;
  const change = async () => {
    setBusy(true);
    try {
      const session = await startSession(personId, assessment.id);
      if (session.answers.length > 0)
        showToast({
          kind: 'done',
          text: t`You started another life before and did not finish it. Here it is.`,
        });
      else
        for (const { questionId, categoryId, answer } of finished.answers)
          answersOf(personId).give({
            assessmentId: assessment.id,
            sessionId: session.id,
            questionId,
            categoryId,
            answer,
            answerId: undefined,
          });
      const place = { step: 2, sessionId: session.id, page: 1 } as const;
      await navigate(queryOf(place, assessment.pagesBy), { state: stateOf(place, assessment.pagesBy) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ kind: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.leads} data-print="no">
      <h2>
        <Trans>What would change it?</Trans>
      </h2>
      <p>
        <Trans>
          Open this life again and change one thing: share a place, or choose another county. This result
          stays.
        </Trans>
      </p>
      <Button busy={busy} onClick={() => void change()}>
        <Trans>Change this life</Trans>
      </Button>
    </section>
  );
}
