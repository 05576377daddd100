import { Trans, useLingui } from '@lingui/react/macro';
import { ResultCardSkeleton } from '../../domain/colleges/result-card-skeleton.tsx';
import { MemberPage } from '../../kit/page/member-page.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { usePerson } from '../../shell/session/session.ts';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { residencyOfTab } from '../../domain/residency/use-residency.ts';
import { savedPlaceOf } from './saved-address.ts';
import { SavedScreen } from './saved-screen.tsx';
import styles from './saved.module.css';

export const clientLoader = memberQueries((queries, id, url) => [
  queries.prefetchQuery(savedPageQuery(id, savedPlaceOf(url.searchParams).page, residencyOfTab())),
]);

const waiting = (
  <div className={styles.cards}>
    {[1, 2, 3].map((card) => (
      <ResultCardSkeleton key={card} />
    ))}
  </div>
);

/** Saved colleges (UI-029): only for the person who is signed in. */
function SavedPage() {
  const { t } = useLingui();
  const person = usePerson();
  if (person) return <SavedScreen personId={person.id} waiting={waiting} />;
  return (
    <MemberPage title={<Trans>Saved colleges</Trans>} loading={t`Loading saved colleges`} skeleton={waiting}>
      {() => null}
    </MemberPage>
  );
}
export default SavedPage;
export { SavedPage as HydrateFallback };
