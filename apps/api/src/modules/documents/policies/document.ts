import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** A document carries the name of whoever asks for it, and is mailed to nobody else. */
export const documentPolicy: Policy = ownerAlone;
