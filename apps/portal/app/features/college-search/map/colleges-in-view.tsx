import { Plural, Trans } from '@lingui/react/macro';
import type { CollegePin } from '@longleaf/contract/college-card';
import type { Place } from '@longleaf/rules/colleges/distance';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SectorPin } from '../../../domain/colleges/sector-mark.tsx';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { pinsInView } from '../../../domain/college-map/in-view.ts';
import type { ViewBounds } from '../../../ui/maps/base-map.tsx';
import styles from './colleges-in-view.module.css';

interface CollegesInViewProps {
  pins: readonly CollegePin[];
  bounds: ViewBounds;
  /** Where the ZIP code of the search is. */
  near: Place | null;
  resultsAddress: string;
  /** Shows all results as a list. */
  onList: () => void;
}

const LISTED = 24;

/** The list beside the map: the colleges in the part that is seen, also those whose marks lie under others. */
export function CollegesInView({ pins, bounds, near, resultsAddress, onList }: CollegesInViewProps) {
  const inView = useMemo(() => pinsInView(pins, bounds, near), [pins, bounds, near]);
  const listed = inView.slice(0, LISTED);
  const total = count(inView.length);
  return (
    <div className={styles.beside}>
      <div className={styles.head}>
        <h2 aria-live="polite">
          <Plural
            value={inView.length}
            _0="No college in this part of the map"
            one="# college in this part of the map"
            other="# colleges in this part of the map"
          />
        </h2>
        <Button look="quiet" onClick={onList}>
          <Trans>See these colleges as a list</Trans>
        </Button>
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {listed.map(({ pin, miles }) => {
          const [id, name, urlName, sector] = pin;
          const distance = miles === null ? null : count(Math.round(miles));
          return (
            <li key={id}>
              <SectorPin sector={sector} size={19} />
              <span>
                <Link to={profileAddress({ urlName })} state={{ resultsAddress, distance: miles }}>
                  {name}
                </Link>
                {distance !== null && (
                  <span className="small soft">
                    {' '}
                    <Trans>{distance} miles</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {inView.length > LISTED && (
        <p className="small soft">
          <Trans>
            The first {LISTED} of {total}. Zoom in to see fewer, or see all as a list.
          </Trans>
        </p>
      )}
    </div>
  );
}
