import { Trans } from '@lingui/react/macro';
import type { AssessmentSession } from '@longleaf/contract/assessments';
import { useId } from 'react';
import { Link } from 'react-router';
import { dayAndTime } from '../../../lib/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { queryOf, stateOf } from '../place.ts';
import styles from './results.module.css';

interface SessionListProps {
  /** Finished ones, the latest first. */
  sessions: readonly AssessmentSession[];
  /** The one that is shown. */
  current?: number;
}

/** Every time that somebody finished the survey, by date; each leads to its results. */
export function SessionList({ sessions, current }: SessionListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.sessions}>
      <h2 id={id}>
        <Trans>Your results by date</Trans>
      </h2>
      <ul className="plain-list">
        {sessions.map((session) => {
          const place = { step: 3, sessionId: session.id, page: null } as const;
          return (
            <li key={session.id} className={styles.session}>
              <Link
                to={queryOf(place, 'size')}
                state={stateOf(place, 'size')}
                aria-current={session.id === current ? 'page' : undefined}
              >
                {session.dateCompleted === null ? (
                  <Trans>Finished</Trans>
                ) : (
                  dayAndTime(new Date(session.dateCompleted))
                )}
              </Link>
              {session.id === current && (
                <Tag>
                  <Trans>Shown now</Trans>
                </Tag>
              )}
              {session.isNCDCAssessment && (
                <Tag>
                  <Trans>From the old system</Trans>
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
