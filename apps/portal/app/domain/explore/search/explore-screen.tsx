import { Trans, useLingui } from '@lingui/react/macro';
import type { ExploreCluster } from '@longleaf/contract/explore-search';
import { isUndecided } from '@longleaf/rules/finding/undecided';
import { findCluster } from '@longleaf/rules/explore/search-question';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { beginSignIn } from '../../../shell/session/sign-in.ts';
import { Pill, PillRow } from '../../../ui/pill.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ClusterLinks } from './cluster-links.tsx';
import { ExploreResults, type ResultPage, type ResultWords } from './explore-results.tsx';
import styles from './explore-search.module.css';
import { ExploreSides } from './explore-sides.tsx';
import { Undecided } from './undecided.tsx';
import { SignInForSaved } from './sign-in-for-saved.tsx';
import type { ExplorePlaceHandle } from './use-explore-place.ts';

interface ExploreScreenProps<Result> {
  title: ReactNode;
  handle: ExplorePlaceHandle;
  /** The field that one types in. */
  searchBox: ReactNode;
  /** Between the heading and the search. */
  above?: ReactNode;
  /** What else the search is about, such as an occupation. */
  about?: ReactNode;
  clusters: readonly ExploreCluster[];
  answer: UseQueryResult<ResultPage<Result>>;
  words: ResultWords & {
    /** What the switch calls everything and what was saved. */
    all: ReactNode;
    saved: ReactNode;
    /** "Sign in to see your saved careers" */
    signIn: ReactNode;
  };
  children: (result: Result) => { key: string; card: ReactNode };
  /** Where the figures come from. */
  note: ReactNode;
}

/** Career search and program search: clusters beside the results, everything in the address. */
export function ExploreScreen<Result>(props: ExploreScreenProps<Result>) {
  const { title, handle, searchBox, above, about, clusters, answer, words, children, note } = props;
  const { place, addressOf, show } = handle;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const session = useSession();
  const cluster = place.cluster === null ? undefined : findCluster(place.cluster);
  // Without the clusters there is nothing to look around in.
  const undecided = isUndecided(place.text) && clusters.length > 0;
  const nothingBeside = undecided && !answer.isPlaceholderData && answer.data?.totalCount === 0;
  const savedForNobody = place.type === 'saved' && session.status === 'anonymous';
  const total = answer.isPlaceholderData ? undefined : answer.data?.totalCount;
  const showSaved = () => {
    if (session.status !== 'anonymous') return show({ type: 'saved', occCode: null });
    void beginSignIn({ returnTo: addressOf({ ...place, type: 'saved', page: 1 }) });
  };
  const focusResults = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{title}</h1>
        <ExploreSides />
      </div>
      {above}
      <div className={styles.grid}>
        <div className={styles.rail} data-print="no">
          <Segmented
            label={t`Which ones`}
            value={place.type === 'saved' ? 'saved' : 'all'}
            onValue={(value) => (value === 'saved' ? showSaved() : show({ type: 'text' }))}
            options={[
              { value: 'all', content: words.all },
              { value: 'saved', content: words.saved },
            ]}
          />
          <ClusterLinks clusters={clusters} handle={handle} />
        </div>
        <div className={styles.main}>
          <div data-print="no">{searchBox}</div>
          {about}
          {cluster && (
            <div className={styles.applied}>
              <PillRow label={t`Filters in use`}>
                <Pill removeLabel={t`Remove filter: ${cluster.name}`} onRemove={() => show({ type: 'text' })}>
                  {cluster.name}
                </Pill>
              </PillRow>
            </div>
          )}
          {undecided && <Undecided clusters={clusters} handle={handle} />}
          {savedForNobody && (
            <div className={styles.signIn}>
              <SignInForSaved title={words.signIn} returnTo={addressOf(place)} />
            </div>
          )}
          {!savedForNobody && !nothingBeside && (
            <>
              <h2 ref={heading} tabIndex={-1} className={styles.count}>
                {total === undefined ? <Trans>Results</Trans> : words.count(total)}
              </h2>
              <p role="status" className="visually-hidden">
                {total !== undefined && words.count(total)}
              </p>
              <ExploreResults
                handle={handle}
                answer={answer}
                words={words}
                clusterName={cluster?.name}
                onPage={focusResults}
              >
                {children}
              </ExploreResults>
              <div className={styles.note}>{note}</div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
