import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { profileLanguage } from './account-claims.ts';
import { addressSchema, addressSent } from './addresses.ts';
import { staleSignIn } from './account-safety.ts';
import { operation } from './operation.ts';
import { schoolSchema } from './organizations.ts';

/**
 * Messages that the specification fixes. They belong to screens (GAP-050): `hub` to the transcript and application
 * hub screens (MSG-014 to MSG-016), `page` to the profile page and those like it (MSG-052, MSG-063, MSG-064).
 */
export const profileMessages = {
  hub: {
    saved: /*i18n*/ 'User information saved successfully.',
    /** The server's messages follow this text on 400. */
    refused: /*i18n*/ 'An error occurred while saving your information.',
    failed: /*i18n*/ 'An error occurred while saving your information. Please try again later.',
  },
  page: {
    saved: /*i18n*/ 'Your profile has been updated.',
  },
  /** MSG-039. */
  loadFailed: /*i18n*/ 'An error occurred while getting profile information',
  /** MSG-065, MSG-066: the transfer admissions form and Next Steps say it in their own words. */
  loadFailedOnTransferForm: /*i18n*/ 'An error occurred while retrieving your profile.',
  loadFailedOnNextSteps: /*i18n*/ "An error occurred getting the user's profile.",
} as const;

const LONGEST = 300;
// The rules say what is wrong with a text, all fields at once; here only its kind is checked.
const text = z
  .string({ error: /*i18n*/ 'This must be text.' })
  .max(LONGEST, fill(/*i18n*/ 'Use at most {limit} characters.', { limit: LONGEST }))
  .nullish();
// A number, or a text of digits as forms send it.
const number = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    {
      error: /*i18n*/ 'This must be a whole number.',
    },
  )
  .refine((value) => Number.isInteger(value) && value >= 0, /*i18n*/ 'This must be a whole number.')
  .nullish();

/** The person's profile (ENT-107 to ENT-138). */
export const userProfileSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  suffix: z.string(),
  nickname: z.string(),
  /** Changed in the sign-in provider's own window alone (GAP-117). */
  email: z.string(),
  emailVerified: z.boolean(),
  /** Bit flags (CON-082). */
  role: z.number().int(),
  /** See GENDERS in the rules. */
  gender: z.number().int().nullable(),
  /** A day, `2009-05-31`. */
  dateOfBirth: z.string().nullable(),
  graduationYear: z.number().int().nullable(),
  /** The last four digits behind a mask, `***-**-1234`; the whole number has a call of its own. */
  socialSecurityNumber: z.string().nullable(),
  phoneNumber: z.string(),
  daytimePhone: z.string(),
  eveningPhone: z.string(),
  mailingPhone: z.string(),
  mobilePhone: z.string(),
  permAddress: addressSchema.nullable(),
  mailAddress: addressSchema.nullable(),
  /** True when every stored address is one that a check confirmed. */
  addressVerified: z.boolean(),
  /** The school of the primary connection; null when none is chosen. */
  customer: schoolSchema.nullable(),
  primaryConnectionCrmId: z.string().nullable(),
  /** The person said that their school is in no list. */
  primaryConnectionNotListed: z.boolean(),
  associatedSchools: z.array(schoolSchema),
  /** Topics of TEXTING_TOPICS that the person wants text messages about. */
  textingOptIns: z.array(z.string()),
  /** The stored password no longer meets the rules (GAP-119). */
  passwordInvalid: z.boolean(),
  /** Sign-in asks for a code as well; null where the sign-in provider does not say. */
  twoFactor: z.boolean().nullable(),
  /** A stored address was neither confirmed by a check nor kept on purpose (GAP-119). */
  addressInvalid: z.boolean(),
  enrollmentStatus: z.string(),
  /** The student number; digits only. */
  studentId: z.string(),
  /** The person's id at the assessment vendor; null until there is one. */
  heSUserId: z.string().nullable(),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

// Null leaves a stored address alone (GAP-051), as leaving it out does.
const addressOrUnchanged = addressSent.nullish();

