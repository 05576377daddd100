import { z } from 'zod';
import { enrichmentCard } from './enrichment.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** The specification has no saving of enrichment programs: calls and words are the project's own. */
export const savedEnrichmentMessages = {
  saved: /*i18n*/ 'Program saved successfully.',
  removed: /*i18n*/ 'Program removed successfully.',
  saveFailed: /*i18n*/ 'There was a problem saving the program. Please try again later.',
  removeFailed: /*i18n*/ 'There was a problem removing the program. Please try again later.',
} as const;

/** The project's own bound, so that a list stays one that a person can read. */
export const SAVED_ENRICHMENT_LIMIT = 200;

const mostId = 999_999;

/** The number of a program. */
export const enrichmentId = z.coerce
  .number(/*i18n*/ 'Give the number of a program.')
  .int(/*i18n*/ 'Give the number of a program.')
  .min(1, /*i18n*/ 'Give the number of a program.')
  .max(mostId, /*i18n*/ 'Give the number of a program.');

const savedAnswer = z.object({
  id: z.string(),
  isSaved: z.literal(true),
  /** False when it was saved before. */
  isNew: z.boolean(),
  message: z.string(),
});

/** A saved program with its card; no card once its host took it off the list. */
export const savedEnrichmentProgram = z.object({
  id: z.string(),
  savedDate: z.iso.datetime(),
  program: enrichmentCard.nullable(),
});
export type SavedEnrichmentProgram = z.output<typeof savedEnrichmentProgram>;

export const savedEnrichmentOperations = {
  getSavedEnrichment: operation({
    id: 'project',
    method: 'GET',
    path: '/StudentEnrichment/savedPrograms',
    policy: 'saved-enrichment:read',
    summary: 'Your saved enrichment programs, newest first.',
    response: z.array(savedEnrichmentProgram),
  }),
  getSavedEnrichmentIds: operation({
    id: 'project',
    method: 'GET',
    path: '/StudentEnrichment/savedProgramIds',
    policy: 'saved-enrichment:read',
    summary:
      'The numbers of all enrichment programs you have saved, so that a list can mark them with one call.',
    response: z.array(z.string()),
  }),
  saveEnrichment: operation({
    id: 'project',
    method: 'POST',
    path: '/StudentEnrichment/savedPrograms',
    policy: 'saved-enrichment:change',
    summary: 'Saves an enrichment program. Saving it again changes nothing.',
    body: z.object({ id: enrichmentId }),
    response: savedAnswer,
  }),
  deleteSavedEnrichment: operation({
    id: 'project',
    method: 'DELETE',
    path: '/StudentEnrichment/savedPrograms/{id}',
    policy: 'saved-enrichment:change',
    summary: 'Removes a saved enrichment program. Removing it again changes nothing.',
    params: z.object({ id: enrichmentId }),
    response: z.object({
      id: z.string(),
      isSaved: z.literal(false),
      /** False when it was not saved: a second click or a second tab got there first. */
      removed: z.boolean(),
      undo: undoSlip,
      message: z.string(),
    }),
  }),
  restoreSavedEnrichment: operation({
    id: 'project',
    method: 'POST',
    path: '/StudentEnrichment/restoreSavedProgram',
    policy: 'saved-enrichment:change',
    summary:
      'Undoes the removal of a saved enrichment program, at its place in the list. Doing it again changes nothing.',
    body: undoBody,
    response: savedAnswer,
  }),
};
