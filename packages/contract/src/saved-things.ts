import { z } from 'zod';
import { operation } from './operation.ts';

const savedCounts = z.object({
  colleges: z.int(),
  careers: z.int(),
  programs: z.int(),
  searches: z.int(),
  enrichment: z.int(),
});
export type SavedCounts = z.infer<typeof savedCounts>;

/** What somebody saved, over every kind. */
export const savedThingOperations = {
  getSavedCounts: operation({
    id: 'project',
    method: 'GET',
    path: '/saved/counts',
    policy: 'saved-college:read',
    summary: 'How many colleges, careers, programs, searches and enrichment programs you saved.',
    response: savedCounts,
  }),
};
