import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** What somebody sends to a pool is theirs alone here; colleges get it by what leaves the portal, not by calls. */
export const poolFormPolicy: Policy = ownerAlone;
