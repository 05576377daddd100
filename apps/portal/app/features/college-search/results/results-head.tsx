import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLayoutList, IconList, IconMapPin } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import type { CollegeSearch } from '../../../domain/college-search/college-search.ts';
import styles from './results-head.module.css';
import { SortControl } from './sort-control.tsx';

interface ResultsHeadProps {
  search: CollegeSearch;
  /** Undefined while it is not known. */
  total: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onSearch: (search: CollegeSearch) => void;
}

/** How many colleges, in which order, shown how. */
export function ResultsHead({ search, total, heading, onSearch }: ResultsHeadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} id="results" className={styles.count}>
        {total === undefined ? (
          <Trans>Colleges</Trans>
        ) : (
          <Plural value={total} one="# college" other="# colleges" />
        )}
      </h2>
      <div className={styles.tools} data-print="no">
        <SortControl search={search} onSearch={onSearch} />
        <Segmented
          label={t`View`}
          value={search.view}
          onValue={(view) => onSearch({ ...search, view })}
          options={[
            {
              value: 'cards',
              content: <ViewName icon={<IconLayoutList size={18} aria-hidden />} name={t`Cards`} />,
            },
            {
              value: 'list',
              content: <ViewName icon={<IconList size={18} aria-hidden />} name={t`List`} />,
              className: 'not-phone',
            },
            { value: 'map', content: <ViewName icon={<IconMapPin size={18} aria-hidden />} name={t`Map`} /> },
          ]}
        />
      </div>
    </div>
  );
}

function ViewName({ icon, name }: { icon: React.ReactNode; name: string }) {
  return (
    <>
      {icon}
      <span className={styles.view}>{name}</span>
    </>
  );
}
