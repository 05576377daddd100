import { Trans, useLingui } from '@lingui/react/macro';
import { memberPageData } from '../../shell/page-data.ts';
import { Waiting } from '../../domain/explore/search/explore-results.tsx';
import { sessionState } from '../../shell/session/session-state.ts';
import { usePerson } from '../../shell/session/session.ts';
import { savedProgramsQuery } from './queries.ts';
import styles from './saved-programs.module.css';
import { SavedProgramsScreen } from './saved-programs-screen.tsx';

export const clientLoader = memberPageData(async ({ queries }) => {
  const session = sessionState();
  if (session.status !== 'signed-in') return {};
  // Not waited for: the page shows at once and its programs follow.
  void queries.prefetchQuery(savedProgramsQuery(session.person.id));
  return {};
});

/** What stands there until it is known who is signed in. */
export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Saved programs</Trans>
      </h1>
      <Waiting label={t`Loading saved programs`} />
    </div>
  );
}

/** Saved programs (UI-030): only for the person who is signed in. */
export default function SavedProgramsPage() {
  const person = usePerson();
  return person === null ? <HydrateFallback /> : <SavedProgramsScreen personId={person.id} />;
}
