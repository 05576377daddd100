import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { dollars } from '../../../lib/format.ts';
import { ResidencySelect } from '../../../domain/residency/residency-select.tsx';
import styles from './filter.module.css';

interface PriceFilterProps {
  /** Highest net price in dollars, or null for any. */
  bound: number | null;
  onBound: (bound: number | null) => void;
}

const STEP = 5000;
const LOWEST = 5000;
/** The right end of the slider: any price. */
const ANY = 55_000;
const QUIET_MILLISECONDS = 300;

/** The highest net price, as a slider. It applies once the thumb has rested. */
export function PriceFilter({ bound, onBound }: PriceFilterProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(bound);
  const [value, setValue] = useState(bound ?? ANY);
  const [moved, setMoved] = useState(false);
  if (shown !== bound) {
    setShown(bound);
    setValue(bound ?? ANY);
    setMoved(false);
  }
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      setMoved(false);
      onBound(value === ANY ? null : value);
    }, QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [moved, value, onBound]);

  const words = value === ANY ? t`Any price` : t`Under ${dollars(value)}`;
  const share = `${((Math.min(value, ANY) - LOWEST) / (ANY - LOWEST)) * 100}%`;
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Net price a year</Trans>
      </legend>
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': share } as React.CSSProperties}
        min={LOWEST}
        max={ANY}
        step={STEP}
        value={Math.min(value, ANY)}
        aria-label={t`Highest net price a year`}
        aria-valuetext={words}
        onChange={(event) => {
          setValue(Number(event.currentTarget.value));
          setMoved(true);
        }}
      />
      <div className={styles.ends}>
        <span className="soft">$0</span>
        <span>{words}</span>
      </div>
      <div className={styles.residency}>
        <ResidencySelect label={<Trans>Price for people from</Trans>} />
      </div>
    </fieldset>
  );
}
