import { Trans } from '@lingui/react/macro';
import styles from './getting-in.module.css';

const SCALES = { ACT: [1, 36], SAT: [200, 800] } as const;

interface ScoreBandProps {
  test: keyof typeof SCALES;
  /** The part of the SAT. */
  part?: React.ReactNode;
  /** A quarter of the new students had this score or less. */
  low: number | null;
  /** A quarter had this score or more. */
  high: number | null;
}

/** The middle half of the scores of new students, on the whole scale of the test. Nothing when not reported. */
export function ScoreBand({ test, part, low, high }: ScoreBandProps) {
  if (low === null || high === null) return null;
  const [least, most] = SCALES[test];
  const place = (score: number) => `${((score - least) / (most - least)) * 100}%`;
  return (
    <div className={styles.scores}>
      <p className="small">
        <strong>
          {part ?? <Trans>Middle half of {test} scores</Trans>}:{' '}
          <Trans>
            {low} to {high}
          </Trans>
        </strong>
      </p>
      <div className={styles.scale} aria-hidden>
        <i style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
      </div>
      <div className={`note-text soft ${styles.ends}`} aria-hidden>
        <span>{least}</span>
        <span>{most}</span>
      </div>
    </div>
  );
}
