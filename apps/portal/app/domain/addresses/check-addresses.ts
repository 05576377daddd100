import { type Address, addressOperations } from '@longleaf/contract/addresses';
import { createClient } from '@longleaf/contract/client';
import { type AddressText, canBeChecked, tidyAddress } from '@longleaf/rules/addresses/address';
import { chosenAddress } from '@longleaf/rules/addresses/choices';
import { needsAttention } from '@longleaf/rules/addresses/reach';
import { isErrorCode, wordsOfCode } from '@longleaf/rules/addresses/result-codes';
import { browserApi } from '../../shell/session/api.ts';
import { inputOf, sameText, textOf } from './address-text.ts';

const api = createClient(addressOperations, browserApi);

/** One address that was checked: what was typed, and what the check says of it. */
export interface CheckedAddress {
  /** Tells several addresses of a form apart. */
  key: string;
  typed: AddressText;
  /** The address to save when nothing has to be chosen; as the check gave it. */
  provided: Address | AddressText;
  needsChoice: boolean;
  /** What is wrong with what was typed, in words (CON-104). */
  problems: readonly string[];
  suggestions: readonly Address[];
}

/**
 * Checks the addresses of a form at once (API-136). Only those of the United States and Canada are checked (VAL-037);
 * others are taken as they are, and so is an address that is stored already and needs nothing.
 * @throws ApiError
 */
export function checkAddresses(
  addresses: Readonly<Record<string, AddressText>>,
  stored: readonly Address[],
): Promise<CheckedAddress[]> {
  return Promise.all(
    Object.entries(addresses).map(async ([key, address]) => {
      const typed = tidyAddress(address);
      const settled = stored.find((one) => !needsAttention(one) && sameText(textOf(one), typed));
      if (settled)
        return { key, typed, provided: settled, needsChoice: false, problems: [], suggestions: [] };
      if (!canBeChecked(typed.country)) {
        return { key, typed, provided: typed, needsChoice: false, problems: [], suggestions: [] };
      }
      const answer = await api.validateAddress({ body: { ...inputOf(typed), key } });
      return {
        key,
        typed,
        provided: answer.providedAddress,
        needsChoice: answer.providedAddressHasErrors,
        problems: answer.providedAddress.resultCodes.filter(isErrorCode).map(wordsOfCode),
        suggestions: answer.suggestedAddresses,
      };
    }),
  );
}

/** What is saved once everything is chosen: each address by its key. */
export function addressesToSave(
  checked: readonly CheckedAddress[],
  choices: Readonly<Record<string, number>>,
): Record<string, Address | AddressText> {
  return Object.fromEntries(
    checked.map(({ key, provided, needsChoice, suggestions }) => {
      if (!needsChoice) return [key, provided];
      return [key, chosenAddress(provided as Address, suggestions, choices[key] ?? -1) ?? provided];
    }),
  );
}
