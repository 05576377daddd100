import { fill } from '@longleaf/rules/words/fill';
import { GUARDIANS_MAXIMUM } from '@longleaf/rules/profile/guardians';
import { z } from 'zod';
import { addressSchema, addressSent } from './addresses.ts';
import { operation } from './operation.ts';

/** MSG-041; MSG-054 leaves the words of a saved section to the project. */
export const guardianMessages = {
  loadFailed: /*i18n*/ 'An error occurred while getting parent/guardian information',
  saved: /*i18n*/ 'Your parent and guardian changes have been saved.',
} as const;

const LONGEST = 300;
const text = z
  .string({ error: /*i18n*/ 'This must be text.' })
  .max(LONGEST, fill(/*i18n*/ 'Use at most {limit} characters.', { limit: LONGEST }))
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean({ error: /*i18n*/ 'This is true or false.' })
  .nullish()
  .transform((value) => value ?? null);

// GAP-109: fields that the documents do not show are stored as given, within reason.
const unknownField = z.union([z.string().max(LONGEST), z.number(), z.boolean(), z.null()], {
  error: /*i18n*/ 'A field that is not known holds text, a number, true, false or null.',
});

/** A parent or guardian as it is sent (ENT-269 to ENT-275). */
export const guardianSent = z
  .object({
    relationship: text,
    firstName: text,
    middleName: text,
    lastName: text,
    suffix: text,
    email: text,
    phoneNumber: text,
    mobilePhone: text,
    /** Null when the person has none here. */
    address: addressSent.nullish().transform((value) => value ?? null),
    occupation: text,
    living: flag,
    veteran: flag,
    /** Serves in the armed forces now. */
    military: flag,
    /** Finished a four-year college. */
    graduated: flag,
  })
  .catchall(unknownField);

/** A parent or guardian as it is given; flags that nobody answered are null. */
export const guardianSchema = z
  .object({
    relationship: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
    suffix: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    mobilePhone: z.string(),
    address: addressSchema.nullable(),
    occupation: z.string(),
    living: z.boolean().nullable(),
    veteran: z.boolean().nullable(),
    military: z.boolean().nullable(),
    graduated: z.boolean().nullable(),
  })
  .catchall(unknownField);
export type Guardian = z.infer<typeof guardianSchema>;
export type GuardianInput = z.input<typeof guardianSent>;

export const guardianOperations = {
  getGuardians: operation({
    id: 'API-131',
    method: 'GET',
    path: '/users/parentguardianinfo',
    policy: 'guardians:read',
    summary: 'Your parents and guardians.',
    response: z.object({ guardians: z.array(guardianSchema) }),
  }),
  saveGuardians: operation({
    id: 'API-132',
    method: 'PUT',
    path: '/users/parentguardianinfo',
    policy: 'guardians:change',
    summary: 'Saves the whole list of your parents and guardians.',
    body: z.object({
      guardians: z
        .array(guardianSent, { error: /*i18n*/ 'Send the list of parents and guardians.' })
        .max(GUARDIANS_MAXIMUM, `You can name ${GUARDIANS_MAXIMUM} parents and guardians.`),
    }),
    response: z.object({ guardians: z.array(guardianSchema) }),
  }),
};
