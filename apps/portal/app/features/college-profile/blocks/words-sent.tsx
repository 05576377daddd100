import { Trans } from '@lingui/react/macro';
import { wholeDate } from '../../../lib/format.ts';
import type { College } from './college.ts';
import styles from './blocks.module.css';

/** What a college itself wrote, and when it sent that. */
export function WordsSent({ college, text }: { college: College; text: string }) {
  const { shortName } = college;
  const sentOn = college.profile.reportedOn === null ? null : wholeDate(college.profile.reportedOn);
  return (
    <section>
      <h3>
        <Trans>In the words of {shortName}</Trans>
      </h3>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className={styles.intro}>
          {paragraph}
        </p>
      ))}
      <p className={`note-text soft ${styles.note}`}>
        {sentOn === null ? (
          <Trans>Sent by the college.</Trans>
        ) : (
          <Trans>Sent by the college on {sentOn}.</Trans>
        )}
      </p>
    </section>
  );
}
