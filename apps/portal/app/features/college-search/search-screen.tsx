import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useCallback, useDeferredValue, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CompareTray } from '../../domain/compare/compare-tray.tsx';
import { Panels } from './panels.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { majorTitlesQuery } from './lookups.ts';
import { countsQuery } from './queries.ts';
import { FilterRail } from './rail/filter-rail.tsx';
import { Results } from './results/results.tsx';
import { ResultsHead } from './results/results-head.tsx';
import { SearchField } from './search-field.tsx';
import { SavedSearchButtons } from './saved-search-buttons.tsx';
import styles from './search-screen.module.css';
import { withFilters } from '../../domain/college-search/edit.ts';
import { appliedFilters } from '../../domain/college-search/pills.ts';
import { useCollegeSearch } from './use-college-search.ts';
import { useFound } from './use-found.ts';
import { usePanel } from './use-panel.ts';
import { useSearchUsage } from './use-search-usage.ts';
import { later } from '../../ui/later.ts';

// Few searches are about an occupation.
const OccupationNote = later(async () => ({
  default: (await import('./occupation-note.tsx')).OccupationNote,
}));

/** College search: filters beside the results, everything in the address. */
export function SearchScreen() {
  const { t } = useLingui();
  const { search, show, filter } = useCollegeSearch();
  const { filters } = search;
  const { panel, known, coming, open: setPanel } = usePanel();
  const heading = useRef<HTMLHeadingElement>(null);

  // What was pressed is painted first; the colleges, which are most of the page, follow it.
  const settled = useDeferredValue(search);
  const { data, isPlaceholderData, dataUpdatedAt } = useFound(settled);
  const counts = useQuery({
    ...countsQuery(search),
    placeholderData: keepPreviousData,
    // The document's own are enough until a panel is opened.
    refetchOnMount: false,
  });
  const titles = useQuery(majorTitlesQuery(filters.majors));
  const titleOf = useCallback((cip: string) => titles.data?.[cip], [titles.data]);

  // Behind an open panel nobody sees the rest change: it follows what was pressed there.
  const behind = panel === null ? search : settled;
  const filterBehind = useCallback<typeof filter>(
    (next, options) => show(withFilters(behind, next), options),
    [behind, show],
  );

  useSearchUsage(dataUpdatedAt);

  const applied = appliedFilters(behind.filters, titleOf);
  const filterCount = applied.length;
  const unknownZip = data?.unknown.includes('zip') ?? false;
  const total = isPlaceholderData ? undefined : data?.total;
  const focusResults = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div className="wrap">
      <h1 className={styles.title}>
        <Trans>Find a college</Trans>
      </h1>
      <div className={styles.grid}>
        <aside className="not-phone" aria-label={t`Filters`} data-print="no">
          <FilterRail
            search={behind}
            facets={counts.data?.facets}
            unknownZip={unknownZip}
            onFilters={filterBehind}
            onPanel={setPanel}
          />
        </aside>
        <div className={styles.main}>
          <div className={styles.top} data-print="no">
            <SearchField search={behind} onSearch={show} />
            <Button
              className={styles.filtersButton ?? ''}
              icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
              iconAfter={filterCount > 0 && <span className={styles.badge}>{filterCount}</span>}
              busy={coming === 'filters'}
              onClick={() => setPanel('filters')}
            >
              <Trans>Filters</Trans>
            </Button>
            <SavedSearchButtons
              onSave={() => setPanel('save')}
              onLoad={() => setPanel('load')}
              onTips={() => setPanel('tips')}
            />
          </div>
          {search.occupation !== null && (
            <Suspense fallback={null}>
              <OccupationNote
                code={search.occupation}
                unknown={data?.unknown.includes('occupation') ?? false}
                onRemove={() => show({ ...search, occupation: null, page: 1 })}
              />
            </Suspense>
          )}
          <AppliedFilters applied={applied} onFilters={filterBehind} onClear={() => setPanel('clear')} />
          {data?.unknown.includes('major') && (
            <p role="status" className={styles.unknown}>
              <Trans>We do not know one of the majors in this search, so we left majors out.</Trans>
            </p>
          )}
          <ResultsHead search={behind} total={total} heading={heading} onSearch={show} />
          <p role="status" className="visually-hidden">
            {total !== undefined && <Plural value={total} one="# college found" other="# colleges found" />}
          </p>
          <Results search={settled} titleOf={titleOf} onSearch={show} onPage={focusResults} />
        </div>
      </div>
      <Panels
        panel={panel}
        known={known}
        onPanel={setPanel}
        search={search}
        counts={counts.data}
        unknownZip={unknownZip}
        onSearch={show}
        onFilters={filter}
      />
      <CompareTray />
    </div>
  );
}
