import { complainAboutStudentNumber } from '@longleaf/rules/profile/details';
import { applicationKinds } from '@longleaf/rules/applications/kinds';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { operation } from './operation.ts';

/** MSG-046, the error flag of the student number, has no words in the specification; these are ours. */
export const directAdmissionMessages = {
  numberFailed: /*i18n*/ 'An error occurred while saving your student number. Please try again later.',
  loadFailed: /*i18n*/ 'We could not load direct admission.',
  applicationsFailed: /*i18n*/ 'We could not load the colleges.',
  waitFirst: /*i18n*/ 'Too many tries. Please wait a while and try again.',
} as const;

/** VAL-025: digits only. */
const studentNumber = z
  .string({ error: /*i18n*/ 'Enter your student number.' })
  .trim()
  .min(1, /*i18n*/ 'Enter your student number.')
  .superRefine((text, context) => {
    const complaint = complainAboutStudentNumber(text);
    if (complaint !== undefined) context.addIssue({ code: 'custom', message: complaint });
  });

const lastName = z
  .string({ error: /*i18n*/ 'Enter your last name.' })
  .trim()
  .min(1, /*i18n*/ 'Enter your last name.')
  .max(100, /*i18n*/ 'Use at most 100 characters.');

/** Which colleges have a place: all that take part, or the community colleges among them. */
export const directAdmissionScopes = ['all', 'community'] as const;

/** VAL-038. Without a `ceebCode` nobody is eligible (ST-175); whether number or name was wrong is not told. */
export const eligibilitySchema = z.object({
  eligible: z.boolean(),
  ceebCode: z.string().nullable(),
  colleges: z.enum(directAdmissionScopes).nullable(),
});
export type Eligibility = z.infer<typeof eligibilitySchema>;

const offeredApplication = z.object({
  college: collegeCard.pick({
    id: true,
    name: true,
    shortName: true,
    urlName: true,
    city: true,
    state: true,
    collegeType: true,
    longitude: true,
    photo: true,
    netPrice: true,
    netPriceYear: true,
  }),
  /** What one applies with; null where the college cannot be applied to from here. */
  applicationDefinitionId: z.number().int().nullable(),
  kind: z.enum(applicationKinds).nullable(),
  /** The row of the application that the person has started; null when there is none. */
  startedId: z.number().int().nullable(),
  /** The college's own page on applying. */
  address: z.string().nullable(),
});
export type OfferedApplication = z.infer<typeof offeredApplication>;

export const directAdmissionOperations = {
  getDirectAdmission: operation({
    id: 'project',
    method: 'GET',
    path: '/application/directAdmission',
    policy: 'direct-admission:read',
    summary:
      'Your student number, the last name you looked with, and what came of it; null before you looked.',
    response: z.object({
      /** As it stands in the profile; empty when none is kept (ST-174). */
      studentNumber: z.string(),
      lastName: z.string(),
      eligibility: eligibilitySchema.nullable(),
      /** The year in which students of the list of colleges start; null while no list is known. */
      entryYear: z.string().nullable(),
    }),
  }),
  getDirectAdmissionEligibility: operation({
    id: ['API-164', 'API-143'],
    method: 'GET',
    path: '/application/getDirectAdmissionEligibility',
    policy: 'direct-admission:change',
    summary:
      'Looks for your student number, as your profile has it, and a last name on the state’s list. It is kept that you looked (GAP-011: a GET that changes state).',
    query: z.object({ studentNumber, lastName }),
    response: eligibilitySchema,
  }),
  getDirectAdmissionApplications: operation({
    id: ['API-165', 'API-144'],
    method: 'GET',
    path: '/application/getDirectAdmissionApplications/{id}',
    policy: 'direct-admission:read',
    summary:
      'The colleges that have a place for you (ST-176); the id is your own student number (GAP-003). None unless you were found on the list.',
    params: z.object({ id: studentNumber }),
    response: z.array(offeredApplication),
  }),
};
