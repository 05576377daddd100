import { z } from 'zod';
import { operation } from './operation.ts';

/** Names one delivery, with the signature that shows that it came from here. */
const delivery = z
  .string()
  .trim()
  .regex(/^[\da-f]{32}-[\w-]{43}$/, /*i18n*/ 'This is not the name of a delivery.');

export const transcriptDeliveryMessages = {
  notThere: /*i18n*/ 'This link does not lead to a transcript, or no longer does.',
} as const;

/** What a college says of a delivery: by the link of its letter, or in a file beside the document. */
export const acknowledgement = z.object({
  received: z.boolean({ error: /*i18n*/ 'Say true or false.' }),
  /** Why not; the student reads it. */
  reason: z.string().trim().max(300, /*i18n*/ 'Use at most 300 characters.').nullish(),
  /** That sending it once more may help; else the student is told what to do. */
  sendAgain: z.boolean({ error: /*i18n*/ 'Say true or false.' }).default(false),
});
export type Acknowledgement = z.infer<typeof acknowledgement>;

/** What a college calls with the link of its letter. */
export const transcriptDeliveryOperations = {
  getDelivery: operation({
    id: 'project',
    method: 'GET',
    path: '/transcripts/deliveries/{delivery}',
    policy: 'public',
    summary:
      'A transcript that was sent to a college, as PESC XML, for whoever has the link of the letter; for 60 days.',
    params: z.object({ delivery }),
    response: z.unknown(),
    produces: 'file',
    perMinute: 60,
  }),
  getDeliveryPage: operation({
    id: 'project',
    method: 'GET',
    path: '/transcripts/deliveries/{delivery}/page',
    policy: 'public',
    summary: 'The same transcript as a page to read.',
    params: z.object({ delivery }),
    response: z.unknown(),
    produces: 'file',
    perMinute: 60,
  }),
  acknowledgeDelivery: operation({
    id: 'project',
    method: 'POST',
    path: '/transcripts/deliveries/{delivery}/acknowledgement',
    policy: 'public',
    summary: 'A college says that it has a transcript, or why not. Doing it again changes nothing.',
    params: z.object({ delivery }),
    body: acknowledgement,
    response: z.object({ status: z.string() }),
    perMinute: 60,
  }),
};
