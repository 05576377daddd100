import type { Address, AddressInput } from '@longleaf/contract/addresses';
import { type AddressText, EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { clearsCounty } from '@longleaf/rules/addresses/county-clearing';

const FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof AddressText)[];

/** What can be typed of a stored address; nothing stored gives an empty one. */
export function textOf(address: Address | null): AddressText {
  if (address === null) return EMPTY_ADDRESS;
  return Object.fromEntries(FIELDS.map((field) => [field, address[field]])) as AddressText;
}

/** Whether two addresses say the same. */
export function sameText(a: AddressText, b: AddressText): boolean {
  return FIELDS.every((field) => a[field].trim() === b[field].trim());
}

/** Changes a part of an address; another state or country may clear the county (VAL-041 to VAL-043). */
export function withPart(address: AddressText, part: Partial<AddressText>): AddressText {
  const after = { ...address, ...part };
  return clearsCounty(address, after) && part.county === undefined ? { ...after, county: '' } : after;
}

/** An address as it is shown: one line for each line of its label. */
export function linesOf(address: AddressText | Address): string[] {
  const { firstName, lastName, street, street2, city, state, postalCode, country } = address;
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, street, street2, place, country === 'US' ? '' : country].filter(Boolean);
}

/** What is sent of an address that was typed anew. */
export function inputOf(address: AddressText): AddressInput {
  return { ...address };
}
