import { z } from 'zod';
import { occupationCode } from './ids.ts';
import { operation } from './operation.ts';

/** MSG-035 (its text is the project's own) and MSG-049, which the specification fixes. */
export const savedCareerMessages = {
  saved: /*i18n*/ 'Saved successfully to your Saved Careers',
  removed: /*i18n*/ 'Removed from your Saved Careers',
  saveFailed: /*i18n*/ 'There was a problem saving the career. Please try again later.',
  removeFailed: /*i18n*/ 'There was a problem removing the career. Please try again later.',
} as const;

/** The project's own bound, so that a list stays one that a person can read. */
export const SAVED_CAREERS_LIMIT = 200;

// A bare code, a quoted one or an object, under any of the names that the documents use.
const savedCareerBody = z
  .union([
    occupationCode,
    z
      .object({ OCCCode: occupationCode.optional(), id: occupationCode.optional() })
      .transform((body) => body.OCCCode ?? body.id),
  ])
  .transform((value, context) => {
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', path: ['OCCCode'], message: /*i18n*/ 'Name the career to save.' });
    return z.NEVER;
  });

export const savedCareerOperations = {
  /** A SOC code without the two digits after the point means its first occupation. */
  saveCareer: operation({
    id: 'API-064',
    method: 'POST',
    path: '/careers/savedcareers',
    policy: 'saved-career:change',
    summary: 'Saves a career. Saving it again changes nothing.',
    body: savedCareerBody,
    response: z.object({
      occCode: z.string(),
      isSaved: z.literal(true),
      /** False when it was saved before: undoing would take off what this call did not add. */
      isNew: z.boolean(),
      message: z.string(),
    }),
  }),
  deleteSavedCareer: operation({
    id: 'API-065',
    method: 'DELETE',
    path: '/careers/savedcareers',
    policy: 'saved-career:change',
    summary: 'Removes a saved career. Removing it again changes nothing.',
    query: z.object({ occCode: occupationCode }),
    response: z.object({
      occCode: z.string(),
      isSaved: z.literal(false),
      removed: z.boolean(),
      message: z.string(),
    }),
  }),
  getSavedCareerCodes: operation({
    id: 'project',
    method: 'GET',
    path: '/careers/savedcareercodes',
    policy: 'saved-career:read',
    summary: 'The codes of all careers you have saved, so that a list can mark them with one call.',
    response: z.array(z.string()),
  }),
};
