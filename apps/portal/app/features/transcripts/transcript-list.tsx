import { Plural, Trans } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import {
  transcriptMessages,
  transcriptOperations,
  type TranscriptRequest,
} from '@longleaf/contract/transcripts';
import { APPLICATIONS } from '../../data/applications/applications.ts';
import { call } from '../../kit/form/call.ts';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { useFocusOnFewer } from '../../kit/page/use-focus-on-fewer.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { showToast } from '../../ui/toast-store.ts';
import { Message } from '../../ui/message.tsx';
import { failedRequests } from './failed-requests.ts';
import { TRANSCRIPTS } from './queries.ts';
import { TranscriptCard } from './transcript-card.tsx';
import styles from './transcripts.module.css';

/** Every transcript that was asked for, the newest first; a final one can be canceled in time (MOD-005). */
export function TranscriptList({ requests }: { requests: readonly TranscriptRequest[] }) {
  const { question, ask } = useConfirm();
  useFocusOnFewer('your-transcripts', requests.filter(({ canCancel }) => canCancel).length);
  const cancel = async ({ transactionId, college }: TranscriptRequest) => {
    const yes = await ask({
      title: <Trans>Cancel this request?</Trans>,
      confirmLabel: <Trans>Cancel request</Trans>,
      cancelLabel: <Trans>Keep request</Trans>,
      children: (
        <p>
          <Trans>{college.name} will not get your final transcript. You can ask again at any time.</Trans>
        </p>
      ),
    });
    if (!yes) return;
    try {
      await call(transcriptOperations.cancelTranscript, { params: { transactionId } });
      showToast({ kind: 'done', text: transcriptMessages.canceled });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = error.status === 409;
      showToast({
        kind: 'error',
        text: refused ? transcriptMessages.cannotCancel : transcriptMessages.cancelFailed,
      });
    } finally {
      await Promise.all([refreshOwn(TRANSCRIPTS), refreshOwn(APPLICATIONS)]);
    }
  };
  return (
    <section aria-labelledby="your-transcripts" className={styles.list}>
      <div className={styles.listHead}>
        <h2 id="your-transcripts" tabIndex={-1}>
          <Trans>Your transcripts</Trans>
        </h2>
        <KeepMenu />
      </div>
      <p className="soft">
        <Trans>Newest first.</Trans>
      </p>
      <FailedRequests requests={failedRequests(requests)} />
      <ul className={`plain-list ${styles.cards}`}>
        {requests.map((request) => (
          <li key={request.transactionId} id={placeOf(request)}>
            <TranscriptCard request={request} onCancel={() => void cancel(request)} />
          </li>
        ))}
      </ul>
      {question}
    </section>
  );
}

const placeOf = ({ transactionId }: TranscriptRequest) => `request-${transactionId}`;

/** What failed for good, above all the others: on a phone, 15 requests are a long way to the one that matters. */
function FailedRequests({ requests }: { requests: readonly TranscriptRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <div className={styles.failed}>
      <Message kind="warning">
        <p>
          <Plural
            value={requests.length}
            one="# transcript could not be delivered. See what to do:"
            other="# transcripts could not be delivered. See what to do:"
          />
        </p>
        <ul className="plain-list">
          {requests.map((request) => (
            <li key={request.transactionId}>
              <a href={`#${placeOf(request)}`}>{request.college.name}</a>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
