import { trackedActions, type TrackedActionId } from '@longleaf/rules/saved-colleges/tracked-actions';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { collegeId, rowId } from './ids.ts';
import { operation } from './operation.ts';
import { residency } from './residency.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-021, MSG-036 to MSG-038: fixed by the specification. */
export const savedCollegeMessages = {
  saved: /*i18n*/ 'Saved successfully to your Saved Colleges',
  loadFailed: /*i18n*/ 'There was a problem getting your saved colleges. Please try again later.',
  updateFailed: /*i18n*/ 'There was a problem updating the college. Please try again later.',
  deleteFailed: /*i18n*/ 'There was a problem deleting the college. Please try again later.',
} as const;

/** CON-050. */
export const SAVED_COLLEGES_PAGE_SIZE = 25;
/** The project's own bound, so that a list stays one that a person can read. */
export const SAVED_COLLEGES_LIMIT = 500;

/** Most characters of each kind of note; the project's own bound: about a page. */
export const NOTES_LIMIT = 2000;

/** A saved college as the specification lists it, with the college's card; no card once it left the catalogue. */
export const savedCollegeSchema = z.object({
  id: z.number().int(),
  organizationID: z.number().int(),
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  notes: z.string(),
  campusNotes: z.string(),
  actions: z.array(
    z.object({
      questionID: z.number().int(),
      questionName: z.string(),
      organizationID: z.number().int(),
      /** The day it was done; null where the student named none. */
      doneOn: z.iso.date().nullable(),
    }),
  ),
  savedDate: z.iso.datetime(),
  college: collegeCard.nullable(),
});
export type SavedCollege = z.infer<typeof savedCollegeSchema>;

const savedSchema = z.object({
  id: z.number().int(),
  organizationID: z.number().int(),
  /** False when it was saved before: then there is nothing to undo. */
  isNew: z.boolean(),
  message: z.string(),
});

// GAP-018: a bare id, a quoted id or an object, under any of the names that the documents use.
const savedCollegeBody = z
  .union([
    collegeId,
    z
      .object({
        organizationId: collegeId.optional(),
        organizationID: collegeId.optional(),
        id: collegeId.optional(),
      })
      .transform((body) => body.organizationId ?? body.organizationID ?? body.id),
  ])
  .transform((value, context) => {
    if (value !== undefined) return value;
    context.addIssue({
      code: 'custom',
      path: ['organizationId'],
      message: /*i18n*/ 'Name the college to save.',
    });
    return z.NEVER;
  });

const wrongAction = /*i18n*/ 'Use the id of an action, from 1 to 8.';
/** A tracked action (CON-075) by its id; its name and college, which the list carries, are not asked for again. */
const actionDone = z.object({
  questionID: z.coerce
    .number(wrongAction)
    .refine((id): id is TrackedActionId => trackedActions.some((action) => action.id === id), wrongAction),
  doneOn: z.string().nullable().default(null),
});

/** In which order saved colleges come. */
export const savedCollegeSorts = ['newest', 'mostDone', 'leastDone'] as const;
export type SavedCollegeSort = (typeof savedCollegeSorts)[number];

const actionId = z.coerce
  .number(wrongAction)
  .int(wrongAction)
  .min(1, wrongAction)
  .max(trackedActions.length, wrongAction)
  .optional();

export const savedCollegeOperations = {
  isCollegeSaved: operation({
    id: 'API-051',
    method: 'GET',
    path: '/collegePlanning/issaved/{orgId}',
    policy: 'saved-college:read',
    summary: 'Whether you have saved this college.',
    params: z.object({ orgId: collegeId }),
    response: z.boolean(),
  }),
  saveCollege: operation({
    id: ['API-052', 'API-096'],
    method: 'POST',
    path: ['/collegePlanning', '/collegePlanning/postsavedcollege'],
    policy: 'saved-college:change',
    summary: 'Saves a college. Saving it again changes nothing.',
    body: savedCollegeBody,
    response: savedSchema,
  }),
  updateSavedCollege: operation({
    id: 'API-097',
    method: 'POST',
    path: '/collegePlanning/updateSavedCollege',
    policy: 'saved-college:change',
    summary:
      'Changes what you noted about a saved college, and what is done. What is not sent stays as it is.',
    query: z.object({ residency }),
    body: z.object({
      id: rowId,
      notes: z.string().optional(),
      campusNotes: z.string().optional(),
      /** All that is done: an action that is not named is taken off. */
      actions: z
        .array(actionDone, /*i18n*/ 'Give a list of actions.')
        .max(trackedActions.length, /*i18n*/ 'Name each action once.')
        .optional(),
    }),
    response: savedCollegeSchema,
  }),
  deleteSavedCollege: operation({
    id: 'API-053',
    method: ['POST', 'DELETE'],
    path: '/collegePlanning/deletesavedcollege',
    policy: 'saved-college:change',
    summary: 'Removes a saved college, named by the id of the saved row or by the college.',
    body: z
      .object({
        id: rowId.optional(),
        organizationId: collegeId.optional(),
      })
      .refine((body) => body.id !== undefined || body.organizationId !== undefined, {
        path: ['organizationId'],
        message: /*i18n*/ 'Name the college to remove.',
      }),
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  restoreSavedCollege: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/restoresavedcollege',
    policy: 'saved-college:change',
    summary:
      'Undoes the removal of a saved college, with its notes and its date. Doing it again changes nothing.',
    body: undoBody,
    response: savedSchema,
  }),
  getSavedColleges: operation({
    id: 'API-095',
    method: 'GET',
    path: '/collegePlanning/getsavedcolleges',
    policy: 'saved-college:read',
    summary:
      'Your saved colleges, 25 to a page: newest first unless asked otherwise; those alone for which an action is done, or is missing.',
    query: z.object({
      pageNumber: z.coerce.number().int().min(1).max(1000).default(1),
      residency,
      sort: z.enum(savedCollegeSorts, /*i18n*/ 'Sort by newest, mostDone or leastDone.').default('newest'),
      done: actionId,
      missing: actionId,
    }),
    response: z.object({
      colleges: z.array(savedCollegeSchema),
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
      totalCount: z.number().int(),
      /** At how many of all your saved colleges you marked that you plan to go there, whichever are listed. */
      plannedCount: z.number().int(),
    }),
  }),
  getSavedCollegeIds: operation({
    id: 'project',
    method: 'GET',
    path: '/collegePlanning/savedcollegeids',
    policy: 'saved-college:read',
    summary:
      'The ids of all colleges you have saved, so that a list of colleges can mark them with one call.',
    response: z.array(z.number().int()),
  }),
};
