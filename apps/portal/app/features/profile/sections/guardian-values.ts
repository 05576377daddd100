import type { Guardian, GuardianInput } from '@longleaf/contract/profile-guardians';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { inputOf, textOf } from '../../../domain/addresses/address-text.ts';

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

export function sentGuardian({ others, address, ...guardian }: TypedGuardian): GuardianInput {
  return { ...others, ...guardian, address: address && inputOf(address) } as GuardianInput;
}
