import { z } from 'zod';
import { operation } from './operation.ts';
import { acknowledgement } from './transcript-deliveries.ts';

/** Names one delivery, with the signature that shows that it came from here. */
const delivery = z
  .string()
  .trim()
  .regex(/^[\da-f]{32}-[\w-]{43}$/, /*i18n*/ 'This is not the name of a delivery.');

export const letterDeliveryMessages = {
  notThere: /*i18n*/ 'This link does not lead to a letter, or no longer does.',
} as const;

/** What a college calls with the link to a letter about a student. */
export const letterDeliveryOperations = {
  getLetter: operation({
    id: 'project',
    method: 'GET',
    path: '/application/letters/{delivery}',
    policy: 'public',
    summary:
      'A letter about a student, as its writer sent it, for whoever has the link of the mail; for 60 days.',
    params: z.object({ delivery }),
    response: z.unknown(),
    produces: 'file',
    perMinute: 60,
  }),
  acknowledgeLetter: operation({
    id: 'project',
    method: 'POST',
    path: '/application/letters/{delivery}/acknowledgement',
    policy: 'public',
    summary: 'A college says that it has a letter, or why not. Doing it again changes nothing.',
    params: z.object({ delivery }),
    body: acknowledgement,
    response: z.object({ state: z.string() }),
    perMinute: 60,
  }),
};
