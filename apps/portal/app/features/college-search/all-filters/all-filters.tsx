import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { filterCategories, filterCategoryLabels } from '@longleaf/rules/colleges/filters/family';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import type { PanelProps } from '../panels.tsx';
import { filterCatalogueQuery, majorSuggestionsQuery } from '../lookups.ts';
import { FoundButton } from '../found-button.tsx';
import { appliedCount, appliedIn } from '../../../domain/college-search/applied-count.ts';
import { cleared } from '../../../domain/college-search/edit.ts';
import styles from './all-filters.module.css';
import { FamilyFilter } from './family-filter.tsx';
import { findFamilies, isOfNoCollege, type OfferedFamily } from './filter-finder.ts';
import { FilterGroup } from './filter-group.tsx';
import { FoundMajors } from './found-majors.tsx';

/** Every filter there is: a search over all families, then six groups. Each tick counts at once. */
export function AllFilters({
  opened,
  onClose,
  onPanel,
  search,
  counts,
  unknownZip,
  onSearch,
  onFilters,
}: PanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const catalogue = useQuery(filterCatalogueQuery());
  const { filters } = search;
  const families = catalogue.data?.groups ?? [];
  const found = findFamilies(families, text);
  const isUntold = isOfNoCollege(families, found, text);
  // 'Greek life' means no major.
  const majors = useMajorsMeant(isUntold ? '' : text);
  const groups = found.length + (majors.length > 0 ? 1 : 0);
  const on = appliedCount(filters);
  const family = (offered: OfferedFamily) => (
    // A line above a fieldset would go through its legend.
    <div key={offered.key}>
      <FamilyFilter
        family={offered}
        search={search}
        facets={counts?.facets}
        unknownZip={unknownZip}
        text={text.trim()}
        onFilters={onFilters}
        onPanel={onPanel}
      />
    </div>
  );
  return (
    <SideSheet bare opened={opened} onClose={onClose} title={<Trans>All filters</Trans>}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t`Filters`}>
        <TextField
          label={<Trans>Find a filter</Trans>}
          type="search"
          placeholder={t`Try “housing”, “SAT” or “soccer”`}
          icon={<IconSearch size={20} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {catalogue.isPending && (
          <Loading label={t`Loading filters`}>
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} height={58} className={styles.waiting ?? ''} />
            ))}
          </Loading>
        )}
        {catalogue.isError && (
          <ErrorState
            title={<Trans>We could not load the filters.</Trans>}
            onRetry={() => void catalogue.refetch()}
          />
        )}
        {text.trim() !== '' && catalogue.data && (
          <>
            <p role="status" className={styles.found}>
              {isUntold ? (
                <Trans>No college has told us about “{text.trim()}”, so there is no filter for it.</Trans>
              ) : (
                <Plural
                  value={groups}
                  _0={`Nothing matches “${text.trim()}”`}
                  one={`# group matches “${text.trim()}”`}
                  other={`# groups match “${text.trim()}”`}
                />
              )}
            </p>
            <div className={styles.families}>
              {found.map(family)}
              {majors.length > 0 && (
                <FoundMajors majors={majors} text={text} search={search} onFilters={onFilters} />
              )}
            </div>
          </>
        )}
        {catalogue.data && (
          <>
            <p className={styles.browse}>
              <Trans>Browse by group</Trans>
            </p>
            {filterCategories.map((category) => {
              const own = families.filter(
                ({ category: group, kind }) => group === category && kind !== 'name',
              );
              return (
                <FilterGroup
                  key={category}
                  label={filterCategoryLabels[category]}
                  about={own.map(({ label }) => label).join(', ')}
                  on={own.reduce((sum, { key }) => sum + appliedIn(filters, key), 0)}
                >
                  {own.map(family)}
                </FilterGroup>
              );
            })}
          </>
        )}
      </div>
      <div className={styles.foot}>
        {on > 0 && (
          <Button look="quiet" onClick={() => onSearch(cleared(search))}>
            <Trans>Clear all ({on})</Trans>
          </Button>
        )}
        <FoundButton search={search} onShow={onClose} />
      </div>
    </SideSheet>
  );
}

const MAJORS_SHOWN = 4;
const SHORTEST_MAJOR = 3;

/** The likeliest majors that a text means; none while nothing is known. */
function useMajorsMeant(text: string) {
  const rested = useRested(text.trim());
  const { data } = useQuery(majorSuggestionsQuery(rested.length < SHORTEST_MAJOR ? '' : rested));
  return text.trim() === '' || data === undefined ? [] : data.slice(0, MAJORS_SHOWN);
}
