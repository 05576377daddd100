import { Trans, useLingui } from '@lingui/react/macro';
import {
  type SavedCollege,
  savedCollegeMessages,
  SAVED_COLLEGES_PAGE_SIZE,
} from '@longleaf/contract/saved-colleges';
import { useQuery } from '@tanstack/react-query';
import { IconLayoutList, IconMap2 } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CompareTray } from '../../domain/compare/compare-tray.tsx';
import { ResultCardSkeleton } from '../../domain/colleges/result-card-skeleton.tsx';
import { CompareSaved } from './compare-saved.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { savedAddressOf, savedPlaceOf, type SavedView } from './saved-address.ts';
import { SavedCard } from './saved-card.tsx';
import { SavedHeading } from './saved-heading.tsx';
import { SavedPager } from './saved-pager.tsx';
import styles from './saved.module.css';
import { useRemoval } from './use-removal.tsx';

// Leaflet and the drawn map come only when somebody looks at the map.
const SavedMap = lazy(async () => {
  const { SavedMap: map } = await import('./saved-map.tsx');
  return { default: map };
});

/** The colleges a person saved, newest first, as cards or on a map. */
export function SavedScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const place = savedPlaceOf(useSearchParams()[0]);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval(() => heading.current?.focus());
  const { data, isError, isFetching, refetch } = useQuery(savedPageQuery(personId, place.page));
  const saved: SavedCollege[] = (data?.colleges ?? []).filter(({ id }) => !removal.isGone(id));
  const total = data?.totalCount ?? 0;
  const isEmpty = data !== undefined && total === 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <SavedHeading ref={heading} total={data ? total : null} />
        {saved.length > 0 && (
          <div className={styles.tools}>
            <CompareSaved saved={saved} />
            <Segmented<SavedView>
              label={t`View`}
              value={place.view}
              onValue={(view) => void navigate(savedAddressOf({ ...place, view }))}
              options={[
                {
                  value: 'cards',
                  content: <ViewName icon={<IconLayoutList size={19} aria-hidden />} name={t`Cards`} />,
                },
                {
                  value: 'map',
                  content: <ViewName icon={<IconMap2 size={19} aria-hidden />} name={t`Map`} />,
                },
              ]}
            />
          </div>
        )}
      </div>
      <RemovedNotice removal={removal} />
      {isError && (
        <ErrorState
          title={savedCollegeMessages.loadFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data === undefined && !isError && (
        <Loading label={t`Loading saved colleges`}>
          <div className={styles.cards}>
            {[1, 2, 3].map((card) => (
              <ResultCardSkeleton key={card} />
            ))}
          </div>
        </Loading>
      )}
      {isEmpty && <NothingSaved />}
      {saved.length > 0 && (
        <h2 className="visually-hidden">
          <Trans>Newest first</Trans>
        </h2>
      )}
      {saved.length > 0 &&
        (place.view === 'map' ? (
          <Suspense fallback={<Skeleton height={560} />}>
            <SavedMap saved={saved} onRemove={removal.ask} />
          </Suspense>
        ) : (
          <ul className={`plain-list ${styles.cards}`}>
            {saved.map((one) => (
              <li key={one.id}>
                <SavedCard saved={one} onRemove={() => removal.ask(one)} />
              </li>
            ))}
          </ul>
        ))}
      {total > 0 && <SavedPager place={place} total={total} pageSize={SAVED_COLLEGES_PAGE_SIZE} />}
      {total > 0 && (
        <p className={`note-text soft ${styles.note}`}>
          <Trans>Only you can see this list. It stays until you remove a college.</Trans>
        </p>
      )}
      {removal.question}
      <CompareTray />
    </div>
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
