import { useLingui } from '@lingui/react/macro';
import { memberPageData } from '../../shell/page-data.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { usePerson } from '../../shell/session/session.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { ResultCardSkeleton } from '../../domain/colleges/result-card-skeleton.tsx';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { savedPlaceOf } from './saved-address.ts';
import styles from './saved.module.css';
import { SavedHeading } from './saved-heading.tsx';
import { SavedScreen } from './saved-screen.tsx';

export const clientLoader = memberPageData(async ({ queries, url }) => {
  const session = sessionState();
  if (session.status !== 'signed-in') return {};
  // Not waited for: the page shows at once and its colleges follow.
  void queries.prefetchQuery(savedPageQuery(session.person.id, savedPlaceOf(url.searchParams).page));
  return {};
});

/** What stands there until it is known who is signed in. */
export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <SavedHeading total={null} />
      <Loading label={t`Loading saved colleges`}>
        <div className={styles.cards}>
          {[1, 2, 3].map((card) => (
            <ResultCardSkeleton key={card} />
          ))}
        </div>
      </Loading>
    </div>
  );
}

/** Saved colleges (UI-029): only for the person who is signed in. */
export default function SavedPage() {
  const person = usePerson();
  return person === null ? <HydrateFallback /> : <SavedScreen personId={person.id} />;
}
