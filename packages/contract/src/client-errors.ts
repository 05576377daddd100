import { z } from 'zod';
import { operation } from './operation.ts';

/** Takes note of an error in the browser (API-057, GAP-024); answers nothing, whatever is passed. */
export const clientError = operation({
  id: 'API-057',
  method: 'GET',
  path: '/users/error',
  policy: 'public',
  summary: 'Take note of an error in the browser',
  // Each writes a line into the log, for anybody.
  perMinute: 60,
  query: z.object({ message: z.string().max(2000).optional() }),
  response: z.undefined(),
});
