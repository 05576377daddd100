const earthRadiusMiles = 3958.7613;
const radians = Math.PI / 180;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in miles between two places (haversine, mean earth radius). */
export function distanceMiles(from: Place, to: Place): number {
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
