import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** A receipt is for the person who sent something, and is made when they send it. */
export const receiptPolicy: Policy = ownerAlone;
