import type { AddressText } from '@longleaf/rules/addresses/address';

/** What a check found. Codes are those of CON-102 and CON-103. */
export type Finding = {
  /** How far the check looked: `town` leaves the street unknown, whatever else fits. */
  reach: 'street' | 'town';
  /** Why the address cannot be accepted as it is; empty when it can. */
  errors: readonly string[];
  /** What kind of address it is, in the checker's own letters. */
  addressType: string;
  /** Better ones, best first; each with the codes of what was changed. */
  suggestions: readonly Suggestion[];
};

export type Suggestion = {
  address: AddressText;
  changes: readonly string[];
  addressType: string;
};

/** Checks a tidy address of the United States or Canada. @throws Error when the checker cannot be reached. */
export type AddressChecker = (address: AddressText) => Promise<Finding>;

/** Nothing is wrong as far as the town; of the street nothing is known. */
export const TOWN_FITS: Finding = { reach: 'town', errors: [], addressType: '', suggestions: [] };
