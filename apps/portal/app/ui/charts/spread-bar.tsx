import styles from './spread-bar.module.css';

/** Points of a spread, each from 0 to 1 of the scale; null where it is not known. */
export interface Spread {
  low: number | null;
  lowerQuarter: number | null;
  middle: number | null;
  /** The mean; none where it is left out. */
  average?: number | null;
  upperQuarter: number | null;
  high: number | null;
}

const asPlace = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/** Start and length of a line from one point to another; nothing when either is missing. */
function between(from: number | null, to: number | null): React.CSSProperties | null {
  if (from === null || to === null || to < from) return null;
  const [left, right] = [Math.min(Math.max(from, 0), 1), Math.min(Math.max(to, 0), 1)];
  return { left: asPlace(left), width: asPlace(right - left) };
}

/**
 * How amounts spread on a scale that starts at zero: a thin line for nearly all, a thick one for the middle half, a
 * dark mark for the middle, a ring for the average. All of it is borders, which are printed and keep a color where the reader
 * has chosen their own. It repeats figures that stand beside it, so it is hidden from screen readers.
 */
export function SpreadBar({ low, lowerQuarter, middle, average = null, upperQuarter, high }: Spread) {
  const all = between(low, high);
  const half = between(lowerQuarter, upperQuarter);
  if (!all && !half && middle === null && average === null) return null;
  return (
    <span className={styles.spread} aria-hidden>
      {all && <i className={styles.all} style={all} />}
      {half && <i className={styles.half} style={half} />}
      {middle !== null && <i className={styles.middle} style={{ left: asPlace(middle) }} />}
      {average !== null && <i className={styles.average} style={{ left: asPlace(average) }} />}
    </span>
  );
}
