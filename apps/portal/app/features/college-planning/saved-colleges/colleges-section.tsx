import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SAVED_COLLEGES_PAGE_SIZE, savedCollegeMessages } from '@longleaf/contract/saved-colleges';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { savedPageQuery } from '../../../data/saved-colleges/queries.ts';
import { CompareTray } from '../../../domain/compare/compare-tray.tsx';
import { useResidency } from '../../../domain/residency/use-residency.ts';
import { CompareSaved } from '../../../domain/saved-colleges/compare-saved.tsx';
import { nameOfSaved, useCollegeRemoval } from '../../../domain/saved-colleges/use-college-removal.tsx';
import { RemovedNotice } from '../../../kit/page/removed-notice.tsx';
import { useLastPage } from '../../../kit/page/use-last-page.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { plannedAddressOf, plannedPlaceOf } from '../planned-place.ts';
import { PlanningSection } from '../planning-section.tsx';
import { ActionTable } from './action-table.tsx';
import { ListTools } from './list-tools.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { PlansToGo } from './plans-to-go.tsx';
import styles from './colleges.module.css';
import { later } from '../../../ui/later.ts';

// Leaflet and the drawn map come only when somebody looks at the map, the form when somebody opens it.
const SavedMap = later(async () => {
  const { SavedMap: map } = await import('../../../domain/saved-colleges/saved-map.tsx');
  return { default: map };
});
const DetailsSheet = later(async () => {
  const { DetailsSheet: sheet } = await import('./details-sheet.tsx');
  return { default: sheet };
});

const ID = 'saved-colleges';

/** Saved colleges on the dashboard: what is done about each, as a list or on a map, 25 to a page (ST-150, ST-158, CON-050). */
export function CollegesSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const place = plannedPlaceOf(useSearchParams()[0]);
  const [opened, setOpened] = useState<number | null>(null);
  const heading = useRef<HTMLElement>(null);
  const { removal, question, removeAsked } = useCollegeRemoval(heading);
  const query = useQuery(savedPageQuery(personId, place.page, useResidency()[0], place));
  useLastPage({
    page: place.page,
    pageSize: SAVED_COLLEGES_PAGE_SIZE,
    total: query.data?.totalCount,
    addressOf: (page) => plannedAddressOf({ ...place, page }),
  });
  const saved = (query.data?.colleges ?? []).filter((one) => !removal.isGone(one));
  const details = saved.find(({ id }) => id === opened);
  const isChosen = place.done > 0 || place.missing > 0;
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Saved colleges</Trans>}
      count={query.data?.totalCount}
      tools={saved.length > 1 && <CompareSaved saved={saved} />}
      query={query}
      loading={t`Loading saved colleges`}
      height={420}
      failed={savedCollegeMessages.loadFailed}
      empty={{ when: ({ totalCount }) => totalCount === 0 && !isChosen, shown: <NothingSaved /> }}
    >
      {({ totalCount, plannedCount }) => (
        <>
          <ListTools place={place} />
          <span ref={heading} tabIndex={-1} className="visually-hidden">
            <Plural value={totalCount} one="# college is listed" other="# colleges are listed" />
          </span>
          <RemovedNotice removal={removal} nameOf={nameOfSaved} failed={savedCollegeMessages.deleteFailed} />
          <PlansToGo planned={plannedCount} />
          {saved.length === 0 && (
            <p className={styles.none}>
              <Trans>None of your colleges fits this.</Trans>{' '}
              <Link to={plannedAddressOf({ ...place, page: 1, done: 0, missing: 0 })} preventScrollReset>
                <Trans>Show all</Trans>
              </Link>
            </p>
          )}
          {saved.length > 0 && place.view === 'list' && (
            <ActionTable
              personId={personId}
              saved={saved}
              onDetails={({ id }) => setOpened(id)}
              onRemove={removeAsked}
            />
          )}
          {saved.length > 0 && place.view === 'map' && (
            <Suspense fallback={<Skeleton height={560} />}>
              <SavedMap saved={saved} onRemove={removeAsked} />
            </Suspense>
          )}
          {totalCount > SAVED_COLLEGES_PAGE_SIZE && (
            <Pager
              page={place.page}
              pageSize={SAVED_COLLEGES_PAGE_SIZE}
              total={totalCount}
              linkTo={(page) => ({ to: plannedAddressOf({ ...place, page }), state: null })}
              onPage={() => heading.current?.focus()}
            />
          )}
          {question}
          {details && (
            <Suspense>
              <DetailsSheet saved={details} onClose={() => setOpened(null)} />
            </Suspense>
          )}
          <CompareTray />
        </>
      )}
    </PlanningSection>
  );
}
