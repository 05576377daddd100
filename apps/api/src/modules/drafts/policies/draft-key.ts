import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** The key of somebody's drafts is given to their own browser alone. */
export const draftKeyPolicy: Policy = ownerAlone;
