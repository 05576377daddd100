import { UNITED_STATES } from './countries.ts';
import { NORTH_CAROLINA } from './regions.ts';

/** The part of an address that decides about the county. */
export type Place = { state: string; country: string };

/**
 * Whether a change of state or country clears the county (VAL-041 to VAL-043, GAP-095): the state becomes or stops
 * being North Carolina, or the country becomes the United States. Loading an address is no change.
 */
export function clearsCounty(before: Place, after: Place): boolean {
  const stateChanged = before.state !== after.state;
  if (stateChanged && (before.state === NORTH_CAROLINA || after.state === NORTH_CAROLINA)) return true;
  return before.country !== after.country && after.country === UNITED_STATES;
}

/** Whether an address has a county to choose: the 100 of North Carolina alone are listed. */
export function hasCounties({ state, country }: Place): boolean {
  return country === UNITED_STATES && state === NORTH_CAROLINA;
}
