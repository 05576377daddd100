import { addressSchema } from '@longleaf/contract/addresses';
import { type KeyRing, seal, unseal } from '@longleaf/platform/sealing';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import { z } from 'zod';

const detailsSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int() })),
  mailingAddress: addressSchema,
});
/** What was ordered and where it goes. */
export type OrderDetails = z.infer<typeof detailsSchema>;

/** What orders are sealed with. */
export function orderKeys(dataSecret: Secret): KeyRing {
  return deriveKeys(dataSecret, 'longleaf portal', 'orders');
}

/** What a seal is bound to: moved to another order it does not open. */
const idOf = (reference: string) => `order ${reference}`;

export function sealDetails(keys: KeyRing, reference: string, details: OrderDetails): Buffer {
  return seal(keys, idOf(reference), JSON.stringify(details));
}

/** @throws SealError when it was sealed for another order or with a key that is gone. */
export function openDetails(keys: KeyRing, reference: string, sealed: Buffer): OrderDetails {
  return detailsSchema.parse(JSON.parse(unseal(keys, idOf(reference), sealed)));
}
