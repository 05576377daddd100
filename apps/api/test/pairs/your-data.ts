import { yourDataOperations } from '@longleaf/contract/your-data';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/your-data.ts`. */
export const yourDataPairs: Pairs = [
  [yourDataOperations.getYourData, reads('/users/yourData', OWN.nickname)],
  [yourDataOperations.getDeletion, reads('/users/deletion', OWN.deletedOn)],
  [yourDataOperations.requestDeletion, { ...changes('/users/deletion'), proof: { holds: OWN.deletedOn } }],
  [yourDataOperations.cancelDeletion, changes('/users/deletion')],
];
