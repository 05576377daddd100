import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Saved colleges, their notes with them, are for their owner alone. */
export const savedCollegePolicy: Policy = ownerAlone;
