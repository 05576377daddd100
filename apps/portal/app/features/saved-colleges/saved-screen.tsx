import { Trans, useLingui } from '@lingui/react/macro';
import { SAVED_COLLEGES_PAGE_SIZE, savedCollegeMessages } from '@longleaf/contract/saved-colleges';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { CompareTray } from '../../domain/compare/compare-tray.tsx';
import { nameOfSaved, useCollegeRemoval } from '../../domain/saved-colleges/use-college-removal.tsx';
import { SavedKindsLater } from '../../domain/saved-things/saved-kinds-later.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { RemovedNotice } from '../../kit/page/removed-notice.tsx';
import { useLastPage } from '../../kit/page/use-last-page.ts';
import { count } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { useResidency } from '../../domain/residency/use-residency.ts';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { savedAddressOf, savedPlaceOf } from './saved-address.ts';
import { SavedCard } from './saved-card.tsx';
import { SavedNotes } from './saved-notes.tsx';
import { SavedPager } from './saved-pager.tsx';
import { SavedTools } from './saved-tools.tsx';
import styles from './saved.module.css';
import { later } from '../../ui/later.ts';

// Leaflet and the drawn map come only when somebody looks at the map.
const SavedMap = later(async () => {
  const { SavedMap: map } = await import('../../domain/saved-colleges/saved-map.tsx');
  return { default: map };
});

/** The colleges a person saved, newest first, as cards or on a map. */
export function SavedScreen({ personId, waiting }: { personId: string; waiting: ReactNode }) {
  const { t } = useLingui();
  const place = savedPlaceOf(useSearchParams()[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { removal, question, removeAsked } = useCollegeRemoval(heading);
  const query = useQuery(savedPageQuery(personId, place.page, useResidency()[0]));
  const saved = (query.data?.colleges ?? []).filter((one) => !removal.isGone(one));
  const total = query.data?.totalCount ?? 0;
  useLastPage({
    page: place.page,
    pageSize: SAVED_COLLEGES_PAGE_SIZE,
    total: query.data?.totalCount,
    addressOf: (page) => savedAddressOf({ ...place, page }),
  });
  return (
    <PageFrame
      headingRef={heading}
      title={
        <>
          <Trans>Saved colleges</Trans>{' '}
          {total > 0 && <span className={`soft figures ${styles.count}`}>{count(total)}</span>}
        </>
      }
      tools={saved.length > 0 && <SavedTools saved={saved} place={place} />}
    >
      <SavedKindsLater current="colleges" />
      <RemovedNotice removal={removal} nameOf={nameOfSaved} failed={savedCollegeMessages.deleteFailed} />
      <Loaded
        query={query}
        loading={t`Loading saved colleges`}
        skeleton={waiting}
        failed={savedCollegeMessages.loadFailed}
        empty={{ when: ({ totalCount }) => totalCount === 0, shown: <NothingSaved /> }}
      >
        {() => (
          <>
            {saved.length > 0 && (
              <h2 className="visually-hidden">
                <Trans>Newest first</Trans>
              </h2>
            )}
            {place.view === 'map' && saved.length > 0 ? (
              <Suspense fallback={<Skeleton height={560} />}>
                <SavedMap saved={saved} onRemove={(one) => removeAsked(one)} />
              </Suspense>
            ) : (
              <ul className={`plain-list ${styles.cards}`}>
                {saved.map((one) => (
                  <li key={one.id}>
                    <SavedCard saved={one} onRemove={() => removeAsked(one)} />
                    <SavedNotes saved={one} name={nameOfSaved(one)} />
                  </li>
                ))}
              </ul>
            )}
            <SavedPager place={place} total={total} pageSize={SAVED_COLLEGES_PAGE_SIZE} />
            <p className={`note-text soft ${styles.note}`}>
              <Trans>Only you can see this list. It stays until you remove a college.</Trans>
            </p>
          </>
        )}
      </Loaded>
      {question}
      <CompareTray />
    </PageFrame>
  );
}
