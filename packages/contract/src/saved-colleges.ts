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
    z.object({ questionID: z.number().int(), questionName: z.string(), organizationID: z.number().int() }),
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
    summary: 'Changes what you noted about a saved college. What is not sent stays as it is.',
    query: z.object({ residency }),
    body: z.object({
      id: rowId,
      notes: z.string().optional(),
      campusNotes: z.string().optional(),
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
    summary: 'Your saved colleges, newest first, 25 to a page.',
    query: z.object({ pageNumber: z.coerce.number().int().min(1).max(1000).default(1), residency }),
    response: z.object({
      colleges: z.array(savedCollegeSchema),
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
      totalCount: z.number().int(),
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
