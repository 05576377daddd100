import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { undoBody, undoSlip } from './undo.ts';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';
import { residency } from './residency.ts';

/** The project's own bounds. */
export const SAVED_SEARCHES_LIMIT = 100;
export const SEARCH_NAME_LONGEST = 80;
export const SEARCH_LONGEST = 20_000;

export const savedSearchMessages = {
  nameNeeded: /*i18n*/ 'Give the search a name.',
  nameTooLong: fill(/*i18n*/ 'Use {limit} letters or fewer.', { limit: SEARCH_NAME_LONGEST }),
  nameTaken:
    /*i18n*/ 'You already have a search with this name. Choose another name, or replace that search.',
  deleted: /*i18n*/ 'The search is deleted.',
  back: /*i18n*/ 'Your search is back.',
  backFailed: /*i18n*/ 'We could not bring the search back. Try again.',
  tooMany: fill(/*i18n*/ 'You can keep {limit} searches. Delete one first.', { limit: SAVED_SEARCHES_LIMIT }),
} as const;

const name = z
  .string({ error: savedSearchMessages.nameNeeded })
  .trim()
  .min(1, savedSearchMessages.nameNeeded)
  .max(SEARCH_NAME_LONGEST, savedSearchMessages.nameTooLong);

// The documents keep the search as JSON text; a client that sends the object itself means the same.
const search = z.union([
  z
    .string()
    .max(SEARCH_LONGEST, /*i18n*/ 'The search is too long to save.')
    .refine(isJson, /*i18n*/ 'The search must be JSON text.'),
  z
    .record(z.string(), z.unknown())
    .transform((value) => JSON.stringify(value))
    .refine((text) => text.length <= SEARCH_LONGEST, /*i18n*/ 'The search is too long to save.'),
  z
    .array(z.unknown())
    .transform((value) => JSON.stringify(value))
    .refine((text) => text.length <= SEARCH_LONGEST, /*i18n*/ 'The search is too long to save.'),
]);

export const savedSearchSchema = z.object({
  id: z.number().int(),
  /** Both names of GAP-076 hold the same. */
  name: z.string(),
  searchName: z.string(),
  search: z.string(),
  savedDate: z.iso.datetime(),
  /** Colleges that it finds now and did not when it was last looked at, and the other way round; null when not known. */
  newMatches: z.number().int().nullable(),
  goneMatches: z.number().int().nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchOperations = {
  saveCampusSearch: operation({
    id: ['API-206', 'API-060'],
    method: 'POST',
    path: '/campusSearch/saveCampusSearch',
    policy: 'saved-search:change',
    summary: 'Saves a search under a name. The same search under the same name again changes nothing.',
    body: z
      .object({
        name: name.optional(),
        searchName: name.optional(),
        search,
        replace: z.boolean().default(false),
      })
      .transform((body, context) => {
        const given = body.name ?? body.searchName;
        if (given !== undefined) return { name: given, search: body.search, replace: body.replace };
        context.addIssue({ code: 'custom', path: ['name'], message: savedSearchMessages.nameNeeded });
        return z.NEVER;
      }),
    response: savedSearchSchema,
  }),
  lookAtSearch: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/lookAtSearch/{id}',
    policy: 'saved-search:change',
    summary: 'Says that you look at what a saved search finds: from now on it tells what has changed since.',
    params: z.object({ id: rowId }),
    query: z.object({ residency }),
    response: savedSearchSchema,
  }),
  loadSavedSearches: operation({
    id: ['API-207', 'API-059', 'API-093'],
    method: 'GET',
    path: ['/campusSearch/loadSavedSearches', '/collegePlanning/getsavedsearches'],
    policy: 'saved-search:read',
    summary: 'Your saved searches by name, each with what has changed since you last looked at it.',
    response: z.array(savedSearchSchema),
  }),
  renameSearch: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/renameSearch/{id}',
    policy: 'saved-search:change',
    summary: 'Gives a saved search another name.',
    params: z.object({ id: rowId }),
    body: z.object({ name }),
    response: savedSearchSchema,
  }),
  deleteSearch: operation({
    id: 'API-094',
    method: ['DELETE', 'POST'],
    path: '/collegePlanning/deleteSearch/{id}',
    policy: 'saved-search:change',
    summary: 'Deletes a saved search.',
    params: z.object({ id: rowId }),
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  restoreSearch: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/restoreSearch',
    policy: 'saved-search:change',
    summary:
      'Undoes the deletion of a saved search. One that has its name by now stays as it is. Doing it again changes nothing.',
    body: undoBody,
    response: savedSearchSchema,
  }),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
