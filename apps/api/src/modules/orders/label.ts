import type { Address } from '@longleaf/contract/addresses';

/** An address as the lines of a label. */
export function labelOf(address: Address): string[] {
  const { firstName, lastName, street, street2, city, state, postalCode, country } = address;
  const region = [state, postalCode].filter((part) => part !== '').join(' ');
  const place = [city, region].filter((part) => part !== '').join(', ');
  const name = `${firstName} ${lastName}`.trim();
  return [name, street, street2, place, country === 'US' ? '' : country].filter((line) => line !== '');
}
