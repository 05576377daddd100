import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Applications, with their tasks and notes, are for their owner alone. */
export const applicationPolicy: Policy = ownerAlone;
