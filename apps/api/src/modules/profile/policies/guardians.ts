import { ownerAlone, type Policy } from '@longleaf/http/policy';

/** Who somebody's parents and guardians are is for them alone. */
export const guardiansPolicy: Policy = ownerAlone;
