import styles from './bars.module.css';

interface SmallBarProps {
  /** From 0 to 1. */
  share: number;
  /** Where the middle of all lies, from 0 to 1; say it in words beside the bar. */
  middle?: number | null;
}

const asWidth = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/** The thin bar under a figure. Repeats the figure, so it is hidden from screen readers. */
export function SmallBar({ share, middle }: SmallBarProps) {
  return (
    <div className={styles.small} aria-hidden>
      <i style={{ width: asWidth(share) }} />
      {middle !== null && middle !== undefined && <u style={{ left: asWidth(middle) }} />}
    </div>
  );
}

export interface BarRow {
  key: string | number;
  label: React.ReactNode;
  /** Length from 0 to 1 of the longest. */
  share: number;
  /** The value in words, printed at the bar's end. */
  value: React.ReactNode;
  chosen?: boolean;
  color?: string;
}

/** Bars on one scale that starts at zero, each with its value in words: a list that happens to be drawn. */
export function BarList({ rows, labelWidth = 150 }: { rows: readonly BarRow[]; labelWidth?: number }) {
  return (
    <ul className={styles.list} style={{ '--label': `${labelWidth}px` } as React.CSSProperties}>
      {rows.map(({ key, label, share, value, chosen, color }) => (
        <li key={key} data-chosen={chosen || undefined}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track}>
            <i
              style={{
                width: `calc((100% - 7.5em) * ${Math.min(Math.max(share, 0), 1)})`,
                borderColor: color,
              }}
            />
            <span className={styles.value}>{value}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
