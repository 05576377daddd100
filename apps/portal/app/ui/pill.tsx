import { IconX } from '@tabler/icons-react';
import styles from './pill.module.css';

interface PillProps {
  children: React.ReactNode;
  onRemove: () => void;
  /** "Remove filter: Four-year" */
  removeLabel: string;
}

/** Something that is applied and can be taken off. */
export function Pill({ children, onRemove, removeLabel }: PillProps) {
  return (
    <span className={styles.pill} data-ground="dark">
      <span className={styles.words}>{children}</span>
      <button
        type="button"
        data-print="no"
        className={styles.remove}
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </button>
    </span>
  );
}

/** Pills in a row; on phones it scrolls sideways instead of growing. */
export function PillRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
