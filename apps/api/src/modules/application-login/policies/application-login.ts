import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Nobody goes to a college's site as somebody else. */
export const applicationLoginPolicy: Policy = ownerAlone;
