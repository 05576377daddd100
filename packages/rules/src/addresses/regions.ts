import { states } from '../colleges/states.ts';
import { CANADA, UNITED_STATES } from './countries.ts';

/** A state, territory or province with its postal code of two letters. */
export type Region = { code: string; name: string };

export const NORTH_CAROLINA = 'NC';

/** Where mail of the armed forces goes. */
const ARMED_FORCES: readonly Region[] = [
  { code: 'AA', name: /*i18n*/ 'Armed Forces Americas' },
  { code: 'AE', name: /*i18n*/ 'Armed Forces Europe' },
  { code: 'AP', name: /*i18n*/ 'Armed Forces Pacific' },
];

/** States and territories of the United States, then the armed forces. */
export const US_STATES: readonly Region[] = [
  ...states.map(([code, name]) => ({ code, name })),
  ...ARMED_FORCES,
];

/** Provinces and territories of Canada with the first letters of their postal codes. Source: Canada Post. */
export const CANADIAN_PROVINCES: readonly (Region & { postalLetters: string })[] = [
  { code: 'AB', name: 'Alberta', postalLetters: 'T' },
  { code: 'BC', name: 'British Columbia', postalLetters: 'V' },
  { code: 'MB', name: 'Manitoba', postalLetters: 'R' },
  { code: 'NB', name: 'New Brunswick', postalLetters: 'E' },
  { code: 'NL', name: 'Newfoundland and Labrador', postalLetters: 'A' },
  { code: 'NT', name: 'Northwest Territories', postalLetters: 'X' },
  { code: 'NS', name: 'Nova Scotia', postalLetters: 'B' },
  { code: 'NU', name: 'Nunavut', postalLetters: 'X' },
  { code: 'ON', name: 'Ontario', postalLetters: 'KLMNP' },
  { code: 'PE', name: 'Prince Edward Island', postalLetters: 'C' },
  { code: 'QC', name: 'Quebec', postalLetters: 'GHJ' },
  { code: 'SK', name: 'Saskatchewan', postalLetters: 'S' },
  { code: 'YT', name: 'Yukon', postalLetters: 'Y' },
];

/** The states or provinces to choose from in a country; none for a country where they are written freely. */
export function regionsOf(country: string): readonly Region[] {
  if (country === UNITED_STATES) return US_STATES;
  return country === CANADA ? CANADIAN_PROVINCES : [];
}

/** Tells whether a text is the code of a state or province of the country. */
export function isRegionOf(country: string, code: string): boolean {
  return regionsOf(country).some((region) => region.code === code);
}
