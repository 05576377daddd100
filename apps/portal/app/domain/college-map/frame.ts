import type { CollegePin } from '@longleaf/contract/college-card';
import { type MapFrame, NATIONAL_VIEW, STATE_VIEW } from '../../ui/maps/views.ts';

const STATE_BOUNDS = { south: 33.7, north: 36.7, west: -84.4, east: -75.4 };
const MILES_PER_DEGREE = 69;

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * The frame for a search: the circle around its ZIP code; else the state while any result lies in it; else the
 * results, as far as they lie together; else the country.
 */
export function frameOf(pins: readonly CollegePin[], place: Place | null, miles: number | null): MapFrame {
  if (place && miles !== null) return frameAround(place, miles);
  const inState = pins.some(([, , , , latitude, longitude]) => isInState(latitude, longitude));
  if (inState || pins.length === 0) return STATE_VIEW;
  const latitudes = pins.map((pin) => pin[4]);
  const longitudes = pins.map((pin) => pin[5]);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const isOneRegion = north - south < 8 && east - west < 12;
  return isOneRegion
    ? {
        kind: 'around',
        bounds: [
          [south, west],
          [north, east],
        ],
      }
    : NATIONAL_VIEW;
}

/** The circle of so many miles around a place. */
export function frameAround(place: Place, miles: number): MapFrame {
  const high = miles / MILES_PER_DEGREE;
  const wide = high / Math.cos((place.latitude * Math.PI) / 180);
  return {
    kind: 'around',
    bounds: [
      [place.latitude - high, place.longitude - wide],
      [place.latitude + high, place.longitude + wide],
    ],
  };
}

function isInState(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = STATE_BOUNDS;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}
