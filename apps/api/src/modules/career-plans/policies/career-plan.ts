import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** A career development plan, former versions with it, is for its owner alone. */
export const careerPlanPolicy: Policy = ownerAlone;
