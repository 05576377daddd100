import type { Address, AddressSent } from '@longleaf/contract/addresses';
import { ProblemError, badRequest } from '@longleaf/http/problem';
import { canBeChecked, complainAboutText, tidyAddress } from '@longleaf/rules/addresses/address';
import { NOTHING_FOUND, type AddressChecker, type Suggestion } from './checker.ts';
import type { AddressSeal } from './seal.ts';

export type AddressValidation = {
  key: string;
  providedAddressHasErrors: boolean;
  providedAddress: Address;
  suggestedAddresses: Address[];
};

/** Checking addresses (API-136): what the checker is asked, and what its answer means for the person. */
export function addressService(check: AddressChecker, { sealed }: AddressSeal) {
  return {
    validate: async (sent: AddressSent): Promise<AddressValidation> => {
      const text = tidyAddress(sent);
      refuseUnreadable(text);
      const checkable = canBeChecked(text.country);
      const finding = checkable ? await reach(check(text)) : NOTHING_FOUND;
      const isVerified = checkable && finding.errors.length === 0 && !hasChoice(finding.suggestions);
      // A county that was left out is no question to ask: it is filled in.
      const filled = isVerified ? (finding.suggestions[0]?.address.county ?? text.county) : text.county;
      const { key } = sent;
      const { addressType } = finding;
      const marks = { resultCodes: [...finding.errors], isVerified, userOverride: false };
      return {
        key,
        providedAddressHasErrors: checkable && !isVerified,
        providedAddress: sealed({ ...text, county: filled, key, addressType, ...marks }),
        suggestedAddresses: isVerified
          ? []
          : finding.suggestions.map((suggestion) =>
              sealed({
                ...suggestion.address,
                key,
                addressType: suggestion.addressType,
                resultCodes: [...suggestion.changes],
                isVerified: true,
                userOverride: false,
              }),
            ),
      };
    },
  };
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
