import { Trans, useLingui } from '@lingui/react/macro';
import { type EnrichmentFound, enrichmentMessages } from '@longleaf/contract/enrichment';
import { enrichmentPageSize } from '@longleaf/rules/enrichment/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Message } from '../../ui/message.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NoPrograms } from './no-programs.tsx';
import { ProgramCard } from './program-card.tsx';
import styles from './program-card.module.css';
import { SourceNote } from './source-note.tsx';
import { addressOf } from './search.ts';
import type { SearchHandle } from './use-enrichment-search.ts';
import { later } from '../../ui/later.ts';

// Leaflet and the drawn map come only when somebody looks at the map.
const ProgramMap = later(async () => ({ default: (await import('./map/program-map.tsx')).ProgramMap }));

interface ResultsProps {
  handle: SearchHandle;
  answer: UseQueryResult<EnrichmentFound>;
  /** After a page was chosen: the focus goes to the results. */
  onPage: () => void;
}

/** What a search gives, in each of its states: on its way, failed, nothing, or programs as cards or on the map. */
export function Results({ handle, answer, onPage }: ResultsProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { search, show } = handle;
  const { data, isPlaceholderData, isError } = answer;
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <ErrorState
        title={enrichmentMessages.loadFailed}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      />
    );
  }
  const loading = (
    <Loading label={t`Loading programs`}>
      <div className={styles.list}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height={340} />
        ))}
      </div>
    </Loading>
  );
  // That nothing was found for the search before says nothing of this one.
  if (data === undefined || (isPlaceholderData && data.totalItems === 0)) {
    return answer.isPaused ? (
      <Message kind="warning">
        <Trans>The programs load as soon as you are connected.</Trans>
      </Message>
    ) : (
      loading
    );
  }
  if (data.totalItems === 0) return <NoPrograms search={search} facets={data.facets} onShow={show} />;
  if (search.view === 'map') {
    if (!hydrated) {
      return (
        <>
          <NeedsScript>
            <Trans>
              The map needs JavaScript. Turn it on in your browser’s settings and load this page again, or{' '}
              <Link to={addressOf({ ...search, view: 'cards' })}>see the same programs as cards</Link>.
            </Trans>
          </NeedsScript>
          <div className="with-script">{loading}</div>
        </>
      );
    }
    return (
      <Suspense fallback={loading}>
        <ProgramMap search={search} found={data} old={isPlaceholderData} />
      </Suspense>
    );
  }
  if (data.enrichmentPrograms.length === 0) {
    return (
      <EmptyState
        title={<Trans>There are not that many pages</Trans>}
        actions={
          <Button onClick={() => show({ ...search, page: 1 })}>
            <Trans>Go to page 1</Trans>
          </Button>
        }
      >
        <Trans>The list has become shorter since this page was kept.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={isPlaceholderData ? styles.old : undefined} aria-busy={isPlaceholderData || undefined}>
      <ul className={styles.list}>
        {data.enrichmentPrograms.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} />
          </li>
        ))}
      </ul>
      <div data-print="no">
        <Pager
          page={search.page}
          pageSize={enrichmentPageSize}
          total={data.totalItems}
          linkTo={(page) => ({ to: addressOf({ ...search, page }), state: null })}
          onPage={onPage}
        />
      </div>
      <SourceNote />
    </div>
  );
}
