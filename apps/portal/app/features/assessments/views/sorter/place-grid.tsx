import { Trans, useLingui } from '@lingui/react/macro';
import { COLUMNS, type GridPlace, PLACES, ROWS } from '@longleaf/rules/assessments/work-values-sorter/places';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { RatingNeedles } from '../rating-needles.tsx';
import styles from './sorter.module.css';
import type { Sorting } from './use-sorting.ts';

const WIDTH = COLUMNS.length;
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -WIDTH],
  End: [0, WIDTH],
};
const within = (place: number, length: number) => Math.min(Math.max(place, 0), length - 1);

/** The places as a grid with one stop of the Tab key: arrows move, Enter puts or takes back, S skips (CON-122). */
export function PlaceGrid({ sorting, isMissing }: { sorting: Sorting; isMissing: boolean }) {
  const { t } = useLingui();
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const grid = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 's' || event.key === 'S') {
      event.preventDefault();
      return sorting.skip();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = [within(at[0] + step[0], ROWS), within(at[1] + step[1], WIDTH)] as const;
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-at='${next.join(' ')}']`)?.focus();
  };
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t`Places for the cards`}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.row}>
          {COLUMNS.map(({ name, counts }) => (
            <div key={name} role="columnheader" className={styles.column}>
              <RatingNeedles strength={(counts - 1) / (WIDTH - 1)} />
              {name}
            </div>
          ))}
        </div>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} role="row" className={styles.row}>
            {PLACES.filter((place) => place.row === row).map((place) => (
              <div key={place.value} role="gridcell">
                <Place
                  place={place}
                  sorting={sorting}
                  isMissing={isMissing}
                  isStop={at[0] === place.row && at[1] === place.column}
                  onFocus={() => setAt([place.row, place.column])}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.keys} data-print="no">
        <Trans>
          <kbd>Arrow keys</kbd> move, <kbd>Enter</kbd> puts the card here or takes it back, <kbd>S</kbd>{' '}
          skips.
        </Trans>
      </p>
    </>
  );
}

interface PlaceProps {
  place: GridPlace;
  sorting: Sorting;
  /** Somebody wanted the results while cards were waiting. */
  isMissing: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onFocus: () => void;
}

function Place({ place, sorting, isMissing, isStop, onFocus }: PlaceProps) {
  const { t } = useLingui();
  const { name, row } = place;
  const number = row + 1;
  const card = sorting.cardAt(place);
  const text = card?.name ?? '';
  return (
    <button
      type="button"
      className={styles.place}
      data-at={`${row} ${place.column}`}
      data-missing={(isMissing && !card) || undefined}
      data-taken={card !== undefined || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={
        card
          ? t`${text}. ${name}, place ${number}. Take it back`
          : t`Empty. ${name}, place ${number}. Put it here`
      }
      onFocus={onFocus}
      onClick={() => sorting.press(place)}
    >
      {card ? (
        <>
          <span>{text}</span>
          <IconArrowBackUp size={18} aria-hidden className={styles.back} />
        </>
      ) : (
        <>
          <span className={styles.empty}>
            <Trans>Empty</Trans>
          </span>
          <span className={styles.here}>
            <Trans>Put it here</Trans>
          </span>
        </>
      )}
    </button>
  );
}
