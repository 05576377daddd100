import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconAdjustmentsHorizontal, IconBookmark, IconLayoutGrid, IconMap2 } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import styles from './enrichment-screen.module.css';
import { FilterRail } from './filters/filter-rail.tsx';
import { enrichmentQuery } from './queries.ts';
import { Results } from './results.tsx';
import { type EnrichmentView, usedFilters } from './search.ts';
import { useEnrichmentSearch } from './use-enrichment-search.ts';
import { later } from '../../ui/later.ts';

// Only phones have their filters behind a button, and few people look at what they saved.
const FiltersSheet = later(async () => ({
  default: (await import('./filters/filters-sheet.tsx')).FiltersSheet,
}));
const SavedPrograms = later(async () => ({
  default: (await import('./saved-programs.tsx')).SavedPrograms,
}));

/** Enrichment programs: filters beside cards or the map, and what one saved. Everything in the address. */
export function EnrichmentScreen() {
  const { t } = useLingui();
  const handle = useEnrichmentSearch();
  const { search, show, filter } = handle;
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = search.view === 'saved';
  const answer = useQuery({
    ...enrichmentQuery(search),
    enabled: !saved,
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  const total = answer.isPlaceholderData ? undefined : data?.totalItems;
  const used = usedFilters(search).length;
  const rail = (
    <FilterRail
      search={search}
      facets={data?.facets}
      unknownZip={data?.unknownZip ?? false}
      onFilter={filter}
    />
  );
  const views = (
    <Segmented<EnrichmentView>
      label={t`View`}
      value={search.view}
      onValue={(view) => show({ ...search, view, page: 1 })}
      options={[
        {
          value: 'cards',
          content: <ViewName icon={<IconLayoutGrid size={18} aria-hidden />} name={t`Cards`} />,
        },
        { value: 'map', content: <ViewName icon={<IconMap2 size={18} aria-hidden />} name={t`Map`} /> },
        {
          value: 'saved',
          content: <ViewName icon={<IconBookmark size={18} aria-hidden />} name={t`Saved`} />,
        },
      ]}
    />
  );
  const focusResults = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="wrap">
      <h1 className={styles.title}>
        <Trans>Enrichment programs</Trans>
      </h1>
      <p className={`soft ${styles.lead}`}>
        <Trans>Camps, clubs and courses across North Carolina, in summer and during the school year.</Trans>
      </p>
      {saved ? (
        <>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className={styles.count}>
              <Trans>Saved enrichment programs</Trans>
            </h2>
            <div data-print="no">{views}</div>
          </div>
          <Suspense fallback={null}>
            <SavedPrograms heading={heading} onFind={() => show({ ...search, view: 'cards', page: 1 })} />
          </Suspense>
        </>
      ) : (
        <div className={styles.grid}>
          <aside className="not-phone" aria-label={t`Filters`} data-print="no">
            {rail}
          </aside>
          <div className={styles.main}>
            <Button
              className={styles.filtersButton ?? ''}
              icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
              onClick={() => setSheet('open')}
            >
              {used === 0 ? <Trans>Filters</Trans> : <Trans>Filters, {used} on</Trans>}
            </Button>
            <div className={styles.head}>
              <h2 ref={heading} tabIndex={-1} className={styles.count}>
                <Count total={total} nearest={data?.near !== null && search.zip !== ''} />
              </h2>
              <div data-print="no">{views}</div>
            </div>
            <p role="status" className="visually-hidden">
              {total !== undefined && <Plural value={total} one="# program found" other="# programs found" />}
            </p>
            <AppliedFilters search={search} facets={data?.facets} onShow={show} />
            <Results handle={handle} answer={answer} onPage={focusResults} />
          </div>
        </div>
      )}
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <FiltersSheet opened={sheet === 'open' && !saved} total={total} onClose={() => setSheet('closed')}>
            {rail}
          </FiltersSheet>
        </Suspense>
      )}
    </div>
  );
}

function Count({ total, nearest }: { total: number | undefined; nearest: boolean }) {
  if (total === undefined) return <Trans>Programs</Trans>;
  return nearest ? (
    <Plural value={total} one="# program, nearest first" other="# programs, nearest first" />
  ) : (
    <Plural value={total} one="# program" other="# programs" />
  );
}

function ViewName({ icon, name }: { icon: React.ReactNode; name: string }) {
  return (
    <>
      {icon}
      {name}
    </>
  );
}
