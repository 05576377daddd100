import { type AddressText, complainAboutAddress, EMPTY_ADDRESS, tidyAddress } from '../addresses/address.ts';

/** The address of an order before anything is typed: North Carolina in the United States (CON-124). */
export const NEW_ORDER_ADDRESS: AddressText = { ...EMPTY_ADDRESS, state: 'NC', country: 'US' };

/** What is wrong with the address of an order, by the names of fields (`mailingAddress.street`); a name has to be on the label. */
export function complainAboutRecipient(address: AddressText): Record<string, string> {
  const tidy = tidyAddress(address);
  const complaints = {
    ...(tidy.firstName === '' && { firstName: /*i18n*/ 'Enter a first name' }),
    ...(tidy.lastName === '' && { lastName: /*i18n*/ 'Enter a last name' }),
    ...complainAboutAddress(tidy),
  };
  return Object.fromEntries(
    Object.entries(complaints).map(([field, words]) => [`mailingAddress.${field}`, words]),
  );
}
