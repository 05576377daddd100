import { useLingui } from '@lingui/react/macro';
import { memberPageData } from '../../shell/page-data.ts';
import { sessionState } from '../../shell/session/session-state.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { demographicsQuery, guardiansQuery } from './api.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileScreen } from './profile-screen.tsx';

export const clientLoader = memberPageData(async ({ queries }) => {
  const session = sessionState();
  if (session.status !== 'signed-in') return {};
  // Not waited for: the page shows at once and its parts follow, all asked at once.
  const { id } = session.person;
  void queries.prefetchQuery(profileQuery(id));
  void queries.prefetchQuery(demographicsQuery(id));
  void queries.prefetchQuery(guardiansQuery(id));
  return {};
});

/** What stands there until it is known who is signed in. */
export function HydrateFallback() {
  const { t } = useLingui();
  return (
    <ProfileFrame>
      <Loading label={t`Loading your profile`}>
        <Skeleton height={320} />
        <Skeleton height={200} />
      </Loading>
    </ProfileFrame>
  );
}

/** The profile (UI-031). */
export default function ProfilePage() {
  const person = usePerson();
  return person === null ? <HydrateFallback /> : <ProfileScreen personId={person.id} />;
}
