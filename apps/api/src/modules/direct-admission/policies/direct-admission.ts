import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Whether somebody stands on the list, and that they looked, is theirs alone. */
export const directAdmissionPolicy: Policy = ownerAlone;
