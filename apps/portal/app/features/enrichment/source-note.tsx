import { Trans } from '@lingui/react/macro';
import styles from './program-card.module.css';

/** What to do with facts of a year that is over. */
export function SourceNote() {
  return (
    <p className={`note-text soft ${styles.note}`}>
      <Trans>
        Fees, ages and days are for the year on each card and may have changed. Ask the host before you plan
        with them.
      </Trans>
    </p>
  );
}
