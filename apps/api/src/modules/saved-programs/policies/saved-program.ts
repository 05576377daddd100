import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Saved programs are for their owner alone. */
export const savedProgramPolicy: Policy = ownerAlone;
