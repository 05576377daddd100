import styles from './long-bars.module.css';

export interface LongBar {
  key: string;
  label: React.ReactNode;
  /** Length from 0 to 1 of the longest; null draws no bar. */
  share: number | null;
  /** The value in words, printed at the bar's end. */
  value: React.ReactNode;
  chosen?: boolean;
}

interface LongBarsProps {
  rows: readonly LongBar[];
  /** Width of the labels in pixels; on phones they stand above their bars. */
  labelWidth: number;
  /** Room for the longest value, in pixels. */
  valueWidth: number;
  color?: string;
}

/** Bars on one scale that starts at zero, with labels too long for a narrow column. Each value is also in words. */
export function LongBars({ rows, labelWidth, valueWidth, color }: LongBarsProps) {
  const sizes = { '--label': `${labelWidth}px`, '--value': `${valueWidth}px`, '--color': color };
  return (
    <ul className={styles.bars} style={sizes as React.CSSProperties}>
      {rows.map(({ key, label, share, value, chosen }) => (
        <li key={key} data-chosen={chosen || undefined}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track}>
            {share !== null && (
              <i style={{ '--share': Math.min(Math.max(share, 0), 1) } as React.CSSProperties} />
            )}
            <span className={styles.value} data-missing={share === null || undefined}>
              {value}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
