import { complainAboutEmail, complainAboutPersonName } from '../accounts/names.ts';
import { type AddressText, complainAboutAddress, tidyAddress } from '../addresses/address.ts';
import type { Choice } from './demographics.ts';
import { complainAboutPhone } from './phone.ts';

/** Most parents and guardians that one person can name. */
export const GUARDIANS_MAXIMUM = 4;

/** Who a parent or guardian is (GAP-109, GAP-122). */
export const RELATIONSHIPS: readonly Choice[] = [
  { value: 'Mother', label: /*i18n*/ 'Mother' },
  { value: 'Father', label: /*i18n*/ 'Father' },
  { value: 'Stepparent', label: /*i18n*/ 'Stepparent' },
  { value: 'Grandparent', label: /*i18n*/ 'Grandparent' },
  { value: 'Guardian', label: /*i18n*/ 'Legal guardian' },
  { value: 'Other', label: /*i18n*/ 'Somebody else' },
];

type Typed = Record<
  | 'relationship'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'suffix'
  | 'email'
  | 'phoneNumber'
  | 'mobilePhone'
  | 'occupation',
  string
> & { address: AddressText | null };

/** What is wrong with a parent or guardian, by the names of the fields; those of the address begin `address.`. */
export function complainAboutGuardian(typed: Typed): Record<string, string> {
  const found: Record<string, string> = {};
  const complain = (field: string, words: string | undefined) => {
    if (words !== undefined) found[field] = words;
  };
  complain('firstName', complainAboutPersonName(typed.firstName.trim(), 'first name'));
  complain('lastName', complainAboutPersonName(typed.lastName.trim(), 'last name'));
  for (const field of ['middleName', 'suffix'] as const) {
    const label = field === 'suffix' ? 'suffix' : 'middle name';
    if (typed[field].trim() !== '') complain(field, complainAboutPersonName(typed[field].trim(), label));
  }
  const known = RELATIONSHIPS.some(({ value }) => value === typed.relationship);
  if (typed.relationship !== '' && !known) complain('relationship', 'Choose from the list');
  if (typed.email.trim() !== '') complain('email', complainAboutEmail(typed.email.trim()));
  for (const field of ['phoneNumber', 'mobilePhone'] as const)
    complain(field, complainAboutPhone(typed[field]));
  if (typed.occupation.length > 100) complain('occupation', 'Use at most 100 characters');
  const inAddress = typed.address ? complainAboutAddress(tidyAddress(typed.address)) : {};
  for (const [part, words] of Object.entries(inAddress)) complain(`address.${part}`, words);
  return found;
}
