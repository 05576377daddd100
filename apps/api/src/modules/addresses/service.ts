import type { Address, AddressSent } from '@longleaf/contract/addresses';
import { ProblemError, badRequest } from '@longleaf/http/problem';
import {
  type AddressText,
  canBeChecked,
  complainAboutText,
  tidyAddress,
} from '@longleaf/rules/addresses/address';
import { TOWN_CHECKED } from '@longleaf/rules/addresses/result-codes';
import type { AddressChecker, Finding, Suggestion } from './checker.ts';
import type { AddressSeal } from './seal.ts';

export type AddressValidation = {
  key: string;
  providedAddressHasErrors: boolean;
  providedAddress: Address;
  suggestedAddresses: Address[];
};

/** Checking addresses (API-136): what the checker is asked, and what its answer means for the person. */
export function addressService(check: AddressChecker, { sealed }: AddressSeal) {
  const offered = (suggestion: Suggestion, finding: Finding, key: string): Address => {
    const { isVerified, resultCodes } = foundBy(finding);
    return sealed({
      ...suggestion.address,
      key,
      addressType: suggestion.addressType,
      resultCodes: [...suggestion.changes, ...resultCodes],
      isVerified,
      userOverride: false,
    });
  };

  /** An address of a country where none can be checked. */
  const asTyped = (text: AddressText, key: string): AddressValidation => ({
    key,
    providedAddressHasErrors: false,
    providedAddress: sealed({
      ...text,
      key,
      addressType: '',
      resultCodes: [],
      isVerified: false,
      userOverride: false,
    }),
    suggestedAddresses: [],
  });

  return {
    validate: async (sent: AddressSent): Promise<AddressValidation> => {
      const text = tidyAddress(sent);
      refuseUnreadable(text);
      const checkable = canBeChecked(text.country);
      if (!checkable) return asTyped(text, sent.key);
      const finding = await reach(check(text));
      const fits = finding.errors.length === 0 && !hasChoice(finding.suggestions);
      const { key } = sent;
      const { addressType } = finding;
      const provided = fits ? filledIn(text, finding.suggestions[0]) : text;
      const found = fits ? foundBy(finding) : { isVerified: false, resultCodes: [...finding.errors] };
      return {
        key,
        providedAddressHasErrors: !fits,
        providedAddress: sealed({ ...provided, key, addressType, ...found, userOverride: false }),
        suggestedAddresses: fits ? [] : finding.suggestions.map((one) => offered(one, finding, key)),
      };
    },
  };
}

/** What a check that found nothing wrong may claim: verified to the street, or looked at as far as the town. */
function foundBy({ reach: reached }: Finding): { isVerified: boolean; resultCodes: string[] } {
  return reached === 'street'
    ? { isVerified: true, resultCodes: [] }
    : { isVerified: false, resultCodes: [TOWN_CHECKED] };
}

/** A county that was left out and small letters of a city are no question to ask: they are put right. */
function filledIn(text: AddressText, better: Suggestion | undefined): AddressText {
  if (!better) return text;
  const { county, city } = better.address;
  return { ...text, county, city: city.toLowerCase() === text.city.toLowerCase() ? city : text.city };
}

/** Whether a suggestion changes more than the way the street is written, so that the person has to choose. */
function hasChoice(suggestions: readonly Suggestion[]): boolean {
  return suggestions.some(({ changes }) => changes.some((code) => code !== 'AC05'));
}

// An incomplete address is the checker's to judge; one that no label could hold is refused.
function refuseUnreadable(text: ReturnType<typeof tidyAddress>): void {
  const complaints = Object.entries(complainAboutText(text));
  if (complaints.length > 0) {
    throw badRequest(Object.fromEntries(complaints.map(([field, words]) => [field, [words]])));
  }
}

async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new ProblemError(503, /*i18n*/ 'Addresses cannot be checked right now. Please try again.', {
      headers: { 'retry-after': '5' },
    });
  }
}
