import { canBeChecked } from './address.ts';
import { TOWN_CHECKED } from './result-codes.ts';

type Checked = {
  isVerified: boolean;
  userOverride: boolean;
  resultCodes: readonly string[];
  country: string;
};

/** What is known of a stored address, the surest first; 'not-checkable' of other countries. */
export type Reach = 'street' | 'kept' | 'town' | 'not-checkable' | 'not-checked';

/** How far an address was checked. Only one that was checked to its street is verified. */
export function reachOf({ isVerified, userOverride, resultCodes, country }: Checked): Reach {
  if (isVerified) return 'street';
  if (userOverride) return 'kept';
  if (resultCodes.includes(TOWN_CHECKED)) return 'town';
  return canBeChecked(country) ? 'not-checked' : 'not-checkable';
}

/**
 * Whether the person should look at an address: it could have been checked, was not, and was not kept on purpose
 * either (GAP-119). Where only the town could be checked nobody can do more, so nobody is asked again.
 */
export function needsAttention(address: Checked): boolean {
  return reachOf(address) === 'not-checked';
}
