import { z } from 'zod';
import { operation } from './operation.ts';

/** MSG-040; MSG-054 leaves the words of a saved section to the project. */
export const demographicsMessages = {
  loadFailed: /*i18n*/ 'An error occurred while getting demographic information',
  saved: /*i18n*/ 'Your demographic changes have been saved.',
} as const;

const LONGEST = 1000;
const joined = z
  .string({ error: /*i18n*/ 'This must be a list joined by commas.' })
  .max(LONGEST, /*i18n*/ 'This list is too long.')
  .nullish()
  .transform((value) => value ?? '');
const value = z
  .union([z.string().max(60), z.number().int().transform(String)], { error: /*i18n*/ 'This must be text.' })
  .nullish()
  .transform((given) => (given === undefined || given === null || given === '' ? null : given));

/** Demographics (ENT-263 to ENT-268, GAP-121): lists are joined by commas. Values stand in the rules. */
export const demographicsSchema = z.object({
  /** Country codes, five at most (CON-107). */
  nationalities: z.string(),
  ethnicities: z.string(),
  disabilities: z.string(),
  militaryServices: z.string(),
  religiousAffiliation: z.string().nullable(),
  maritalStatus: z.string().nullable(),
  /** Yes empties the ethnicities; null is not answered. */
  hispanic: z.boolean().nullable(),
});
export type DemographicsAnswer = z.infer<typeof demographicsSchema>;

export const demographicsOperations = {
  getDemographics: operation({
    id: 'API-129',
    method: 'GET',
    path: '/users/demographics',
    policy: 'demographics:read',
    summary: 'What you said about where you come from and what you live with.',
    response: demographicsSchema,
  }),
  saveDemographics: operation({
    id: 'API-130',
    method: 'PUT',
    path: '/users/demographics',
    policy: 'demographics:change',
    summary: 'Saves all of it anew: what is left out becomes empty.',
    body: z.object({
      nationalities: joined,
      ethnicities: joined,
      disabilities: joined,
      militaryServices: joined,
      religiousAffiliation: value,
      maritalStatus: value,
      hispanic: z.boolean({ error: /*i18n*/ 'This is true or false.' }).nullish(),
    }),
    response: demographicsSchema,
  }),
};
