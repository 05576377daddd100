import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Links to a plan are their owner's to make, to look at and to end. */
export const sharedPlanPolicy: Policy = ownerAlone;
