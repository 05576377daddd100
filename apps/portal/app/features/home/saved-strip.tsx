import { savedCollegeMessages } from '@longleaf/contract/saved-colleges';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useResidency } from '../../domain/residency/use-residency.ts';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { useCompareSaved } from './use-compare-saved.ts';
import { SavedTile } from './saved-tile.tsx';
import styles from './saved-strip.module.css';

const SHOWN = 4;

/** The newest saved colleges, with the way to all of them. */
export function SavedStrip({ personId }: { personId: string }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(savedPageQuery(personId, 1, useResidency()[0]));
  const compareAt = useCompareSaved(personId);
  const total = data?.totalCount ?? 0;
  return (
    <section>
      <div className={styles.head}>
        <h2>
          <Trans>Saved colleges</Trans>
        </h2>
        <span className={styles.links}>
          {total > 0 && (
            <Link to="/savedColleges" className="strong-link">
              <Trans>See all {total}</Trans>
            </Link>
          )}
          {total > 1 && (
            <Link to={compareAt} className="strong-link">
              <Trans>Compare</Trans>
            </Link>
          )}
        </span>
      </div>
      {data === undefined && !isError && (
        <Loading label={t`Loading saved colleges`}>
          <div className={styles.strip}>
            {Array.from({ length: SHOWN }, (_, index) => (
              <Skeleton key={index} height={180} />
            ))}
          </div>
        </Loading>
      )}
      {isError && (
        <ErrorState
          title={savedCollegeMessages.loadFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.totalCount === 0 && (
        <EmptyState
          title={<Trans>No saved colleges yet</Trans>}
          actions={
            <ButtonLink to="/college-search">
              <Trans>Find a college</Trans>
            </ButtonLink>
          }
        >
          <Trans>Save the ones you like. They will grow into a list here.</Trans>
        </EmptyState>
      )}
      {total > 0 && (
        <ul className={`plain-list ${styles.strip}`}>
          {data?.colleges.slice(0, SHOWN).map((saved) => (
            <SavedTile key={saved.id} saved={saved} />
          ))}
        </ul>
      )}
    </section>
  );
}
