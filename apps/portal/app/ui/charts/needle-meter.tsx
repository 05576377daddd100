import styles from './needle-meter.module.css';

interface NeedleMeterProps {
  done: number;
  /** At most 24; use a bar above that. */
  steps: number;
  /** The same fact in words, which also stands beside it: "3 of 6 tasks done". */
  label: string;
  width?: number;
}

/** A row of slanted strokes, one for each step. The next one is marked once something is done: amber alone reads as trouble. */
export function NeedleMeter({ done, steps, label, width }: NeedleMeterProps) {
  return (
    <span className={styles.meter} role="img" aria-label={label} style={{ maxWidth: width }}>
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} data-state={step < done ? 'done' : step === done && done > 0 ? 'now' : undefined} />
      ))}
    </span>
  );
}