/**
 * What a save takes. A field that is left out stays as it is, so that a section of a page can save its own fields;
 * null or empty text clears one that may be empty. Fields that are the server's to say (id, email, addressVerified,
 * customer and so on) may be sent back as they came and change nothing.
 */
export const profileSaveBody = z.object({
  firstName: text,
  middleName: text,
  lastName: text,
  suffix: text,
  nickname: text,
  role: number,
  gender: number,
  dateOfBirth: text,
  graduationYear: number,
  /** `000-00-0000` to store one, empty to remove it; null and the mask leave it alone. */
  socialSecurityNumber: text,
  phoneNumber: text,
  daytimePhone: text,
  eveningPhone: text,
  mailingPhone: text,
  mobilePhone: text,
  permAddress: addressOrUnchanged,
  mailAddress: addressOrUnchanged,
  textingOptIns: z
    .array(z.string().max(40), { error: /*i18n*/ 'This must be a list.' })
    .max(20, /*i18n*/ 'This list is too long.')
    .nullish(),
  enrollmentStatus: text,
});
export type ProfileSave = z.input<typeof profileSaveBody>;

/** Who somebody is and whether something must be put right after sign-in (GAP-096, GAP-118). */
export const limitedProfileSchema = userProfileSchema.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  permAddress: true,
  mailAddress: true,
  addressVerified: true,
  passwordInvalid: true,
  addressInvalid: true,
});
export type LimitedProfile = z.infer<typeof limitedProfileSchema>;

export const profileOperations = {
  getProfile: operation({
    id: 'API-045',
    method: 'GET',
    path: '/users/profile',
    policy: 'profile:read',
    summary: 'Your profile.',
    response: userProfileSchema,
  }),
  getSocialSecurityNumber: operation({
    id: 'project',
    method: 'GET',
    path: '/users/socialSecurityNumber',
    policy: 'profile:read',
    summary: 'Your whole Social Security number. Needs a sign-in of the last ten minutes.',
    errors: [staleSignIn],
    perMinute: 10,
    // Null when none is kept.
    response: z.object({ socialSecurityNumber: z.string().nullable() }),
  }),
  saveProfile: operation({
    id: 'API-046',
    method: 'PUT',
    path: '/users/profile/save',
    policy: 'profile:change',
    summary: 'Saves the fields that are sent and gives the profile as it is then.',
    body: profileSaveBody,
    response: userProfileSchema,
  }),
  getLimitedProfile: operation({
    id: 'API-150',
    method: 'GET',
    path: '/users/limitedProfile',
    policy: 'profile:read',
    summary: 'Your name, your addresses, and whether password or address must be put right.',
    response: limitedProfileSchema,
  }),
  saveLimitedProfile: operation({
    id: 'API-151',
    method: 'POST',
    path: '/users/limitedProfile/save',
    policy: 'profile:change',
    summary: 'Saves your addresses; null leaves one alone.',
    body: profileSaveBody.pick({ permAddress: true, mailAddress: true }),
    response: limitedProfileSchema,
  }),
  saveStudentNumber: operation({
    id: 'API-133',
    method: 'POST',
    path: '/users/studentNumber/save',
    policy: 'profile:change',
    summary: 'Saves your student number; empty text takes it away.',
    body: z.object({
      /** Nobody else's: a userId that is not your own is refused (GAP-137). */
      userId: z.string().max(100).nullish(),
      studentNumber: z
        .union([z.string(), z.number().int().nonnegative().transform(String)], {
          error: /*i18n*/ 'Enter your student number.',
        })
        .nullable(),
    }),
    response: z.object({ studentNumber: z.string() }),
  }),
  saveLanguage: operation({
    id: 'project',
    method: 'PUT',
    path: '/users/language',
    policy: 'profile:change',
    summary: 'Saves the language in which you read and get mail.',
    body: z.object({ language: profileLanguage }),
    response: z.object({ language: profileLanguage }),
  }),
};
