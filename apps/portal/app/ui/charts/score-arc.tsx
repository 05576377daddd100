import styles from './score-arc.module.css';

const HALF_CIRCLE = 'M 10 80 A 70 70 0 0 1 150 80';

interface ScoreArcProps {
  /** How far along its scale the score is, from 0 to 1. */
  share: number;
  /** The score in words: the arc repeats it, so it is hidden from screen readers. */
  children: React.ReactNode;
}

/** A score on its scale: half a circle, with the figure under it. Lines, which are printed and drawn in forced colors. */
export function ScoreArc({ share, children }: ScoreArcProps) {
  const reached = Math.min(Math.max(share, 0), 1);
  return (
    <div className={styles.arc}>
      <svg viewBox="0 0 160 90" aria-hidden focusable="false">
        <path className={styles.track} d={HALF_CIRCLE} />
        {reached > 0 && (
          <path
            className={styles.reached}
            d={HALF_CIRCLE}
            pathLength={1}
            strokeDasharray={`${reached} 1.1`}
          />
        )}
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
