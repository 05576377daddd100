import type { LatLngExpression } from 'leaflet';
import { useLayoutEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

interface OverlayProps {
  /** A pane of Leaflet, from back to front: overlayPane, markerPane, tooltipPane. */
  pane: string;
  children: React.ReactNode;
}

/** Puts ordinary elements onto the map. They move with it, and hide while it zooms. */
export function Overlay({ pane, children }: OverlayProps) {
  const element = useMap().getPane(pane);
  return element ? createPortal(children, element) : null;
}

/** Draws again whenever places on the map have new coordinates. */
export function useMapMoves(): void {
  const map = useMap();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  // Before the effect that moves a new map to its first frame: that move is one to hear of, too.
  useLayoutEffect(() => {
    map.on('zoomend viewreset moveend', draw);
    return () => void map.off('zoomend viewreset moveend', draw);
  }, [map]);
}

/** CSS that puts an element's middle onto a place. */
export function useAtPlace(): (place: LatLngExpression) => React.CSSProperties {
  const map = useMap();
  return (place) => {
    const { x, y } = map.latLngToLayerPoint(place);
    return { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` };
  };
}
