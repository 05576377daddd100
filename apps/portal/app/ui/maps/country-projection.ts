/** The piece of the world in united-states.svg, in degrees. Made by scripts/draw-country-map.ts. */
export const COUNTRY = { west: -180, north: 72, wide: 116, high: 55 } as const;
