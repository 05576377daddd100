import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Saved enrichment programs are for their owner alone. */
export const savedEnrichmentPolicy: Policy = ownerAlone;
