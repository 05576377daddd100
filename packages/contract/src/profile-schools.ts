import { z } from 'zod';
import { operation } from './operation.ts';
import { crmId, schoolSchema } from './organizations.ts';

/** MSG (API-152); MSG-054 leaves the words of a saved section to the project. */
export const schoolMessages = {
  primaryFailed: /*i18n*/ 'An error occurred changing your primary connection. Please try again.',
  primarySaved: /*i18n*/ 'Your primary connection changes have been saved.',
} as const;

/** Most schools beside the primary one. */
export const ASSOCIATED_SCHOOLS_LIMIT = 20;

// A bare crmId or an object, as the saved colleges take theirs.
const schoolBody = z.union([
  crmId.transform((given) => ({ crmId: given })),
  z.object({ crmId }, { error: /*i18n*/ 'Name the school.' }),
]);

export const schoolOperations = {
  savePrimaryConnection: operation({
    id: 'API-152',
    method: 'PUT',
    path: '/users/primaryConnection/save',
    policy: 'profile:change',
    summary: 'Chooses your school, or says that it is in no list (VAL-071).',
    body: z
      .object({
        primaryConnectionCrmId: crmId.nullish(),
        notListed: z.boolean({ error: /*i18n*/ 'This is true or false.' }).nullish(),
      })
      .refine((body) => typeof body.primaryConnectionCrmId === 'string' || body.notListed === true, {
        path: ['primaryConnectionCrmId'],
        message: /*i18n*/ 'Choose a school, or say that it is not listed.',
      }),
    response: z.object({
      customer: schoolSchema.nullable(),
      primaryConnectionCrmId: z.string().nullable(),
      primaryConnectionNotListed: z.boolean(),
    }),
  }),
  addAssociatedSchool: operation({
    id: 'API-153',
    method: 'PUT',
    path: '/users/associatedSchools/add',
    policy: 'associated-school:change',
    summary: 'Adds a school to yours and gives the list. Adding it again changes nothing.',
    body: schoolBody,
    response: z.array(schoolSchema),
  }),
  deleteAssociatedSchool: operation({
    id: 'API-154',
    // GAP-012: POST as well, for clients that know no other verb.
    method: ['DELETE', 'POST'],
    path: '/users/associatedSchools/delete',
    policy: 'associated-school:change',
    summary: 'Takes a school from yours and gives the list. Taking it again changes nothing.',
    query: z.object({ crmId }),
    response: z.array(schoolSchema),
  }),
};
