import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Test scores are for their owner alone. */
export const testScorePolicy: Policy = ownerAlone;
