import { z } from 'zod';
import { operation } from './operation.ts';

/** A page counts its use at most once in this time (CON-007, GAP-074). */
export const USAGE_SECONDS = 30;

export const searchUsageOperations = {
  countSearchUse: operation({
    id: 'project',
    method: 'POST',
    path: '/campusSearch/usage',
    policy: 'public',
    summary: 'Counts one use of college search for today. Nothing about the person is kept.',
    response: z.undefined(),
  }),
};
