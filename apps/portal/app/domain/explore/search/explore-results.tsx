import { Trans } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Message } from '../../../ui/message.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './explore-search.module.css';
import { LinkPager } from './link-pager.tsx';
import type { ExplorePlaceHandle } from './use-explore-place.ts';

/** One page of a search, as the server answers it. */
export interface ResultPage<Result> {
  results: Result[];
  totalCount: number;
  page: number;
  pageSize: number;
  next: string | null;
  previous: string | null;
}

/** The sentences that differ between careers and programs. */
export interface ResultWords {
  count: (total: number) => ReactNode;
  loading: string;
  failed: ReactNode;
  /** Nothing fits what was asked: the title and what to try. */
  none: ReactNode;
  tryThis: ReactNode;
  /** Nothing was saved yet. */
  noneSaved: ReactNode;
  howToSave: ReactNode;
  showAll: ReactNode;
}

interface ExploreResultsProps<Result> {
  handle: ExplorePlaceHandle;
  answer: UseQueryResult<ResultPage<Result>>;
  words: ResultWords;
  clusterName: string | undefined;
  children: (result: Result) => { key: string; card: ReactNode };
  onPage: () => void;
}

/** What a search gives, in each of its states: on its way, failed, waiting for the connection, nothing, or results. */
export function ExploreResults<Result>(props: ExploreResultsProps<Result>) {
  const { handle, answer, words, children, onPage } = props;
  const { place, addressOf, show } = handle;
  const { data, isPlaceholderData } = answer;
  const everything = <Button onClick={() => show({ type: 'text', occCode: null })}>{words.showAll}</Button>;
  const nothing = (
    <EmptyState title={words.none} actions={everything}>
      {words.tryThis}
    </EmptyState>
  );
  if (answer.isError && (data === undefined || isPlaceholderData)) {
    // An address that asks for what does not exist, such as another career's programs: asking again would not help.
    if (answer.error instanceof ApiError && answer.error.status === 400) return nothing;
    return <ErrorState title={words.failed} onRetry={() => void answer.refetch()} busy={answer.isFetching} />;
  }
  // That nothing was found for the search before says nothing of this one.
  const isOldNothing = isPlaceholderData && data?.results.length === 0;
  if (data === undefined || isOldNothing)
    return answer.isPaused ? <Offline /> : <Waiting label={words.loading} />;
  if (data.totalCount === 0) {
    return place.type === 'saved' ? (
      <EmptyState title={words.noneSaved} actions={everything}>
        {words.howToSave}
      </EmptyState>
    ) : (
      nothing
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState
        title={<Trans>There are not that many pages</Trans>}
        actions={
          <Button onClick={() => show({ ...place, page: 1 })}>
            <Trans>Go to page 1</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <div
      className={isPlaceholderData ? styles.waiting : undefined}
      aria-busy={isPlaceholderData || undefined}
    >
      {isPlaceholderData && answer.isPaused && <Offline />}
      <ul className={`plain-list ${styles.list}`}>
        {data.results.map((result) => {
          const { key, card } = children(result);
          return <li key={key}>{card}</li>;
        })}
      </ul>
      <LinkPager
        page={data.page}
        pageSize={data.pageSize}
        total={data.totalCount}
        next={data.next}
        previous={data.previous}
        addressOf={(page) => addressOf({ ...place, page })}
        onPage={onPage}
      />
    </div>
  );
}

/** Cards on their way. */
export function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={148} />
        ))}
      </div>
    </Loading>
  );
}

function Offline() {
  return (
    <div role="status">
      <Message kind="warning">
        <Trans>You are not connected. The list loads as soon as you are.</Trans>
      </Message>
    </div>
  );
}
