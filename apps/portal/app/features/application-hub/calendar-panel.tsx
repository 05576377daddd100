import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { FeedAddress } from '../../domain/calendar-feed/feed-address.tsx';
import styles from './hub.module.css';

/** The address for a calendar program, below what is due. */
export function CalendarPanel({ personId }: { personId: string }) {
  const heading = useId();
  return (
    <section className={`card ${styles.calendar}`} aria-labelledby={heading} data-print="no">
      <h2 id={heading}>
        <Trans>Your dates in a calendar app</Trans>
      </h2>
      <FeedAddress personId={personId} />
    </section>
  );
}
