/** What the map shows at first. */
export type MapFrame =
  | { kind: 'view'; center: [number, number]; zoom: number }
  | { kind: 'around'; bounds: [[number, number], [number, number]] };

/** CON-011, CON-013: the middle of North Carolina. */
export const STATE_VIEW = { kind: 'view', center: [35.25, -79.9], zoom: 7 } satisfies MapFrame;
/** CON-014: the whole country. */
export const NATIONAL_VIEW = { kind: 'view', center: [38.5, -96], zoom: 4 } satisfies MapFrame;

const METERS_PER_MILE = 1609.344;

export function meters(miles: number): number {
  return miles * METERS_PER_MILE;
}
