import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/intents-to-enroll.ts`. */
export const intentsToEnrollPairs: Pairs = [
  [intentOperations.getIntentEnrollSchool, reads('/collegePlanning/getintentenrollschool', OWN.intentNote)],
  [
    intentOperations.updateIntentEnrollSchool,
    {
      send: ({ intent }) => ({
        path: '/collegePlanning/updateintentenrollschool',
        body: { id: intent, collegeName: 'Elsewhere College' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    intentOperations.restoreIntentToEnroll,
    {
      send: async ({ removed, intent }) => ({
        path: '/collegePlanning/restoreintentenrollschool',
        body: { undo: await removed('/collegePlanning/updateintentenrollschool', { id: intent }) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
