import styles from './range-strip.module.css';

interface RangeStripProps {
  /** From where to where the range is, each from 0 to 1 of the scale; nothing is drawn without both. */
  low: number | null;
  high: number | null;
  /** Where the reader is on the same scale; a line that goes through the strips below each other. */
  you?: number | null;
}

const asPlace = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/** A range on a scale, with the reader's own place. It repeats words beside it, so it is hidden from screen readers. */
export function RangeStrip({ low, high, you = null }: RangeStripProps) {
  return (
    <span className={styles.strip} aria-hidden>
      {low !== null && high !== null && high >= low && (
        <i style={{ left: asPlace(low), right: `calc(100% - ${asPlace(high)})` }} />
      )}
      {you !== null && <u style={{ left: asPlace(you) }} />}
    </span>
  );
}

/** What the line through the strips is, above the first of them: 'You, 25'. */
export function RangeStripHead({ you, children }: { you: number; children: React.ReactNode }) {
  return (
    <span className={styles.head}>
      <span
        className={styles.you}
        style={{ '--place': Math.min(Math.max(you, 0), 1) } as React.CSSProperties}
      >
        {children}
      </span>
    </span>
  );
}
