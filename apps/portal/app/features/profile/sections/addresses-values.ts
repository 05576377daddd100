import type { ProfileSave, UserProfile } from '@longleaf/contract/profile';
import { type AddressText, complainAboutAddress, tidyAddress } from '@longleaf/rules/addresses/address';
import type { AddressCheck } from '../../../domain/addresses/use-address-check.tsx';
import { sameText, textOf } from '../../../domain/addresses/address-text.ts';

/** Both addresses as the form holds them. */
export interface Addresses {
  mailAddress: AddressText;
  permAddress: AddressText;
  /** The home is where mail goes. */
  same: boolean;
}

/** What is stored; two that say the same, or none at all, count as one. */
export function addressesOf(profile: Pick<UserProfile, 'mailAddress' | 'permAddress'>): Addresses {
  const mailAddress = textOf(profile.mailAddress);
  const permAddress = textOf(profile.permAddress);
  return { mailAddress, permAddress, same: sameText(mailAddress, permAddress) };
}

/** What is wrong with either, by the names of the form's fields. */
export function complainAboutAddresses({
  mailAddress,
  permAddress,
  same,
}: Addresses): Partial<Record<string, string>> {
  const named = (name: string, address: AddressText) =>
    Object.entries(complainAboutAddress(tidyAddress(address))).map(([field, text]) => [
      `${name}.${field}`,
      text,
    ]);
  return Object.fromEntries([
    ...named('mailAddress', mailAddress),
    ...(same ? [] : named('permAddress', permAddress)),
  ]);
}

/**
 * Has the addresses checked and gives what is to be saved; null when the person stopped it in the window.
 * @throws ApiError
 */
export async function checkedAddresses(
  { mailAddress, permAddress, same }: Addresses,
  stored: Pick<UserProfile, 'mailAddress' | 'permAddress'>,
  check: AddressCheck['check'],
): Promise<Pick<ProfileSave, 'mailAddress' | 'permAddress'> | null> {
  const checked = await check(same ? { mailAddress } : { mailAddress, permAddress }, [
    stored.mailAddress,
    stored.permAddress,
  ]);
  if (checked === null) return null;
  const mail = checked['mailAddress'];
  const home = same ? mail : checked['permAddress'];
  return { mailAddress: mail, permAddress: home };
}
