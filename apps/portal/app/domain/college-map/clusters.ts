import type { CollegePin } from '@longleaf/contract/college-card';
import { clusterPlaces } from '../../ui/maps/cluster-places.ts';

const SINGLE_FROM_ZOOM = 13;

/** What stands on the map at one place: a college, or several close together. */
export type MapMark =
  | { kind: 'college'; pin: CollegePin; latitude: number; longitude: number }
  | { kind: 'cluster'; id: number; colleges: number; latitude: number; longitude: number };

export interface MapMarks {
  /** The marks within west, south, east, north at a zoom, from west to east. */
  within: (bounds: readonly [number, number, number, number], zoom: number) => MapMark[];
  /** The zoom at which a cluster falls apart. */
  apartAt: (id: number) => number;
}

/** Groups pins that lie close together on the screen. */
export function clusterPins(pins: readonly CollegePin[]): MapMarks {
  const marks = clusterPlaces(
    pins,
    ([, , , , latitude, longitude]) => ({ latitude, longitude }),
    SINGLE_FROM_ZOOM,
  );
  return {
    within: (bounds, zoom) =>
      marks.within(bounds, zoom).map((mark): MapMark => {
        const { latitude, longitude } = mark;
        return mark.kind === 'cluster'
          ? { kind: 'cluster', id: mark.id, colleges: mark.count, latitude, longitude }
          : { kind: 'college', pin: mark.item, latitude, longitude };
      }),
    apartAt: marks.apartAt,
  };
}
