import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CollegePin } from '@longleaf/contract/college-card';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SectorPin } from '../../../domain/colleges/sector-mark.tsx';
import { SECTOR_NAMES } from '../../../domain/colleges/sector-names.ts';
import { pinsQuery } from '../queries.ts';
import type { CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { ChosenCollege } from './chosen-college.tsx';
import { CollegeMap } from '../../../domain/college-map/college-map.tsx';
import { CollegesInView } from './colleges-in-view.tsx';
import { frameOf } from '../../../domain/college-map/frame.ts';
import { radiusMiles } from './radius.ts';
import type { ViewBounds } from '../../../ui/maps/base-map.tsx';
import map from '../../../ui/maps/map.module.css';
import styles from './map-view.module.css';

interface MapViewProps {
  search: CollegeSearch;
  resultsAddress: string;
  /** Shows the same colleges as a list. */
  onList: () => void;
}

const NO_PINS: readonly CollegePin[] = [];

/** All matches on a map, with its key, and those in view as a list beside it. */
export function MapView({ search, resultsAddress, onList }: MapViewProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<CollegePin | null>(null);
  const [bounds, setBounds] = useState<ViewBounds | null>(null);
  const { data, isError, refetch, isFetching, isPlaceholderData } = useQuery({
    ...pinsQuery(search),
    placeholderData: keepPreviousData,
  });
  const pins = data?.pins ?? NO_PINS;
  const near = data?.near ?? null;
  const miles = radiusMiles(search.filters.near);
  const frame = useMemo(() => frameOf(pins, near, miles), [pins, near, miles]);
  const types = collegeTypes.filter((type) => pins.some((pin) => pin[3] === type));
  const shown = chosen && pins.some(([id]) => id === chosen[0]) ? chosen : null;
  const withoutPlace = (data?.totalItems ?? 0) - pins.length;
  return (
    <section
      aria-label={t`Colleges on a map`}
      className={isPlaceholderData ? styles.old : undefined}
      aria-busy={isPlaceholderData || undefined}
    >
      {isError && (
        <ErrorState
          title={<Trans>We could not load the map’s colleges.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      <div className={map.frame}>
        <CollegeMap
          pins={pins}
          frame={frame}
          circle={near && miles !== null ? { ...near, miles } : null}
          chosen={shown}
          onChoose={setChosen}
          onView={setBounds}
        />
        <ul data-over-map className={styles.key} aria-label={t`Key`}>
          {types.map((type) => (
            <li key={type}>
              <SectorPin sector={type} size={19} />
              {i18n._(SECTOR_NAMES[type])}
            </li>
          ))}
        </ul>
        {shown && (
          <ChosenCollege
            pin={shown}
            near={near}
            resultsAddress={resultsAddress}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      {withoutPlace > 0 && (
        <p className="small soft">
          <Plural
            value={withoutPlace}
            one="# college has no place on the map."
            other="# colleges have no place on the map."
          />
        </p>
      )}
      {bounds && data && (
        <CollegesInView
          pins={pins}
          bounds={bounds}
          near={near}
          resultsAddress={resultsAddress}
          onList={onList}
        />
      )}
    </section>
  );
}
