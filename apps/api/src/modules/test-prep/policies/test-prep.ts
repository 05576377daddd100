import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Only the person themselves is handed on to test prep. */
export const testPrepPolicy: Policy = ownerAlone;
