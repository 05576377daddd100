import { fill } from '../words/fill.ts';
import { PERSON_NAME } from '../accounts/names.ts';
import { CANADA, isCountryCode, UNITED_STATES } from './countries.ts';
import { hasCounties } from './county-clearing.ts';
import { isCountyCode } from './counties.ts';
import { complainAboutPostalCode, formatPostalCode } from './postal-codes.ts';
import { isRegionOf } from './regions.ts';

/** What a person types of an address. Empty text means nothing was typed. */
export type AddressText = {
  firstName: string;
  lastName: string;
  street: string;
  street2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  /** The code of a county of North Carolina. */
  county: string;
};

export type AddressField = keyof AddressText;

/** Longest values; what a label of the post office holds, with some room. */
export const ADDRESS_LIMITS: Readonly<Record<AddressField, number>> = {
  firstName: PERSON_NAME.maximum,
  lastName: PERSON_NAME.maximum,
  street: 100,
  street2: 100,
  city: 60,
  state: 60,
  postalCode: 20,
  country: 2,
  county: 3,
};

export const EMPTY_ADDRESS: AddressText = {
  firstName: '',
  lastName: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  postalCode: '',
  country: UNITED_STATES,
  county: '',
};

/** Countries whose addresses can be checked (CON-101, VAL-037). */
export function canBeChecked(country: string): boolean {
  return country === UNITED_STATES || country === CANADA;
}

/** The form in which an address is kept: one space between words, codes in capitals, a county only where there are any. */
export function tidyAddress(address: AddressText): AddressText {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
  const country = tidy(address.country).toUpperCase() || UNITED_STATES;
  const state = canBeChecked(country) ? tidy(address.state).toUpperCase() : tidy(address.state);
  return {
    firstName: tidy(address.firstName),
    lastName: tidy(address.lastName),
    street: tidy(address.street),
    street2: tidy(address.street2),
    city: tidy(address.city),
    state,
    postalCode: formatPostalCode(tidy(address.postalCode), country),
    country,
    county: hasCounties({ state, country }) ? tidy(address.county) : '',
  };
}

type Complaints = Partial<Record<AddressField, string>>;

/** Complaints about text that no address label could hold, in a country that exists. */
export function complainAboutText(address: AddressText): Complaints {
  const complaints: Complaints = {};
  for (const field of Object.keys(ADDRESS_LIMITS) as AddressField[]) {
    const words = unwritable(address[field], ADDRESS_LIMITS[field]);
    if (words !== undefined) complaints[field] = words;
  }
  if (!isCountryCode(address.country)) complaints.country ??= 'Choose a country';
  return complaints;
}

/** One complaint for each field of a tidy address that is wrong; empty when all is well. */
export function complainAboutAddress(address: AddressText): Complaints {
  const complaints = complainAboutText(address);
  if (address.street === '') complaints.street ??= 'Enter a street address';
  if (address.city === '') complaints.city ??= 'Enter a city';
  const state = complainAboutState(address);
  if (state !== undefined) complaints.state ??= state;
  const postalCode = complainAboutPostalCode(address.postalCode, address.country);
  if (postalCode !== undefined) complaints.postalCode ??= postalCode;
  if (address.county !== '' && !isCountyCode(address.county)) complaints.county ??= 'Choose a county';
  return complaints;
}

function complainAboutState({ state, country }: AddressText): string | undefined {
  if (!canBeChecked(country) || isRegionOf(country, state)) return undefined;
  return country === CANADA ? /*i18n*/ 'Choose a province' : /*i18n*/ 'Choose a state';
}

function unwritable(text: string, maximum: number): string | undefined {
  if (text.length > maximum) return fill(/*i18n*/ 'Use at most {limit} characters', { limit: maximum });
  // Line ends and other control characters would break an address label.
  return /\p{Cc}/u.test(text) ? 'Leave out line breaks and control characters' : undefined;
}
