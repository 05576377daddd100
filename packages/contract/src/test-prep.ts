import { z } from 'zod';
import { operation } from './operation.ts';

export const testPrepMessages = {
  notOffered: /*i18n*/ 'Test prep with our partner is not available here.',
  loadFailed: /*i18n*/ 'We could not get test prep ready.',
} as const;

/** What a partner for test prep is told of a person who comes from here (ENT-571 to ENT-574). */
export const testPrepOperations = {
  getTestPrepProfile: operation({
    id: 'API-158',
    method: 'GET',
    path: '/users/testPrepProfile',
    policy: 'test-prep:read',
    summary:
      'What the test prep partner is told of you when its tool opens, and where that is. 404 where there is no partner.',
    response: z.object({
      /** Where the tool opens (API-210); wants what follows in its query. */
      address: z.url(),
      /** What this partner alone knows the person by. */
      userId: z.string(),
      /** HMAC-SHA-256 of `userId`, in hexadecimal digits. */
      userIdHash: z.string().regex(/^[0-9a-f]{64}$/),
      /** Empty unless it is confirmed that it is the person's. */
      email: z.string(),
      firstName: z.string(),
    }),
    perMinute: 60,
  }),
};
