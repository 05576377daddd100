import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Where somebody plans to go is for them alone. */
export const intentToEnrollPolicy: Policy = ownerAlone;
