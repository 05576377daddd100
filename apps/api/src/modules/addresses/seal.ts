import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Address, AddressSent } from '@longleaf/contract/addresses';
import { keysOf, type SealingKeys } from '@longleaf/platform/sealing';
import { tidyAddress } from '@longleaf/rules/addresses/address';

type Checked = Omit<Address, 'signature'>;

/**
 * Writes and reads the seals of checked addresses, so that an address which comes back from a browser is known for
 * what a check said of it, and an unchecked one cannot pass for verified.
 * @param keys that only the server knows.
 */
export function addressSeal(keys: SealingKeys) {
  const current = keysOf(keys)[0];
  return {
    /** The address with a signature over it and over what the check found. */
    sealed: (checked: Checked): Address => ({ ...checked, signature: signature(current, checked) }),

    /** What a sent address is worth: tidied, and verified only under a signature that says so. */
    accept: (sent: AddressSent): Address => {
      const text = tidyAddress(sent);
      const userOverride = sent.userOverride === true;
      const found = { key: sent.key, addressType: sent.addressType, resultCodes: sent.resultCodes };
      for (const isVerified of [true, false]) {
        const checked = { ...text, ...found, isVerified, userOverride: false };
        if (!keysOf(keys).some((key) => matches(signature(key, checked), sent.signature))) continue;
        return {
          ...checked,
          // Under the key of now, whichever it came under.
          signature: signature(current, checked),
          // Kept on purpose is not verified, whatever the check said (ST-234).
          isVerified: isVerified && !userOverride,
          userOverride,
        };
      }
      const unknown = { key: sent.key, addressType: '', resultCodes: [], signature: '' };
      return { ...text, ...unknown, isVerified: false, userOverride };
    },
  };
}

export type AddressSeal = ReturnType<typeof addressSeal>;

// Names and county are not what a check is about: another name may live at a checked address.
function signature(key: Buffer, address: Checked): string {
  const { street, street2, city, state, postalCode, country } = address;
  const found = [address.isVerified, address.addressType, address.resultCodes];
  const statement = JSON.stringify([street, street2, city, state, postalCode, country, found]);
  return createHmac('sha256', key).update(statement).digest('base64url');
}

function matches(right: string, sent: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}
