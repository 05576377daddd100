/** Reads the state of a history entry. Only an address of college search is believed. */
export function readOrigin(state: unknown): { resultsAddress: string | null; distance: number | null } {
  const given = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  const address = given['resultsAddress'];
  const distance = given['distance'];
  return {
    resultsAddress: typeof address === 'string' && /^\/college-search(\?|$)/.test(address) ? address : null,
    distance: typeof distance === 'number' && Number.isFinite(distance) ? distance : null,
  };
}
