import { applicationLoginOperations } from '@longleaf/contract/application-login';
import { nameAt } from '../../src/modules/application-login/hand-off.ts';
import { at, type Pairs } from './pair.ts';

/** Of `contract/src/application-login.ts`. */
export const applicationLoginPairs: Pairs = [
  [
    applicationLoginOperations.getApplicationAddress,
    {
      send: at('/application/elm/first-year/key'),
      outsider: 200,
      proof: { namesInToken: ({ id }) => nameAt('https://apply.example.edu', id) },
    },
  ],
];
