import { Trans, useLingui } from '@lingui/react/macro';
import { searchPageSize } from '@longleaf/contract/search-limits';
import { memo, Suspense } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NeedsScript } from '../../../ui/needs-script.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { addressOf } from '../../../domain/college-search/address.ts';
import { appliedCount } from '../../../domain/college-search/applied-count.ts';
import type { CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { cleared, withFilters } from '../../../domain/college-search/edit.ts';
import { historyState } from '../use-college-search.ts';
import { useFound } from '../use-found.ts';
import { CardList, CardListSkeleton } from './card-list.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { OfflineResults } from './offline-results.tsx';
import styles from './results.module.css';
import { later } from '../../../ui/later.ts';

// Leaflet and the drawn map come only when somebody looks at the map.
const MapView = later(async () => {
  const { MapView: view } = await import('../map/map-view.tsx');
  return { default: view };
});

// Most people look at cards, and phones have no table.
const CollegeTable = later(async () => {
  const { CollegeTable: table } = await import('./college-table.tsx');
  return { default: table };
});

// Nearly every search finds something: the offers for the others are fetched when they are needed.
const NoResults = later(async () => {
  const { NoResults: part } = await import('./no-results.tsx');
  return { default: part };
});

// Only an old address leads past the last page.
const PastTheEnd = later(async () => {
  const { PastTheEnd: part } = await import('./past-the-end.tsx');
  return { default: part };
});

// Long words below all results: what is above them need not wait.
const SourceNote = later(async () => {
  const { SourceNote: part } = await import('./source-note.tsx');
  return { default: part };
});

interface ResultsProps {
  search: CollegeSearch;
  titleOf: (cip: string) => string | undefined;
  onSearch: (search: CollegeSearch) => void;
  /** After a page was chosen: the focus goes to the results. */
  onPage: () => void;
}

/**
 * What a search gives, in each of its states: on its way, failed, nothing, or colleges as cards, list or map. Drawn again
 * only for another search or answer: it is most of the page, and a press elsewhere should not wait for it.
 */
export const Results = memo(function Results({ search, titleOf, onSearch, onPage }: ResultsProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const answer = useFound(search);
  const { data, isPlaceholderData } = answer;
  if (answer.isError && (data === undefined || isPlaceholderData)) {
    return (
      <ErrorState
        title={<Trans>We could not load the colleges.</Trans>}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      />
    );
  }
  const loading = (
    <Loading label={t`Loading colleges`}>
      <CardListSkeleton />
    </Loading>
  );
  // That nothing was found for the search before says nothing of this one.
  const isOldNothing = isPlaceholderData && data?.results.length === 0;
  if (data === undefined || isOldNothing) return answer.isPaused ? <OfflineResults /> : loading;
  if (data.total === 0) {
    return (
      <Suspense fallback={loading}>
        <NoResults
          search={search}
          filterCount={appliedCount(search.filters)}
          titleOf={titleOf}
          onFilters={(filters) => onSearch(withFilters(search, filters))}
          onClear={() => onSearch(cleared(search))}
        />
      </Suspense>
    );
  }
  const resultsAddress = addressOf(search);
  if (search.view === 'map') {
    if (!hydrated)
      return <BeforeMap listAddress={addressOf({ ...search, view: 'cards' })}>{loading}</BeforeMap>;
    return (
      <Suspense fallback={loading}>
        <MapView
          search={search}
          resultsAddress={resultsAddress}
          onList={() => onSearch({ ...search, view: 'cards' })}
        />
      </Suspense>
    );
  }
  if (data.results.length === 0) {
    return (
      <Suspense fallback={loading}>
        <PastTheEnd onFirst={() => onSearch({ ...search, page: 1 })} />
      </Suspense>
    );
  }
  return (
    <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData || undefined}>
      {isPlaceholderData && answer.isPaused && <OfflineResults before />}
      {search.view === 'list' ? (
        <>
          <div className="not-phone">
            <Suspense fallback={loading}>
              <CollegeTable colleges={data.results} resultsAddress={resultsAddress} />
            </Suspense>
          </div>
          <div className="only-phone">
            <CardList colleges={data.results} resultsAddress={resultsAddress} />
          </div>
        </>
      ) : (
        <CardList colleges={data.results} resultsAddress={resultsAddress} />
      )}
      <Pager
        page={search.page}
        pageSize={searchPageSize}
        total={data.total}
        linkTo={(page) => ({ to: addressOf({ ...search, page }), state: historyState({ ...search, page }) })}
        onPage={onPage}
      />
      <Suspense>
        <SourceNote years={data.years} />
      </Suspense>
    </div>
  );
});

/** What the server draws in place of the map, which a script alone can draw. */
function BeforeMap({ listAddress, children }: { listAddress: string; children: React.ReactNode }) {
  return (
    <>
      <NeedsScript>
        <Trans>
          The map needs JavaScript. Turn it on in your browser’s settings and load this page again, or{' '}
          <Link to={listAddress}>see the same colleges as a list</Link>.
        </Trans>
      </NeedsScript>
      <div className="with-script">{children}</div>
    </>
  );
}
