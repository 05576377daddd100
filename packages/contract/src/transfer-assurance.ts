import { z } from 'zod';
import { operation } from './operation.ts';
import { listedCollege } from './school-lists.ts';
import { addressSchema } from './addresses.ts';

export const assuranceMessages = {
  loadFailed: /*i18n*/ 'We could not load this form.',
  collegesFailed: /*i18n*/ 'An error occurred while getting the list of colleges',
} as const;

const LONGEST = 300;
const text = z
  .string({ error: /*i18n*/ 'This must be text.' })
  .trim()
  .max(LONGEST, /*i18n*/ 'This is too long.')
  .nullish()
  .transform((given) => given ?? '');
const names = z
  .string()
  .max(6000, /*i18n*/ 'This is too long.')
  .nullish()
  .transform((given) => given ?? '');
const flag = z.boolean({ error: /*i18n*/ 'Answer yes or no.' }).nullish();
const ids = z
  .array(
    z.union(
      [
        z.number().int(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      { error: /*i18n*/ 'This is not the id of a college.' },
    ),
  )
  .max(100, /*i18n*/ 'This list is too long.')
  .nullish()
  .transform((given) => given ?? []);

/** The prospect view of the transfer form (ENT-301 to ENT-321). */
const prospect = z.object({
  name: z.object({ first: text, middle: text, last: text, suffix: text, nickName: text }),
  email: text,
  mailingAddress: z.object({
    street1: text,
    street2: text,
    city: text,
    state: text,
    zip: text,
    county: text,
    country: text,
  }),
  additionalData: z.object({
    dayTime: text,
    evening: text,
    deniedAdmission: flag,
    acceptedToUncInstitution: flag,
    denialsReceivedFrom: names,
    acceptedFrom: names,
    /** Community colleges that are not to see it; `excludedAppIds` beside the prospect counts, too. */
    excludedIds: ids,
    /** The server's to say (GAP-100); what is sent changes nothing. */
    eligible: z.unknown().optional(),
  }),
});

/** Two shapes on one path (API-170, API-171, GAP-101): the prospect with what is excluded, or the prospect itself. */
const body = z.union([
  z.object({ prospect, excludedAppIds: ids }),
  prospect.transform((one) => ({ prospect: one, excludedAppIds: [] as number[] })),
]);

export const assuranceOutcome = z.object({
  /** ST-245 to ST-247. */
  panel: z.enum(['Ineligible', 'NotDenied', 'ThankYou']),
  eligible: z.boolean(),
  /** The year in which those start who send it now. */
  entryYear: z.number().int(),
  sentAt: z.iso.datetime(),
  /** Null while it stands. */
  takenBackAt: z.iso.datetime().nullable(),
  /** The names of the universities that accepted them, with semicolons between. */
  acceptedFrom: z.string(),
});
export type AssuranceOutcome = z.infer<typeof assuranceOutcome>;

/** What is publicly known of transferring to a university; null is not reported, or not stated for the days to come. */
const transferUniversity = listedCollege.extend({
  /** In whole dollars; of the year `feeYear`, as federal reports call it, where the university states none of its own. */
  fee: z.number().nullable(),
  feeYear: z.string().nullable(),
  closesOn: z.iso.date().nullable(),
  /** Whether it gives credit for these. */
  credit: z.object({
    ap: z.boolean().nullable(),
    militaryTraining: z.boolean().nullable(),
    lifeExperience: z.boolean().nullable(),
  }),
});
export type TransferUniversity = z.infer<typeof transferUniversity>;

export const assuranceOperations = {
  getTransferUniversities: operation({
    id: 'project',
    method: 'GET',
    path: '/institutions/getTransferUniversities',
    policy: 'public',
    summary:
      'The public universities of North Carolina, with what is known of what they ask of transfer students.',
    response: z.object({ creditYear: z.string(), universities: z.array(transferUniversity) }),
  }),
  isProspectSubmitted: operation({
    id: 'API-172',
    method: 'GET',
    path: '/Prospect/isProspectSubmitted',
    policy: 'pool-form:read',
    summary: 'Whether you have sent the form of transfer assured admissions for the entry year of now.',
    response: z.boolean(),
  }),
  getAssuranceOutcome: operation({
    id: 'project',
    method: 'GET',
    path: '/Prospect/taap',
    policy: 'pool-form:read',
    summary:
      'What became of the form that you sent, and the entry year of now; `sent` is null when you sent none.',
    response: z.object({ entryYear: z.number().int(), sent: assuranceOutcome.nullable() }),
  }),
  getTaapProfile: operation({
    id: 'API-173',
    method: 'GET',
    path: '/Prospect/getTaapProfile',
    policy: 'pool-form:read',
    summary: 'What the form begins with, from your profile.',
    response: z.object({
      firstName: z.string(),
      middleName: z.string(),
      lastName: z.string(),
      suffix: z.string(),
      email: z.string(),
      mailAddress: addressSchema.nullable(),
      nickname: z.string(),
      daytimePhone: z.string(),
      eveningPhone: z.string(),
    }),
  }),
  insertProspectTaap: operation({
    id: ['API-170', 'API-171'],
    method: 'POST',
    path: '/Prospect/insertprospecttaap',
    policy: 'pool-form:change',
    summary:
      'Sends the form of transfer assured admissions, once for each entry year. One that was not eligible or was taken back reaches nobody and may be sent anew.',
    body,
    response: assuranceOutcome.extend({ already: z.boolean() }),
  }),
};
