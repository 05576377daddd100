import { type KeyRing, seal, type SealingKeys } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { formatPhone } from '@longleaf/rules/profile/phone';
import { isMaskedSocialSecurityNumber } from '@longleaf/rules/profile/social-security-number';
import type { AddressSeal } from '../addresses/index.ts';
import { PHONES, type ProfileBody } from './check-profile.ts';
import type { ProfileChanges } from './repository.ts';

/** What a seal of a Social Security number is bound to: moved to another person's row it does not open. */
export function numberOwner(personId: string): string {
  return `social security number of ${personId}`;
}

/** What Social Security numbers are sealed with. */
export function numberKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'social security numbers');
}

const TEXTS = ['firstName', 'middleName', 'lastName', 'suffix', 'nickname', 'enrollmentStatus'] as const;

/**
 * The columns that a checked body changes. Fields that were left out change nothing; of addresses and of the Social
 * Security number null changes nothing either (GAP-051).
 */
export function changesOf(
  personId: string,
  body: ProfileBody,
  keys: { addresses: AddressSeal; numbers: SealingKeys },
): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const field of TEXTS) {
    if (body[field] !== undefined) changes[field] = (body[field] ?? '').trim().replace(/\s+/g, ' ');
  }
  for (const field of PHONES) if (body[field] !== undefined) changes[field] = formatPhone(body[field] ?? '');
  if (body.role !== undefined) changes.role = body.role ?? 0;
  if (body.gender !== undefined) changes.gender = body.gender;
  if (body.dateOfBirth !== undefined) changes.dateOfBirth = body.dateOfBirth || null;
  if (body.graduationYear !== undefined) changes.graduationYear = body.graduationYear;
  if (body.textingOptIns !== undefined) changes.textingOptIns = [...new Set(body.textingOptIns ?? [])];
  if (body.permAddress) changes.permAddress = keys.addresses.accept(body.permAddress);
  if (body.mailAddress) changes.mailAddress = keys.addresses.accept(body.mailAddress);
  const number = body.socialSecurityNumber;
  if (number === '') changes.socialSecurityNumber = null;
  else if (typeof number === 'string' && !isMaskedSocialSecurityNumber(number)) {
    changes.socialSecurityNumber = seal(keys.numbers, numberOwner(personId), number);
  }
  if (TOLD.some((field) => field in changes)) changes.accountTold = false;
  return changes;
}

/** What the sign-in provider says of a person too. */
const TOLD = ['firstName', 'lastName', 'role'] as const;
