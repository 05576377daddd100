import type { UserProfile } from '@longleaf/contract/profile';

/** Who somebody is and where colleges reach them, as their profile says. */
export type Reachable = {
  name: string;
  email: string;
  mailingAddress: UserProfile['mailAddress'];
  physicalAddress: UserProfile['permAddress'];
};

export function reachableOf(profile: UserProfile): Reachable {
  const { firstName, middleName, lastName, suffix, email, mailAddress, permAddress } = profile;
  return {
    name: [firstName, middleName, lastName, suffix].filter((part) => part !== '').join(' '),
    email,
    mailingAddress: mailAddress,
    physicalAddress: permAddress,
  };
}
