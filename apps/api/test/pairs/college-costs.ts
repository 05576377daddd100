import { collegeCostOperations } from '@longleaf/contract/college-costs';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/college-costs.ts`. */
export const collegeCostsPairs: Pairs = [
  [collegeCostOperations.getCollegeCosts, reads('/collegeCosts', `"id":${OWN.college},`)],
];
