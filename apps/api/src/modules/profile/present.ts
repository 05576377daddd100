import type { School } from '@longleaf/contract/organizations';
import type { LimitedProfile, UserProfile } from '@longleaf/contract/profile';
import { SealError, type SealingKeys, unseal } from '@longleaf/platform/sealing';
import { needsAttention } from '@longleaf/rules/addresses/reach';
import { maskSocialSecurityNumber } from '@longleaf/rules/profile/social-security-number';
import type { AccountFacts } from './account.ts';
import { numberOwner } from './changes.ts';
import type { ProfileRow } from './repository.ts';

type Known = {
  personId: string;
  row: ProfileRow | undefined;
  account: AccountFacts;
  numbers: SealingKeys;
  primary: School | undefined;
  schools: readonly School[];
};

/** A profile as it is given. Of the Social Security number it says the last four digits. */
export function presentProfile({ personId, row, account, numbers, primary, schools }: Known): UserProfile {
  const addresses = [row?.permAddress, row?.mailAddress].filter((one) => one !== null && one !== undefined);
  return {
    id: personId,
    firstName: row?.firstName ?? account.firstName ?? '',
    middleName: row?.middleName ?? '',
    lastName: row?.lastName ?? account.lastName ?? '',
    suffix: row?.suffix ?? '',
    nickname: row?.nickname ?? '',
    email: account.email ?? row?.email ?? '',
    emailVerified: account.emailVerified ?? row?.emailVerified ?? false,
    role: row?.role ?? account.role ?? 0,
    gender: row?.gender ?? null,
    dateOfBirth: row?.dateOfBirth ?? null,
    graduationYear: row?.graduationYear ?? null,
    socialSecurityNumber: shownNumber(personId, row?.socialSecurityNumber, numbers),
    phoneNumber: row?.phoneNumber ?? '',
    daytimePhone: row?.daytimePhone ?? '',
    eveningPhone: row?.eveningPhone ?? '',
    mailingPhone: row?.mailingPhone ?? '',
    mobilePhone: row?.mobilePhone ?? '',
    permAddress: row?.permAddress ?? null,
    mailAddress: row?.mailAddress ?? null,
    addressVerified: addresses.length > 0 && addresses.every(({ isVerified }) => isVerified),
    customer: primary ?? null,
    primaryConnectionCrmId: row?.primarySchoolCrmId ?? null,
    primaryConnectionNotListed: row?.primarySchoolNotListed ?? false,
    associatedSchools: [...schools],
    textingOptIns: row?.textingOptIns ?? [],
    passwordInvalid: account.passwordInvalid ?? false,
    twoFactor: account.twoFactor ?? null,
    addressInvalid: addresses.some(needsAttention),
    enrollmentStatus: row?.enrollmentStatus ?? '',
    studentId: row?.studentNumber ?? '',
    heSUserId: row?.vendorUserId ?? null,
  };
}

/** The part of a profile that is looked at after sign-in (GAP-096). */
export function presentLimited(profile: UserProfile): LimitedProfile {
  const { id, firstName, lastName, email, permAddress, mailAddress } = profile;
  const { addressVerified, passwordInvalid, addressInvalid } = profile;
  return {
    id,
    firstName,
    lastName,
    email,
    permAddress,
    mailAddress,
    addressVerified,
    passwordInvalid,
    addressInvalid,
  };
}

function shownNumber(personId: string, sealed: Buffer | null | undefined, key: SealingKeys): string | null {
  const number = wholeNumber(personId, sealed, key);
  return number === null ? null : maskSocialSecurityNumber(number.slice(-4));
}

/** The number that is kept, as it was typed; null where there is none that can be read. */
export function wholeNumber(
  personId: string,
  sealed: Buffer | null | undefined,
  key: SealingKeys,
): string | null {
  if (!sealed) return null;
  try {
    return unseal(key, numberOwner(personId), sealed);
  } catch (error) {
    // Sealed under a secret that this server no longer has: it cannot be read, and the page still has to work.
    if (error instanceof SealError) return null;
    throw error;
  }
}
