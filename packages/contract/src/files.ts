import { z } from 'zod';
import { operation } from './operation.ts';

/** Bytes of a file that is kept for somebody, at most: 10 MB. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** Bytes of all files of a person, at most: 200 MB. */
export const MOST_BYTES_OF_A_PERSON = 200 * 1024 * 1024;

export const fileMessages = {
  /** Fixed by the specification; where a file that was asked for does not come. */
  notSaved: /*i18n*/ 'An error occurred while saving the file',
  notThere: /*i18n*/ 'This file is no longer there.',
  tooLarge: /*i18n*/ 'Use a file of at most 10 MB.',
  infected: /*i18n*/ 'We cannot take this file: the virus scanner found something in it.',
  noRoom: /*i18n*/ 'Your files fill the 200 MB that you have here. Remove one that you no longer need.',
  notNow: /*i18n*/ 'Files do not work right now. Please try again in a minute.',
};

/** Files that are kept for people. */
export const fileOperations = {
  getFile: operation({
    id: ['API-208', 'API-209'],
    method: ['GET', 'POST'],
    path: '/files/{fileId}',
    policy: 'file:read',
    summary: 'A file of yours, as it was kept; its name is in Content-Disposition.',
    params: z.object({ fileId: z.uuid() }),
    response: z.unknown(),
    produces: 'file',
  }),
};
