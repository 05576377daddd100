/** A point as Leaflet takes it: latitude, longitude. */
export type LatLng = [number, number];

const UNITS = 1000;

/** Reads a line of `base-map.json`: the first point, then steps, in units of 1/1000 degree, longitude first. */
export function pointsOf(line: readonly number[]): LatLng[] {
  const points: LatLng[] = [];
  let [longitude, latitude] = [0, 0];
  for (let index = 0; index + 1 < line.length; index += 2) {
    longitude += line[index] ?? 0;
    latitude += line[index + 1] ?? 0;
    points.push([latitude / UNITS, longitude / UNITS]);
  }
  return points;
}
