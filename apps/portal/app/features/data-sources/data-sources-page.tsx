import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import styles from './data-sources-page.module.css';
import { sourcesQuery } from './queries.ts';
import { SourceEntry } from './source-entry.tsx';

const page = pageData(async ({ queries, fetchApi }) => {
  await queries.prefetchQuery(sourcesQuery(fetchApi));
  return {};
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: () => ({
    title: msg`Data sources`,
    description: msg`Where each figure about colleges, programs and careers comes from: publisher, year and license.`,
    canonical: '/data',
  }),
};

/** What each fact is, who published it, for which year and under which licence. */
export default function DataSourcesPage() {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(sourcesQuery());
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Data sources</Trans>
      </h1>
      <p className={styles.intro}>
        <Trans>
          Every figure on this site was published by a public agency or reported by a college. Where a college
          did not report a figure, we say “Not reported”. Where pay or jobs of a career were not published, we
          say “Not available” and why. We never show a zero in its place, and we never fill gaps with guesses.
        </Trans>{' '}
        <Trans>
          The tables that this site comes with were made from copies, not fetched from the publishers; each
          says how.
        </Trans>{' '}
        <Link to="/externalContent">
          <Trans>Official sites to read more</Trans>
        </Link>
      </p>
      {data === undefined && !isError && (
        <Loading label={t`Loading the sources`}>
          <Skeleton height={420} />
        </Loading>
      )}
      {isError && (
        <ErrorState
          title={<Trans>We could not load the list of sources.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && (
        <ul className={`plain-list ${styles.sources}`}>
          {data.sources.map((source) => (
            <SourceEntry key={source.key} source={source} />
          ))}
        </ul>
      )}
    </div>
  );
}
