import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { operation } from './operation.ts';

/** MSG-081: the address window was cancelled. */
export const addressMessages = {
  cancelled: /*i18n*/ 'User Cancelled',
} as const;

const LONGEST = 300;

// Text of any kind is taken; the rules say what is wrong with it, all at once.
const text = z
  .string({ error: /*i18n*/ 'This must be text.' })
  .max(LONGEST, fill(/*i18n*/ 'Use at most {limit} characters.', { limit: LONGEST }))
  .nullish()
  .transform((value) => value ?? '');

const mark = z.boolean({ error: /*i18n*/ 'This is true or false.' }).nullish();

/** Result codes are a list; a comma-joined text is taken too. */
const resultCodesSent = z
  .union([
    z.array(z.string().max(10)).max(40),
    z
      .string()
      .max(400)
      .transform((joined) => joined.split(',')),
  ])
  .nullish()
  .transform((codes) => codes ?? []);

/**
 * An address as it is sent (ENT-139 to ENT-153). `signature` is the seal that a check gave; without one that fits,
 * an address counts as not verified, whatever `isVerified` says.
 */
export const addressSent = z.object({
  firstName: text,
  lastName: text,
  street: text,
  street2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  county: text,
  key: text,
  isVerified: mark,
  userOverride: mark,
  resultCodes: resultCodesSent,
  signature: text,
  addressType: text,
});
/** An address as a caller may write it: every field may be left out. */
export type AddressInput = z.input<typeof addressSent>;
export type AddressSent = z.output<typeof addressSent>;

/** An address as the server gives it; text that is not known is empty. */
export const addressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  /** The code of a county of North Carolina, 001 to 100. */
  county: z.string(),
  /** The caller's own mark, echoed by a check, to tell several addresses apart. */
  key: z.string(),
  isVerified: z.boolean(),
  /** The person keeps the address although the check could not confirm it. */
  userOverride: z.boolean(),
  /** AC and AE codes (CON-102, CON-103). */
  resultCodes: z.array(z.string()),
  signature: z.string(),
  addressType: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

export const addressOperations = {
  validateAddress: operation({
    id: 'API-136',
    method: 'POST',
    path: '/Address/Validate',
    policy: 'public',
    summary: 'Checks an address of the United States or Canada and suggests better ones.',
    // Each may cost money at a commercial service.
    perMinute: 30,
    body: addressSent,
    response: z.object({
      key: z.string(),
      /** True when the person has to choose: keep the address, or take a suggestion. */
      providedAddressHasErrors: z.boolean(),
      /** What was sent, with what the check found; verified and sealed when nothing is wrong with it. */
      providedAddress: addressSchema,
      /** Verified and sealed addresses to choose from, best first (GAP-093). */
      suggestedAddresses: z.array(addressSchema),
    }),
  }),
};
