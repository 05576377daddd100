import { createClient } from '@longleaf/contract/client';
import { profileOperations, type UserProfile } from '@longleaf/contract/profile';
import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianOperations } from '@longleaf/contract/profile-guardians';
import { queryOptions } from '@tanstack/react-query';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { browserApi } from '../../shell/session/api.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { askAgain, queryClientOfTab } from '../../lib/query-client.ts';

export const profileApi = createClient(
  {
    ...profileOperations,
    ...demographicsOperations,
    ...guardianOperations,
  },
  browserApi,
);

/** What must be put right after sign-in (API-150). */
export function limitedProfileQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'limited-profile'),
    queryFn: ({ signal }) => profileApi.getLimitedProfile({}, { signal }),
  });
}

/** API-129. */
export function demographicsQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'profile', 'demographics'),
    queryFn: ({ signal }) => profileApi.getDemographics({}, { signal }),
  });
}

/** API-131. */
export function guardiansQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'profile', 'guardians'),
    queryFn: ({ signal }) => profileApi.getGuardians({}, { signal }),
  });
}

/** Writes a part of the profile that another call answered with. */
export function noteProfile(personId: string, part: Partial<UserProfile>): void {
  queryClientOfTab().setQueryData(profileQuery(personId).queryKey, (before) =>
    before ? { ...before, ...part } : before,
  );
}

/** Asks for the profile anew: something outside this page may have changed it. */
export function reloadProfile(personId: string): void {
  void askAgain(ofPerson(personId, 'profile'));
}
