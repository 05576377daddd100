import { z } from 'zod';
import { operation } from './operation.ts';

/** MSG-043 is said by recruiting, too. */
export const redirectionMessages = {
  sent: /*i18n*/ 'You are in the pool.',
  failed: /*i18n*/ 'An error occurred while submitting recruiter information',
  closed: /*i18n*/ 'The pool is closed now. It is open from April to September.',
  loadFailed: /*i18n*/ 'We could not load the redirection pool.',
  collegesFailed: /*i18n*/ 'An error occurred while getting the list of colleges',
} as const;

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, /*i18n*/ 'This is too long.')
    .nullish()
    .transform((given) => given ?? '');
// A number, or text of one as forms send it; the rules say what is wrong with it.
const number = z
  .union([z.number().finite(), z.string().trim().max(20, /*i18n*/ 'This is too long.')], {
    error: /*i18n*/ 'This must be a number.',
  })
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given)));
const flag = z.boolean({ error: /*i18n*/ 'Answer yes or no.' });
const names = text(6000);

/** What colleges read of somebody in the pool (CON-080). Lists of schools are names with semicolons between (ST-172). */
export const redirectionData = z.object({
  gradDate: text(10),
  classRank: text(200),
  weightedGPA: number,
  unweightedGPA: number,
  satComposite: number,
  actComposite: number,
  intendedMajor: text(300),
  requireCampusHousing: flag,
  appliedToUncInstitution: flag,
  deniedAdmission: flag.nullish(),
  acceptedToUncInstitution: flag.nullish(),
  denialsReceivedFrom: names,
  acceptedFrom: names,
  entryTerm: text(20),
  /** The server's to say; what is sent changes nothing. */
  entryYear: z.unknown().optional(),
  textAuth: flag,
  applyFinancialAid: flag,
});

const sentData = z.object({
  gradDate: z.string(),
  classRank: z.string(),
  weightedGPA: z.number().nullable(),
  unweightedGPA: z.number().nullable(),
  satComposite: z.number().nullable(),
  actComposite: z.number().nullable(),
  intendedMajor: z.string(),
  requireCampusHousing: z.boolean(),
  appliedToUncInstitution: z.boolean(),
  deniedAdmission: z.boolean(),
  acceptedToUncInstitution: z.boolean(),
  denialsReceivedFrom: z.string(),
  acceptedFrom: z.string(),
  entryTerm: z.string(),
  entryYear: z.number().int(),
  textAuth: z.boolean(),
  applyFinancialAid: z.boolean(),
});

/** What was sent, as it stands in the pool. */
export const redirectionProspect = z.object({
  sentAt: z.iso.datetime(),
  /** Null while it stands. */
  takenBackAt: z.iso.datetime().nullable(),
  name: z.string(),
  email: z.string(),
  additionalData: sentData,
});
export type RedirectionProspect = z.infer<typeof redirectionProspect>;

const window = z.object({
  isOpen: z.boolean(),
  /** The first and last day of this window, or of the next one while it is closed. */
  opensOn: z.iso.date(),
  closesOn: z.iso.date(),
  /** The year in which those start who join now. */
  entryYear: z.number().int(),
});

export const redirectionOperations = {
  getRedirectionWindow: operation({
    id: 'project',
    method: 'GET',
    path: '/Prospect/crpWindow',
    policy: 'public',
    summary: 'When the college redirection pool is open (CON-065).',
    response: window,
  }),
  getRedirectionProspect: operation({
    id: 'project',
    method: 'GET',
    path: '/Prospect/crp',
    policy: 'pool-form:read',
    summary: 'What you have sent to the redirection pool for the entry year of now; null when nothing.',
    response: redirectionProspect.nullable(),
  }),
  insertProspectCrp: operation({
    id: 'API-140',
    method: 'POST',
    path: '/Prospect/insertprospectcrp',
    policy: 'pool-form:change',
    summary:
      'Puts you into the redirection pool, once for each entry year. Sent again, it changes nothing and answers what was sent, unless you took that back. Name, email and address come from your profile.',
    body: z.object({
      source: z.literal('CRP', { error: /*i18n*/ 'The source is CRP.' }).optional(),
      additionalData: redirectionData,
    }),
    response: redirectionProspect.extend({ already: z.boolean() }),
    errors: [{ status: 409, means: 'The pool is closed.' }],
  }),
};
