import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './profile.module.css';

/** The parts of the page with their marks in the address, in their order. */
const PARTS: readonly (readonly [id: string, name: MessageDescriptor])[] = [
  ['details', msg`Your details`],
  ['role', msg`Your role`],
  ['addresses', msg`Addresses`],
  ['school', msg`Your school`],
  ['schools', msg`Other schools`],
  ['student-number', msg`Student number`],
  ['social-security-number', msg`Social Security number`],
  ['demographics', msg`About your background`],
  ['guardians', msg`Parents and guardians`],
  ['password', msg`Password`],
  ['security-question', msg`Security question`],
  ['sign-in', msg`Signing in`],
  ['reminders', msg`Reminders by email`],
  ['your-data', msg`Your data`],
];

/** Heading and list of parts, with the parts beside it. */
export function ProfileFrame({ children }: { children: React.ReactNode }) {
  const { t, i18n } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Profile</Trans>
      </h1>
      <div className={styles.grid}>
        <nav aria-label={t`Parts of your profile`} data-print="no" className={`not-phone ${styles.parts}`}>
          <ul className="plain-list">
            {PARTS.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{i18n._(name)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.cards}>{children}</div>
      </div>
    </div>
  );
}
