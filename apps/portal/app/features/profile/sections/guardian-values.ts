import type { Address } from '@longleaf/contract/addresses';
import type { Guardian, GuardianInput } from '@longleaf/contract/profile-guardians';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { complainAboutGuardian } from '@longleaf/rules/profile/guardians';
import { textOf } from '../../../domain/addresses/address-text.ts';
import type { AddressCheck } from '../../../domain/addresses/use-address-check.tsx';

/** A parent or guardian as the form holds them. */
export interface TypedGuardian {
  relationship: string;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  email: string;
  phoneNumber: string;
  mobilePhone: string;
  occupation: string;
  address: AddressText | null;
  living: boolean | null;
  veteran: boolean | null;
  military: boolean | null;
  graduated: boolean | null;
  /** Fields that the form does not show travel along as they came (GAP-109). */
  others: Record<string, unknown>;
}

export const NEW_GUARDIAN: TypedGuardian = {
  relationship: '',
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  email: '',
  phoneNumber: '',
  mobilePhone: '',
  occupation: '',
  address: null,
  living: true,
  veteran: null,
  military: null,
  graduated: null,
  others: {},
};

export function typedGuardian(guardian: Guardian): TypedGuardian {
  const entries = Object.entries(guardian);
  const known = entries.filter(([name]) => name in NEW_GUARDIAN && name !== 'address');
  const others = entries.filter(([name]) => !(name in NEW_GUARDIAN));
  return {
    ...NEW_GUARDIAN,
    ...Object.fromEntries(known),
    address: guardian.address && textOf(guardian.address),
    others: Object.fromEntries(others),
  };
}

/** @param address what the check made of the guardian's address. */
export function sentGuardian(
  { others, address: _typed, ...guardian }: TypedGuardian,
  address: Address | AddressText | null,
): GuardianInput {
  return { ...others, ...guardian, address } as GuardianInput;
}

/** What is wrong with each of them, by the names of the form's fields. */
export function complainAboutGuardians(guardians: readonly TypedGuardian[]): Partial<Record<string, string>> {
  return Object.fromEntries(
    guardians.flatMap((guardian, index) =>
      Object.entries(complainAboutGuardian(guardian)).map(([field, words]) => [
        `guardians.${index}.${field}`,
        words,
      ]),
    ),
  );
}

/**
 * Has the addresses of all checked and gives what is to be saved; null when the person stopped it in the window.
 * @throws ApiError
 */
export async function checkedGuardians(
  guardians: readonly TypedGuardian[],
  stored: readonly Guardian[],
  check: AddressCheck['check'],
): Promise<GuardianInput[] | null> {
  const typed = guardians.flatMap(({ address }, index) =>
    address ? [[String(index), address] as const] : [],
  );
  const checked = await check(
    Object.fromEntries(typed),
    stored.map(({ address }) => address),
  );
  return checked && guardians.map((guardian, index) => sentGuardian(guardian, checked[index] ?? null));
}
