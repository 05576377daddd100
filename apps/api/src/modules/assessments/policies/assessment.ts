import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** What somebody answers of themselves is for them alone. */
export const assessmentPolicy: Policy = ownerAlone;
