import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Saved careers are for their owner alone. */
export const savedCareerPolicy: Policy = ownerAlone;
