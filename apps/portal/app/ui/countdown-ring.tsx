import styles from './countdown-ring.module.css';

const RADIUS = 37;
const AROUND = 2 * Math.PI * RADIUS;

interface CountdownRingProps {
  /** What is left, from 0 to 1. */
  share: number;
  label: string;
  children: React.ReactNode;
}

/** A ring that empties, with the time left inside it. */
export function CountdownRing({ share, label, children }: CountdownRingProps) {
  return (
    <div className={styles.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 84 84" aria-hidden focusable="false">
        <circle cx="42" cy="42" r={RADIUS} className={styles.track} />
        <circle
          cx="42"
          cy="42"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 42 42)"
        />
      </svg>
      <span className={styles.time} aria-hidden>
        {children}
      </span>
    </div>
  );
}
