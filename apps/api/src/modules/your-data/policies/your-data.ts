import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Everything at once is given to its owner alone, whoever else may see a part of it. */
export const yourDataPolicy: Policy = ownerAlone;
