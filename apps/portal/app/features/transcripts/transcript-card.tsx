import { Trans, useLingui } from '@lingui/react/macro';
import type { TranscriptRequest } from '@longleaf/contract/transcripts';
import { failureWords } from '@longleaf/rules/transcripts/failures';
import type { TranscriptStatusName } from '@longleaf/rules/transcripts/states';
import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { CollegeCover } from '../../domain/colleges/college-cover.tsx';
import { Fold } from '../../kit/page/fold.tsx';
import { Timeline } from '../../kit/page/timeline.tsx';
import { dayAndTime, monthAndDay, wholeDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Tag } from '../../ui/tag.tsx';
import { stagesOf } from './stages.ts';
import { useTranscriptWords } from '../../domain/transcripts/transcript-words.ts';
import styles from './transcripts.module.css';

const TONES: Record<TranscriptStatusName, 'good' | 'waiting' | 'bad' | 'neutral'> = {
  Pending: 'waiting',
  Released: 'waiting',
  Sent: 'waiting',
  Received: 'good',
  Failed: 'bad',
  Canceled: 'neutral',
};

/** One request: where it is, what comes next and who does it, what happened, and canceling where it is possible. */
export function TranscriptCard({ request, onCancel }: { request: TranscriptRequest; onCancel: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const { types, statuses } = useTranscriptWords();
  const { college, status, transcriptType, dateRequested, history } = request;
  return (
    <article className={`card ${styles.card}`} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <span className={styles.cover}>
          <CollegeCover college={college} shape="thumb" />
        </span>
        <div className="grow">
          <h3 id={id}>{college.name}</h3>
          <p className="small soft">
            <Trans>
              {types[transcriptType]}, asked for {monthAndDay(new Date(dateRequested))}
            </Trans>
          </p>
        </div>
        <Tag tone={request.nextTry === null ? TONES[status] : 'waiting'}>{statuses[status]}</Tag>
      </header>
      <Timeline
        label={t`Transcript to ${college.name}`}
        stages={stagesOf(request).map(({ status: stage, at, state }) => ({
          key: stage,
          name: statuses[stage],
          state,
          when:
            at === null
              ? stage === 'Released' &&
                transcriptType !== 'Initial' &&
                t`planned ${wholeDate(request.releaseDate)}`
              : monthAndDay(new Date(at)),
        }))}
      />
      <Next request={request} />
      {request.transcriptId !== null && (
        <p data-print="no">
          <Link to={`/apphub/transcript/${request.transcriptId}`} className="strong-link">
            <Trans>View transcript</Trans>
          </Link>
        </p>
      )}
      <Cancel request={request} onCancel={onCancel} />
      <Fold title={<Trans>What happened</Trans>}>
        <ul className={`plain-list small ${styles.history}`}>
          {history.map((event, index) => (
            // Nothing is ever taken out or put between.
            <li key={index}>
              <strong>{statuses[event.status]}</strong> {dayAndTime(new Date(event.at))}
              {whyOf(event) !== null && <>. {whyOf(event)}</>}
            </li>
          ))}
        </ul>
      </Fold>
    </article>
  );
}

/** Why it failed: in our words, which the page has in its language, or in the college's own. */
function whyOf(event: TranscriptRequest['history'][number] | undefined): string | null {
  return event?.failure ? failureWords[event.failure] : (event?.reason ?? null);
}

/** What comes next, who does it, and whom to ask. */
function Next({ request }: { request: TranscriptRequest }) {
  const { status, school, college, waitsForSchool, releaseDate, history, nextTry, transcriptType } = request;
  const reason = whyOf(history.at(-1));
  if (status === 'Canceled' || status === 'Received') return null;
  if (status === 'Failed' && nextTry !== null) {
    return (
      <Message kind="info">
        <p>
          <strong>{reason ?? <Trans>It could not be delivered.</Trans>}</strong>{' '}
          <Trans>We try again on {dayAndTime(new Date(nextTry))}. You do not need to do anything.</Trans>
        </p>
      </Message>
    );
  }
  if (status === 'Failed') {
    return (
      <Message kind="error">
        <p>
          <strong>{reason ?? <Trans>It could not be delivered.</Trans>}</strong>{' '}
          <Trans>
            You can ask for it again above. If it fails once more, ask your counselor at {school.name}.
          </Trans>
        </p>
      </Message>
    );
  }
  return (
    <p className={styles.next}>
      <IconArrowRight size={18} aria-hidden />
      <span>
        <strong>
          <Trans>Next:</Trans>
        </strong>{' '}
        {status === 'Pending' && waitsForSchool && (
          <Trans>{school.name} has not given us your transcript yet. Ask your counselor there.</Trans>
        )}
        {status === 'Pending' && !waitsForSchool && transcriptType === 'Initial' && (
          <Trans>We send it within a few minutes. You do not need to do anything.</Trans>
        )}
        {status === 'Pending' && !waitsForSchool && transcriptType !== 'Initial' && (
          <Trans>
            It is released after your school has closed your grades, planned for {wholeDate(releaseDate)}. You
            do not need to do anything.
          </Trans>
        )}
        {status === 'Released' && (
          <Trans>We send it to {college.name}. You do not need to do anything.</Trans>
        )}
        {status === 'Sent' && (
          <Trans>
            {college.name} confirms that it arrived. Not there after a week? Ask their admissions office.
          </Trans>
        )}
      </span>
    </p>
  );
}

function Cancel({ request, onCancel }: { request: TranscriptRequest; onCancel: () => void }) {
  const { canCancel, cancelUntil, status, transcriptType } = request;
  if (canCancel && cancelUntil !== null) {
    return (
      <div className={styles.cancel} data-print="no">
        <Button look="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel request</Trans>
        </Button>
        <span className="small soft">
          <Trans>You can cancel until {wholeDate(cancelUntil)}.</Trans>
        </span>
      </div>
    );
  }
  return (
    <p className="small soft">
      {status === 'Pending' && transcriptType === 'Final' && (
        <Trans>It is released within two days, so it cannot be canceled.</Trans>
      )}
      {status === 'Pending' && transcriptType !== 'Final' && (
        <Trans>Only a final transcript can be canceled.</Trans>
      )}
      {status === 'Sent' && <Trans>It has been sent, so it cannot be canceled.</Trans>}
    </p>
  );
}
