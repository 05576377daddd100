import { z } from 'zod';
import { operation } from './operation.ts';

/** The key that seals what a person typed and has not sent yet; see the portal's drafts service. */
export const draftOperations = {
  draftKey: operation({
    id: 'project',
    method: 'GET',
    path: '/users/draftkey',
    policy: 'draft-key:read',
    summary: 'Your own key for typed values that wait in your browser; the same one at every call',
    response: z.object({
      /** 32 bytes in base64. */
      key: z.base64(),
    }),
  }),
};
