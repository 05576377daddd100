import type { CollegePin } from '@longleaf/contract/college-card';
import Supercluster from 'supercluster';

// The index counts in tiles of 512 pixels, the map in tiles of 256: this is 50 pixels on the screen.
const RADIUS = 100;
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
  const index = new Supercluster<{ pin: CollegePin }>({ radius: RADIUS, maxZoom: SINGLE_FROM_ZOOM });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin[5], pin[4]] },
    })),
  );
  return {
    within: (bounds, zoom) =>
      index
        .getClusters([...bounds], Math.round(zoom))
        .map((feature): MapMark => {
          const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
          const { properties } = feature;
          return 'cluster' in properties
            ? {
                kind: 'cluster',
                id: properties.cluster_id,
                colleges: properties.point_count,
                latitude,
                longitude,
              }
            : {
                kind: 'college',
                pin: properties.pin,
                latitude: properties.pin[4],
                longitude: properties.pin[5],
              };
        })
        .toSorted((a, b) => a.longitude - b.longitude),
    apartAt: (id) => index.getClusterExpansionZoom(id),
  };
}
