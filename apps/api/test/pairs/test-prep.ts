import { testPrepOperations } from '@longleaf/contract/test-prep';
import { nameAt } from '../../src/modules/application-login/hand-off.ts';
import { at, type Pairs } from './pair.ts';

/** Of `contract/src/test-prep.ts`. */
export const testPrepPairs: Pairs = [
  [
    testPrepOperations.getTestPrepProfile,
    {
      send: at('/users/testPrepProfile'),
      outsider: 200,
      proof: { holds: ({ id }) => nameAt('https://prep.example', id) },
    },
  ],
];
