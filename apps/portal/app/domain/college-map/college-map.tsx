import 'leaflet/dist/leaflet.css';
import type { CollegePin } from '@longleaf/contract/college-card';
import { useEffect, useRef } from 'react';
import { Circle, MapContainer, TileLayer, useMap } from 'react-leaflet';
import { useSettings } from '../../lib/settings.ts';
import { BaseLayers } from './base-layers.tsx';
import { type MapFrame, meters, STATE_VIEW } from './frame.ts';
import type { ViewBounds } from './in-view.ts';
import styles from './map.module.css';
import { MapTools } from './map-tools.tsx';
import { useMapMoves } from './overlay.tsx';
import { Pins } from './pins.tsx';
import { PlaceNames } from './place-names.tsx';

interface CollegeMapProps {
  pins: readonly CollegePin[];
  frame: MapFrame;
  circle: { latitude: number; longitude: number; miles: number } | null;
  chosen: CollegePin | null;
  onChoose: (pin: CollegePin) => void;
  /** Told what part is seen, at first and after each move. Keep it the same from one drawing to the next. */
  onView?: (bounds: ViewBounds) => void;
}

/** The map itself: base, circle, pins, and its tools. */
export function CollegeMap({ pins, frame, circle, chosen, onChoose, onView }: CollegeMapProps) {
  return (
    <MapContainer
      className={styles.map ?? ''}
      center={STATE_VIEW.center}
      zoom={STATE_VIEW.zoom}
      minZoom={3}
      maxZoom={16}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={false}
      preferCanvas
      zoomSnap={0.5}
    >
      <Frame frame={frame} />
      {onView && <View onView={onView} />}
      <Layers pins={pins} circle={circle} chosen={chosen} onChoose={onChoose} />
    </MapContainer>
  );
}

function Layers({ pins, circle, chosen, onChoose }: Omit<CollegeMapProps, 'frame' | 'onView'>) {
  const { tileUrl } = useSettings();
  const map = useMap();
  useMapMoves();
  return (
    <>
      {tileUrl === null ? <BaseLayers zoom={map.getZoom()} /> : <TileLayer url={tileUrl} />}
      {circle && (
        <Circle
          center={[circle.latitude, circle.longitude]}
          radius={meters(circle.miles)}
          interactive={false}
          pathOptions={{
            color: '#12492F',
            weight: 1.5,
            dashArray: '5 5',
            fillColor: '#12492F',
            fillOpacity: 0.05,
          }}
        />
      )}
      {tileUrl === null && <PlaceNames />}
      <Pins pins={pins} chosen={chosen?.[0] ?? null} onChoose={onChoose} />
      <MapTools />
    </>
  );
}

/** Moves the map when another search asks for another frame; not while the person looks around. */
function Frame({ frame }: { frame: MapFrame }) {
  const map = useMap();
  const shown = useRef<string>('');
  useEffect(() => {
    const wanted = JSON.stringify(frame);
    if (shown.current === wanted) return;
    shown.current = wanted;
    if (frame.kind === 'view') map.setView(frame.center, frame.zoom, { animate: false });
    else map.fitBounds(frame.bounds, { animate: false, maxZoom: 10, padding: [8, 8] });
  }, [frame, map]);
  return null;
}

function View({ onView }: Required<Pick<CollegeMapProps, 'onView'>>) {
  const map = useMap();
  useEffect(() => {
    const tell = () => {
      const seen = map.getBounds();
      onView({
        south: seen.getSouth(),
        north: seen.getNorth(),
        west: seen.getWest(),
        east: seen.getEast(),
      });
    };
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, onView]);
  return null;
}
