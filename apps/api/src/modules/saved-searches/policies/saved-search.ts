import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Saved searches are for their owner alone. */
export const savedSearchPolicy: Policy = ownerAlone;
