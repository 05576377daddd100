import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Only the owner ends an account, and only the owner keeps it after all. */
export const deletionRequestPolicy: Policy = ownerAlone;
