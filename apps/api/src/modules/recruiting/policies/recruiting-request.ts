import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Asking a college to recruit somebody, and taking it back, is for that person alone. */
export const recruitingRequestPolicy: Policy = ownerAlone;
