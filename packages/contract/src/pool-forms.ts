import { z } from 'zod';
import { operation } from './operation.ts';

export const poolFormMessages = {
  loadFailed: /*i18n*/ 'We could not load the forms that you sent.',
  takenBack: /*i18n*/ 'Your form was taken back.',
  takeBackFailed: /*i18n*/ 'We could not take your form back. Try again.',
} as const;

/** The redirection pool and transfer assured admissions. */
export const POOLS = ['CRP', 'TAAP'] as const;
export type Pool = (typeof POOLS)[number];

const pool = z.enum(POOLS, { error: /*i18n*/ 'Choose a form from the list.' });
const entryYear = z.number({ error: /*i18n*/ 'Give the year.' }).int().min(1900).max(2999);

const poolFormState = z.object({
  pool,
  /** The year in which those start whom it is for. */
  entryYear: z.number().int(),
  sentAt: z.iso.datetime(),
  /** Null while colleges may see it. */
  takenBackAt: z.iso.datetime().nullable(),
});
export type PoolFormState = z.infer<typeof poolFormState>;

export const poolFormOperations = {
  getPoolForms: operation({
    id: 'project',
    method: 'GET',
    path: '/Prospect/poolForms',
    policy: 'pool-form:read',
    summary:
      'The forms by which colleges may find you, of both pools and every year, with when each was sent and taken back.',
    response: z.object({ forms: z.array(poolFormState) }),
  }),
  takeBackPoolForm: operation({
    id: 'project',
    method: 'POST',
    path: '/Prospect/takeBackPoolForm',
    policy: 'pool-form:change',
    summary:
      'Takes a form back. Colleges that have it are told so, and no other gets it. Once more, it changes nothing.',
    body: z.object({ pool, entryYear }),
    response: poolFormState,
    errors: [{ status: 404, means: 'You sent no such form.' }],
  }),
};
