import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** What somebody ordered while signed in is theirs alone. */
export const orderPolicy: Policy = ownerAlone;
