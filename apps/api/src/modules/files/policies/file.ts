import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** A file is its owner's alone. A module that lets somebody else near one asks a policy of its own. */
export const filePolicy: Policy = ownerAlone;
