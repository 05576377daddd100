import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Transition plans, former versions with them, are for their owner alone. */
export const transitionPlanPolicy: Policy = ownerAlone;
