import { z } from 'zod';
import { operation } from './operation.ts';

export const prospectFileMessages = {
  notThere: /*i18n*/ 'This link does not lead to a file, or no longer does.',
} as const;

/** What a college opens with the link of its letter. */
export const prospectFileOperations = {
  getProspectFile: operation({
    id: 'project',
    method: 'GET',
    path: '/prospects/files/{file}',
    policy: 'public',
    summary:
      'Students who want to hear from a college, as CSV, for whoever has the link of the letter; for 30 days.',
    params: z.object({
      file: z
        .string()
        .trim()
        .regex(/^[\da-f]{32}-[\w-]{43}$/, /*i18n*/ 'This is not the name of a file.'),
    }),
    response: z.unknown(),
    produces: 'file',
    perMinute: 60,
  }),
};
