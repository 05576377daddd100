import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Activities and interests are for their owner alone. */
export const activityPolicy: Policy = ownerAlone;
