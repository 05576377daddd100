import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Schools beside the primary one are for their owner alone. */
export const associatedSchoolPolicy: Policy = ownerAlone;
