import { z } from 'zod';
import { operation } from './operation.ts';

/** The field of the model state that says that there is no license (ST-213). */
export const NOT_LICENSED = 'license';

export const vendorSurveyMessages = {
  notLicensed: /*i18n*/ 'Your school has no license for this survey.',
  notOffered: /*i18n*/ 'The surveys of our partner are not available here.',
  noSuch: /*i18n*/ 'There is no such survey.',
  badResult: /*i18n*/ 'This result was not signed by the vendor, or is not for us.',
  loadFailed: /*i18n*/ 'We could not load the surveys of our partner.',
  openFailed: /*i18n*/ 'We could not open this survey. Please try again.',
} as const;

/** Seconds in which the vendor takes the token that a person brings. */
export const VENDOR_TOKEN_SECONDS = 60;

/** Results of one person at most. */
export const VENDOR_RESULTS_LIMIT = 100;

export const vendorResultArea = z.object({
  name: z.string().min(1).max(80),
  score: z.int().min(0).max(1000),
});

const vendorResult = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  areas: z.array(vendorResultArea),
  dateCompleted: z.iso.datetime(),
});
export type VendorResult = z.infer<typeof vendorResult>;

const vendorSurvey = z.object({
  configId: z.int(),
  /** In minutes. */
  durationMin: z.int(),
  durationMax: z.int(),
  /** What the vendor sent back, the latest first. */
  results: z.array(vendorResult),
});

/** The four surveys of an outside vendor: may one take them, the way there, and what comes back. */
export const vendorSurveyOperations = {
  canAccessVendorSurveys: operation({
    id: 'API-088',
    method: 'GET',
    path: '/learnaboutyourself/canaccess',
    policy: 'vendor-survey:read',
    summary: 'Which surveys of the vendor you may take; none where no vendor is set.',
    response: z.object({
      /** False where no vendor is set. */
      isOffered: z.boolean(),
      dwyaAccess: z.boolean(),
      lsiAccess: z.boolean(),
      skillsAccess: z.boolean(),
      intelligencesAccess: z.boolean(),
    }),
  }),
  getVendorSurveyAddress: operation({
    id: 'API-089',
    method: 'GET',
    path: '/learnaboutyourself/{assessment}',
    policy: 'vendor-survey:read',
    summary:
      'Where a survey of the vendor is taken. Refused, with `license` named, where there is no license.',
    params: z.object({ assessment: z.string().max(40) }),
    response: z.object({
      /** Wants `token` in its query. */
      address: z.url(),
      configId: z.int(),
    }),
  }),
  getVendorSurveys: operation({
    id: 'API-090',
    method: 'GET',
    path: '/hes/assessments',
    policy: 'vendor-survey:read',
    summary: 'The vendor’s surveys, or the one of a number, with what you finished.',
    query: z.object({
      configId: z.coerce
        .number(/*i18n*/ 'The number is 104, 101, 1700 or 100.')
        .refine((id) => [104, 101, 1700, 100].includes(id), /*i18n*/ 'The number is 104, 101, 1700 or 100.')
        .optional(),
    }),
    response: z.array(vendorSurvey),
  }),
  getVendorToken: operation({
    id: 'API-091',
    method: 'GET',
    path: '/hes/getToken',
    policy: 'vendor-survey:change',
    summary:
      'A token that tells the vendor that somebody of ours comes, and which surveys they may take. It holds for a minute and for one use.',
    response: z.object({ token: z.string(), seconds: z.int() }),
    perMinute: 20,
  }),
  /** API-092 leaves path and body to the project. */
  takeVendorResult: operation({
    id: 'API-092',
    method: 'POST',
    path: '/hes/results',
    policy: 'public',
    errors: [{ status: 409, means: 'This person has as many results as are kept' }],
    summary:
      'Takes a result that the vendor signed (a JSON Web Token, proved by the vendor’s published keys). The same one again changes nothing.',
    body: z.object({
      result: z
        .string(/*i18n*/ 'Give the signed result.')
        .min(1, /*i18n*/ 'Give the signed result.')
        .max(20_000, /*i18n*/ 'This is too long for a result.'),
    }),
    response: z.object({ kept: z.literal(true) }),
  }),
};
