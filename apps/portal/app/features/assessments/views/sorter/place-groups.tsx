import { Trans, useLingui } from '@lingui/react/macro';
import { COLUMNS, ROWS } from '@longleaf/rules/assessments/work-values-sorter/places';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { RatingNeedles } from '../rating-needles.tsx';
import styles from './sorter.module.css';
import type { Sorting } from './use-sorting.ts';

/** The columns one below the other, for a thumb: each with its cards, and a way to put the front card there. */
export function PlaceGroups({ sorting, isMissing }: { sorting: Sorting; isMissing: boolean }) {
  return (
    <div className={styles.groups}>
      {sorting.columns.map((column, index) => (
        <PlaceGroup
          key={column.name}
          column={column}
          sorting={sorting}
          isMissing={isMissing}
          strength={((COLUMNS[index]?.counts ?? 1) - 1) / (COLUMNS.length - 1)}
        />
      ))}
    </div>
  );
}

interface PlaceGroupProps {
  column: Sorting['columns'][number];
  sorting: Sorting;
  /** Somebody wanted the results while cards were waiting. */
  isMissing: boolean;
  /** From 0 to 1. */
  strength: number;
}

function PlaceGroup({ column: { name, places, filled }, sorting, isMissing, strength }: PlaceGroupProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const free = places.find((place) => !sorting.cardAt(place));
  const hasFront = sorting.waiting.length > 0;
  const pressed = useRef(false);
  // What was pressed may be gone: the focus goes to what can be pressed next, or to the name of the group.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (group.current?.contains(document.activeElement) && document.activeElement?.matches('button')) return;
    (group.current?.querySelector<HTMLElement>('[data-put]') ?? heading.current)?.focus();
  }, [filled]);
  return (
    <section ref={group} aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <RatingNeedles strength={strength} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <p>
          <Trans>
            {filled} of {ROWS}
          </Trans>
        </p>
      </div>
      <ul className="plain-list">
        {places.map((place) => {
          const card = sorting.cardAt(place);
          const text = card?.name ?? '';
          return (
            card && (
              <li key={place.value}>
                <button
                  type="button"
                  className={styles.groupCard}
                  aria-label={t`${text}. Take it back`}
                  onClick={() => {
                    pressed.current = true;
                    sorting.press(place);
                  }}
                >
                  <span>{text}</span>
                  <IconArrowBackUp size={20} aria-hidden />
                </button>
              </li>
            )
          );
        })}
      </ul>
      {free && hasFront && (
        <button
          type="button"
          data-put
          data-missing={isMissing || undefined}
          className={styles.put}
          aria-label={t`Put the card here: ${name}`}
          onClick={() => {
            pressed.current = true;
            sorting.press(free);
          }}
        >
          <IconPlus size={18} aria-hidden />
          <Trans>Put the card here</Trans>
        </button>
      )}
    </section>
  );
}
