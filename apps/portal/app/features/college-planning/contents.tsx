import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './planning.module.css';

/** The sections with their marks in the address, in their order. */
const SECTIONS: readonly (readonly [id: string, name: MessageDescriptor])[] = [
  ['saved-colleges', msg`Saved colleges`],
  ['intent-to-enroll', msg`Where I plan to go`],
  ['self-reported-applications', msg`Applications I sent elsewhere`],
  ['transition-plan', msg`Transition plan`],
  ['personal-statements', msg`Statements`],
  ['test-scores', msg`Test scores`],
  ['saved-programs', msg`Programs`],
  ['saved-careers', msg`Careers`],
  ['saved-searches', msg`Searches`],
  ['college-recruiters', msg`Recruiters`],
];

/** The way to each section; on a phone a strip to push sideways. */
export function Contents() {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Parts of your plan`} className={styles.contents} data-print="no">
      <ul className="plain-list">
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{i18n._(name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
