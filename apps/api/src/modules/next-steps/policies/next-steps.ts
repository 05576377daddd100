import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** How far somebody is, and what they answered, is theirs alone. */
export const nextStepsPolicy: Policy = ownerAlone;
