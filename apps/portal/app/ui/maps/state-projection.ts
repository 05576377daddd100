/** How places in North Carolina become points of the drawn map: a plain projection that is true at 35.3° north. */

const WEST = -84.4;
const NORTH = 36.65;
const UNITS_PER_DEGREE = 100;
const NARROWING = Math.cos((35.3 * Math.PI) / 180);

export function mapX(longitude: number): number {
  return (longitude - WEST) * NARROWING * UNITS_PER_DEGREE;
}

export function mapY(latitude: number): number {
  return (NORTH - latitude) * UNITS_PER_DEGREE;
}

const [left, top, width, height] = [-14, -12, 768, 306];

/** The piece of the drawing that shows the whole state. */
export const MAP = { left, top, width, height, viewBox: `${left} ${top} ${width} ${height}` } as const;
