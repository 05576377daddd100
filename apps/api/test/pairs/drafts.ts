import { draftOperations } from '@longleaf/contract/drafts';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/drafts.ts`. */
export const draftsPairs: Pairs = [[draftOperations.draftKey, reads('/users/draftkey', OWN.draftKey)]];
