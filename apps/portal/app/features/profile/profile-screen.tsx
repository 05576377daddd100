import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { profileMessages } from '@longleaf/contract/profile';
import { demographicsMessages } from '@longleaf/contract/profile-demographics';
import { guardianMessages } from '@longleaf/contract/profile-guardians';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { demographicsQuery, guardiansQuery } from './api.ts';
import { ProfileFrame } from './profile-frame.tsx';
import { AddressesSection } from './sections/addresses.tsx';
import { DemographicsSection } from './sections/demographics.tsx';
import { DetailsSection } from './sections/details.tsx';
import { GuardiansSection } from './sections/guardians.tsx';
import { SocialSecurityNumberSection, StudentNumberSection } from './sections/numbers.tsx';
import { RemindersSection } from './sections/reminders.tsx';
import { RolesSection } from './sections/roles.tsx';
import { AssociatedSchoolsSection, PrimaryConnectionSection } from './sections/schools.tsx';
import { SignInSections } from './sections/sign-in.tsx';
import { YourDataLink } from './sections/your-data-link.tsx';
import { useSectionOfAddress } from './use-section-of-address.ts';

const waiting = <Skeleton height={220} />;

/** Whether somebody may not see their profile now; a profile that merely failed hides nothing that works without. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Everything a person can say about themselves, part by part. */
export function ProfileScreen({ personId }: { personId: string }) {
  const { t } = useLingui();
  const profile = useQuery(profileQuery(personId));
  const demographics = useQuery(demographicsQuery(personId));
  const guardians = useQuery(guardiansQuery(personId));
  useSectionOfAddress(profile.data !== undefined);
  return (
    <ProfileFrame>
      <Loaded
        query={profile}
        failed={profileMessages.loadFailed}
        loading={t`Loading your profile`}
        skeleton={waiting}
      >
        {(data) => (
          <>
            <DetailsSection profile={data} personId={personId} />
            <RolesSection profile={data} personId={personId} />
            <AddressesSection profile={data} personId={personId} />
            <PrimaryConnectionSection profile={data} personId={personId} />
            <AssociatedSchoolsSection profile={data} personId={personId} />
            <StudentNumberSection profile={data} personId={personId} />
            <SocialSecurityNumberSection profile={data} personId={personId} />
          </>
        )}
      </Loaded>
      <Loaded
        query={demographics}
        failed={demographicsMessages.loadFailed}
        loading={t`Loading what you said about yourself`}
        skeleton={waiting}
      >
        {(data) => <DemographicsSection stored={data} personId={personId} />}
      </Loaded>
      <Loaded
        query={guardians}
        failed={guardianMessages.loadFailed}
        loading={t`Loading parents and guardians`}
        skeleton={waiting}
      >
        {(data) => <GuardiansSection stored={data.guardians} personId={personId} />}
      </Loaded>
      {!profile.isPending && !isRefused(profile.error) && (
        <SignInSections profile={profile.data ?? null} personId={personId} />
      )}
      {!isRefused(profile.error) && <RemindersSection personId={personId} />}
      <YourDataLink />
    </ProfileFrame>
  );
}
