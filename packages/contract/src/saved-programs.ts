import { readProgramId } from '@longleaf/rules/programs/program-id';
import { z } from 'zod';
import { operation } from './operation.ts';
import { programCard } from './program-card.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-047, MSG-050, MSG-051: fixed by the specification; the failure to save is the project's own. */
export const savedProgramMessages = {
  saved: /*i18n*/ 'Program saved successfully.',
  removed: /*i18n*/ 'Program removed successfully.',
  saveFailed: /*i18n*/ 'There was a problem saving the program. Please try again later.',
  removeFailed: /*i18n*/ 'An error occurred while processing your request.',
} as const;

/** The project's own bound, so that a list stays one that a person can read. */
export const SAVED_PROGRAMS_LIMIT = 200;

/** A program's id: its CIP code, '51.3801', with or without the point. */
export const programId = z
  .union([z.string(), z.number()], /*i18n*/ 'Give the id of a program, such as 51.3801.')
  .transform((value, context) => {
    const id = readProgramId(value);
    if (id !== undefined) return id;
    context.addIssue({ code: 'custom', message: /*i18n*/ 'Give the id of a program, such as 51.3801.' });
    return z.NEVER;
  });

const idNames = { Id: programId.optional(), programId: programId.optional(), cipCode: programId.optional() };

// A bare id, a quoted id or an object, under any of the names that the documents use (as GAP-018 for colleges).
const named = z
  .union([programId, z.object(idNames).transform((body) => body.Id ?? body.programId ?? body.cipCode)])
  .transform((value, context) => {
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', path: ['Id'], message: /*i18n*/ 'Name the program.' });
    return z.NEVER;
  });

const savedAnswer = z.object({
  id: z.string(),
  isSaved: z.boolean(),
  /** False when it was saved before, or is removed now. */
  isNew: z.boolean(),
  message: z.string(),
});
const removedAnswer = z.object({
  id: z.string(),
  isSaved: z.literal(false),
  /** False when it was not saved: a second click or a second tab got there first. */
  removed: z.boolean(),
  undo: undoSlip,
  message: z.string(),
});

/** A saved program (ENT-243) with its card; no card once it left the catalogue. */
export const savedProgram = z.object({
  id: z.string(),
  title: z.string(),
  savedDate: z.iso.datetime(),
  /** What has changed since it was saved, in the language of the call; null where nothing has, or it is not known. */
  since: z.string().nullable(),
  program: programCard.nullable(),
});
export type SavedProgram = z.output<typeof savedProgram>;

export const savedProgramOperations = {
  getSavedPrograms: operation({
    id: ['API-125', 'API-102'],
    method: 'GET',
    path: ['/programsMajors/getSavedPrograms', '/collegePlanning/getsavedprograms'],
    policy: 'saved-program:read',
    summary: 'Your saved programs, newest first.',
    response: z.array(savedProgram),
  }),
  saveProgram: operation({
    id: ['API-124', 'API-128'],
    method: 'POST',
    path: ['/programsMajors/saveProgram', '/SaveProgram', '/ExploreProgramMajors/SaveProgram'],
    policy: 'saved-program:change',
    summary: 'Saves a program. Saving it again changes nothing.',
    body: named,
    response: savedAnswer,
  }),
  /** GAP-019: the same list; `isSaved: false` removes, anything else saves. */
  updateSavedProgram: operation({
    id: 'API-103',
    method: 'POST',
    path: '/collegePlanning/updatesavedprogram',
    policy: 'saved-program:change',
    summary: 'Saves a program, or removes it with isSaved false.',
    body: z.union([
      programId.transform((id) => ({ id, isSaved: true })),
      z
        .object({ ...idNames, isSaved: z.boolean(/*i18n*/ 'Use true or false.').default(true) })
        .transform((body, context) => {
          const id = body.Id ?? body.programId ?? body.cipCode;
          if (id !== undefined) return { id, isSaved: body.isSaved };
          context.addIssue({ code: 'custom', path: ['Id'], message: /*i18n*/ 'Name the program.' });
          return z.NEVER;
        }),
    ]),
    response: savedAnswer,
  }),
  /** GAP-012: each verb does the same. */
  deleteSavedProgram: operation({
    id: ['API-104', 'API-105'],
    method: ['POST', 'GET', 'DELETE'],
    path: '/collegePlanning/deletesavedprogram/{id}',
    policy: 'saved-program:change',
    summary: 'Removes a saved program. Removing it again changes nothing.',
    params: z.object({ id: programId }),
    response: removedAnswer,
  }),
  deleteSavedProgramNamed: operation({
    id: 'API-106',
    method: ['POST', 'DELETE'],
    path: '/collegePlanning/deleteSavedProgram',
    policy: 'saved-program:change',
    summary: 'Removes a saved program that the body names. Removing it again changes nothing.',
    body: named,
    response: removedAnswer,
  }),
  restoreSavedProgram: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/restoresavedprogram',
    policy: 'saved-program:change',
    summary:
      'Undoes the removal of a saved program, at its place in the list. Doing it again changes nothing.',
    body: undoBody,
    response: savedAnswer,
  }),
  isProgramSaved: operation({
    id: 'API-127',
    method: 'GET',
    path: ['/ProgramSavedCheck/{id}', '/ExploreProgramMajors/ProgramSavedCheck/{id}'],
    policy: 'saved-program:read',
    summary: 'Whether you have saved this program.',
    params: z.object({ id: programId }),
    response: z.boolean(),
  }),
  getSavedProgramIds: operation({
    id: 'project',
    method: 'GET',
    path: '/programsMajors/savedprogramids',
    policy: 'saved-program:read',
    summary: 'The ids of all programs you have saved, so that a list can mark them with one call.',
    response: z.array(z.string()),
  }),
};
