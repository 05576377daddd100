import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Personal statements are for their owner alone. */
export const personalStatementPolicy: Policy = ownerAlone;
