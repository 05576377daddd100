import { dollars } from '../../../lib/format.ts';
import styles from './wage-table.module.css';

/** Amounts along the scale of the pictures; for the eye only. */
export function ScaleMarks({ marks }: { marks: readonly number[] }) {
  return (
    <span className={styles.marks} aria-hidden>
      {marks.map((mark) => (
        <span key={mark}>{mark === 0 ? '$0' : `${dollars(mark / 1000)}k`}</span>
      ))}
    </span>
  );
}
