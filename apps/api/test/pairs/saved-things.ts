import { savedThingOperations } from '@longleaf/contract/saved-things';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/saved-things.ts`. */
export const savedThingsPairs: Pairs = [
  [savedThingOperations.getSavedCounts, reads('/saved/counts', '"colleges":1')],
];
