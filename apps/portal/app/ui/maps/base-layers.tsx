import { Polygon, Polyline } from 'react-leaflet';
import base from './base-map.json';
import { pointsOf } from './base-lines.ts';

const LAND = base.land.map((ring) => [pointsOf(ring)]);
const BORDERS = base.borders.map(pointsOf);
const COUNTIES = base.counties.map(pointsOf);
const COUNTIES_FROM_ZOOM = 6;
const quiet = { interactive: false, smoothFactor: 0.5 } as const;

/** The drawn base of the map: land, counties and states. No tile server is asked. */
export function BaseLayers({ zoom }: { zoom: number }) {
  return (
    <>
      <Polygon
        positions={LAND}
        pathOptions={{ stroke: true, color: '#B9B3A3', weight: 1, fillColor: '#FCFAF4', fillOpacity: 1 }}
        {...quiet}
      />
      {zoom >= COUNTIES_FROM_ZOOM && (
        <Polyline positions={COUNTIES} pathOptions={{ color: '#E4DDCD', weight: 1 }} {...quiet} />
      )}
      <Polyline positions={BORDERS} pathOptions={{ color: '#B9B3A3', weight: 1.2 }} {...quiet} />
    </>
  );
}
