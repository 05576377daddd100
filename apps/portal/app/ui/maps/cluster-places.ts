import Supercluster from 'supercluster';

// The index counts in tiles of 512 pixels, the map in tiles of 256: this is 50 pixels on the screen.
const RADIUS = 100;

interface Place {
  latitude: number;
  longitude: number;
}

/** What stands on the map at one place: one thing, or several close together. */
export type PlaceMark<Item> = Place &
  ({ kind: 'one'; item: Item } | { kind: 'cluster'; id: number; count: number });

export interface PlaceMarks<Item> {
  /** The marks within west, south, east, north at a zoom, from west to east. */
  within: (bounds: readonly [number, number, number, number], zoom: number) => PlaceMark<Item>[];
  /** The zoom at which a cluster falls apart; more than `singleFrom` where all of it is at one spot. */
  apartAt: (id: number) => number;
  /** What is in a cluster. */
  itemsOf: (id: number) => Item[];
}

/**
 * Groups what lies close together on the screen.
 * @param singleFrom from the zoom after this one on each stands alone
 */
export function clusterPlaces<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place,
  singleFrom: number,
): PlaceMarks<Item> {
  const index = new Supercluster<{ item: Item }>({ radius: RADIUS, maxZoom: singleFrom });
  index.load(
    items.map((item) => {
      const { latitude, longitude } = placeOf(item);
      return {
        type: 'Feature',
        properties: { item },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      };
    }),
  );
  return {
    within: (bounds, zoom) =>
      index
        .getClusters([...bounds], Math.round(zoom))
        .map((feature): PlaceMark<Item> => {
          const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
          const { properties } = feature;
          // Its own place, which the index has rounded.
          if (!('cluster' in properties))
            return { kind: 'one', item: properties.item, ...placeOf(properties.item) };
          const { cluster_id: id, point_count: count } = properties;
          return { kind: 'cluster', id, count, latitude, longitude };
        })
        .toSorted((a, b) => a.longitude - b.longitude),
    apartAt: (id) => index.getClusterExpansionZoom(id),
    itemsOf: (id) => index.getLeaves(id, Infinity).map(({ properties }) => properties.item),
  };
}
