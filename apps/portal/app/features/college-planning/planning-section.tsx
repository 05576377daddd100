import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './planning.module.css';
import { useFailureLogged } from './use-failure-logged.ts';

interface PlanningSectionProps<Data> {
  /** Names the section in the address: `/collegePlanning#saved-programs`. */
  id: string;
  title: ReactNode;
  /** How many there are, beside the title. */
  count?: number | undefined;
  /** What can be done with all of it. */
  tools?: ReactNode;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Heard while it loads. */
  loading: string;
  /** In pixels, while it loads. */
  height: number;
  failed: ReactNode;
  empty?: { when: (data: Data) => boolean; shown: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * A section of the dashboard: it loads, fails and is linked to alone. What failed is said to the person, and in the
 * browser's log as well (ST-169, MSG-048).
 */
export function PlanningSection<Data>(props: PlanningSectionProps<Data>) {
  const { id, title, count, tools, query, loading, height, failed, empty, children } = props;
  const { i18n } = useLingui();
  useFailureLogged(id, query.error);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title} {count !== undefined && <span className="soft figures">{i18n.number(count)}</span>}
        </h2>
        {tools && (
          <div className={styles.tools} data-print="no">
            {tools}
          </div>
        )}
      </div>
      <Loaded
        query={query}
        loading={loading}
        skeleton={<Skeleton height={height} />}
        failed={failed}
        {...(empty && { empty })}
      >
        {children}
      </Loaded>
    </section>
  );
}
