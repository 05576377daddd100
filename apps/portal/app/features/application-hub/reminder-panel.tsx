import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ReminderChoice } from '../../domain/reminders/reminder-choice.tsx';
import styles from './hub.module.css';

/** Emails about what is due, beside what is due. */
export function ReminderPanel({ personId }: { personId: string }) {
  const heading = useId();
  return (
    <section className={`card ${styles.calendar}`} aria-labelledby={heading} data-print="no">
      <h2 id={heading}>
        <Trans>Reminders by email</Trans>
      </h2>
      <ReminderChoice personId={personId} />
    </section>
  );
}
