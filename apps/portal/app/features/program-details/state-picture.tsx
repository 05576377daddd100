import { Plural } from '@lingui/react/macro';
import type { ProgramDetails } from '@longleaf/contract/program-details';
import { STATE_OUTLINE } from '../../ui/maps/state-outline.ts';
import { MAP } from '../../ui/maps/state-projection.ts';
import styles from './state-picture.module.css';

/** The state with how many of its colleges offer the program; the figure stands among the key facts too. */
export function StatePicture({ program: { schools } }: { program: ProgramDetails }) {
  return (
    <div className={styles.picture} aria-hidden>
      <svg viewBox={MAP.viewBox} className={styles.state} focusable="false">
        <path d={STATE_OUTLINE} data-empty={schools.ncCount === 0 || undefined} />
      </svg>
      <span className={styles.words}>
        <Plural value={schools.ncCount} _0="not taught here" one="# college" other="# colleges" />
      </span>
    </div>
  );
}
