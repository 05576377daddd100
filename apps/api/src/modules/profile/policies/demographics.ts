import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** What somebody says of their origin, health and faith is for them alone. */
export const demographicsPolicy: Policy = ownerAlone;
