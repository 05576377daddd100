/** What the land looks like where a college is. */
export type Land = 'mountains' | 'piedmont' | 'plain' | 'coast';

/** North Carolina by longitude, from the Blue Ridge to the sea. Other states get Piedmont land. */
export function landAt(longitude: number | null, inState: boolean): Land {
  if (!inState || longitude === null) return 'piedmont';
  if (longitude < -81.35) return 'mountains';
  if (longitude < -78.75) return 'piedmont';
  return longitude < -77.55 ? 'plain' : 'coast';
}
