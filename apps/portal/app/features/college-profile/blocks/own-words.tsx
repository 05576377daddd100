import { Trans } from '@lingui/react/macro';
import type { ProfileSection } from '@longleaf/rules/colleges/figures/figure';
import { wholeDate } from '../../../lib/format.ts';
import type { College } from './college.ts';
import styles from './blocks.module.css';

/** What the college itself wrote for a section; nothing when it wrote nothing. */
export function OwnWords({ college, section }: { college: College; section: ProfileSection }) {
  const text = college.profile.texts[section];
  if (text === undefined) return null;
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
