import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { MapContainer, TileLayer, useMap } from 'react-leaflet';
import { BaseLayers } from './base-layers.tsx';
import styles from './map.module.css';
import { MapTools } from './map-tools.tsx';
import { useMapMoves } from './overlay.tsx';
import { PlaceNames } from './place-names.tsx';
import { type MapFrame, STATE_VIEW } from './views.ts';

/** Degrees of the map's rims. */
export interface ViewBounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

interface BaseMapProps {
  frame: MapFrame;
  /** Address of map tiles; null where the base is drawn by us. */
  tileUrl: string | null;
  /** Told what part is seen, at first and after each move. Keep it the same from one drawing to the next. */
  onView?: ((bounds: ViewBounds) => void) | undefined;
  /** What lies on the base: circles, overlays. */
  children: React.ReactNode;
}

/** A map with its base, its tools and whatever is laid on it. */
export function BaseMap({ frame, tileUrl, onView, children }: BaseMapProps) {
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
      <Base tileUrl={tileUrl} />
      {children}
      <MapTools />
    </MapContainer>
  );
}

function Base({ tileUrl }: Pick<BaseMapProps, 'tileUrl'>) {
  const map = useMap();
  useMapMoves();
  if (tileUrl !== null) return <TileLayer url={tileUrl} />;
  return (
    <>
      <BaseLayers zoom={map.getZoom()} />
      <PlaceNames />
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

function View({ onView }: { onView: (bounds: ViewBounds) => void }) {
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
