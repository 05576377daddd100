import { Trans, useLingui } from '@lingui/react/macro';
import type { CollegeFacets } from '@longleaf/contract/college-search';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { memo, Suspense, useCallback } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SectorPin } from '../../../domain/colleges/sector-mark.tsx';
import { SECTOR_NAMES } from '../../../domain/colleges/sector-names.ts';
import type { Panel } from '../panels.tsx';
import type { FamilyInSight } from '../queries.ts';
import type { CollegeFilters, CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { setBound, toggleChoice } from '../../../domain/college-search/edit.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { DistanceFilter } from './distance-filter.tsx';
import styles from './filter-rail.module.css';
import { PriceFilter } from './price-filter.tsx';
import { later } from '../../../ui/later.ts';

// The last filter of the rail: it is seen with the page, and works a moment after the others.
const MajorFilter = later(async () => ({ default: (await import('./major-filter.tsx')).MajorFilter }));

interface FilterRailProps {
  search: CollegeSearch;
  facets: CollegeFacets | undefined;
  unknownZip: boolean;
  onFilters: (filters: CollegeFilters) => void;
  onPanel: (panel: Panel) => void;
}

/** The filters that are always in sight: distance, type (the map's key as well), length, net price, major. */
export const FilterRail = memo(function FilterRail({
  search,
  facets,
  unknownZip,
  onFilters,
  onPanel,
}: FilterRailProps) {
  const { t, i18n } = useLingui();
  const { filters } = search;
  const setPrice = useCallback(
    (bound: number | null) => onFilters(setBound(filters, 'netPrice', bound)),
    [filters, onFilters],
  );
  const boxes = (family: FamilyInSight) => ({
    ticked: filters.choices[family] ?? [],
    counts: facets?.[family],
    onToggle: (value: string) => onFilters(toggleChoice(filters, family, value)),
  });
  return (
    <form
      className={styles.rail}
      aria-label={t`Filter colleges`}
      onSubmit={(event) => event.preventDefault()}
    >
      <DistanceFilter
        near={filters.near}
        unknownZip={unknownZip}
        onNear={(near) => onFilters({ ...filters, near })}
      />
      <ChoiceFilter
        legend={<Trans>State</Trans>}
        options={[{ value: 'NC', content: <Trans>North Carolina</Trans> }]}
        {...boxes('state')}
      />
      <ChoiceFilter
        legend={<Trans>Type of college</Trans>}
        options={collegeTypes.map((type) => ({
          value: type,
          content: (
            <>
              <SectorPin sector={type} />
              {i18n._(SECTOR_NAMES[type])}
            </>
          ),
        }))}
        {...boxes('collegeType')}
      />
      <ChoiceFilter
        legend={<Trans>Length</Trans>}
        options={[
          { value: 'FourYear', content: <Trans>Four-year</Trans> },
          { value: 'TwoYear', content: <Trans>Two-year</Trans> },
          { value: 'Graduate', content: <Trans>Graduate</Trans> },
        ]}
        {...boxes('schoolType')}
      />
      <PriceFilter bound={filters.bounds['netPrice'] ?? null} onBound={setPrice} />
      <Suspense fallback={<Skeleton height={118} />}>
        <MajorFilter search={search} onFilters={onFilters} onBrowse={() => onPanel('majors')} />
      </Suspense>
      <Button icon={<IconAdjustmentsHorizontal size={20} aria-hidden />} onClick={() => onPanel('filters')}>
        <Trans>All filters</Trans>
      </Button>
    </form>
  );
});
