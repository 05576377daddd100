import { demographicsOperations } from '@longleaf/contract/profile-demographics';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/profile-demographics.ts`. */
export const profileDemographicsPairs: Pairs = [
  [demographicsOperations.getDemographics, reads('/users/demographics', OWN.religion)],
  [demographicsOperations.saveDemographics, changes('/users/demographics', { nationalities: 'US' })],
];
