import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CollegePin } from '@longleaf/contract/college-card';
import { useMemo } from 'react';
import { type LatLngBounds, latLngBounds, type Map as LeafletMap } from 'leaflet';
import { useMap } from 'react-leaflet';
import { count } from '../../lib/format.ts';
import { Overlay, useAtPlace, useMapMoves } from '../../ui/maps/overlay.tsx';
import { SectorShape } from '../colleges/sector-shape.tsx';
import { SECTOR_NAMES } from '../colleges/sector-names.ts';
import { clusterPins } from './clusters.ts';
import { useHideCovered } from '../../ui/maps/hide-covered.ts';
import styles from './pins.module.css';

interface PinsProps {
  pins: readonly CollegePin[];
  chosen: number | null;
  onChoose: (pin: CollegePin) => void;
}

const LETTERS_FROM_ZOOM = 8;
const PIN_PIXELS = 24;
const RIM_PIXELS = 16;

/** Colleges as buttons on the map: shape and letter of the sector; close ones as one button with their number. */
export function Pins({ pins, chosen, onChoose }: PinsProps) {
  const { t, i18n } = useLingui();
  const map = useMap();
  const at = useAtPlace();
  useMapMoves();
  const marks = useMemo(() => clusterPins(pins), [pins]);
  const bounds = boundsInside(map);
  useHideCovered(map.getContainer());
  const zoom = map.getZoom();
  const shown = marks.within(
    [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom,
  );
  return (
    <Overlay pane="markerPane">
      {shown.map((mark) => {
        const style = at([mark.latitude, mark.longitude]);
        if (mark.kind === 'cluster') {
          const { id, colleges } = mark;
          return (
            <button
              key={`cluster ${id}`}
              type="button"
              className={`${styles.cluster} leaflet-zoom-hide`}
              style={style}
              aria-label={t`${plural(colleges, { one: '# college', other: '# colleges' })}. Zoom in`}
              onClick={() => map.setView([mark.latitude, mark.longitude], marks.apartAt(id))}
            >
              {count(colleges)}
            </button>
          );
        }
        const [id, name, , type] = mark.pin;
        const isChosen = id === chosen;
        const size = isChosen ? PIN_PIXELS * 1.5 : PIN_PIXELS;
        const sector = i18n._(SECTOR_NAMES[type]);
        return (
          <button
            key={id}
            type="button"
            className={`${styles.pin} leaflet-zoom-hide`}
            style={{ ...style, zIndex: isChosen ? 2 : 1 }}
            aria-label={t`${name}, ${sector}`}
            aria-pressed={isChosen}
            title={name}
            onClick={() => onChoose(mark.pin)}
          >
            <svg width={size} height={size} viewBox="-1 -1 26 26" aria-hidden focusable="false">
              <SectorShape sector={type} chosen={isChosen} letter={isChosen || zoom >= LETTERS_FROM_ZOOM} />
            </svg>
            {isChosen && zoom >= LETTERS_FROM_ZOOM && (
              <span aria-hidden className={styles.chosenName}>
                {name}
              </span>
            )}
          </button>
        );
      })}
    </Overlay>
  );
}

/** What is seen without the rim, where a button would be cut off too much to be pressed. */
function boundsInside(map: LeafletMap): LatLngBounds {
  const { x, y } = map.getSize();
  return latLngBounds(
    map.containerPointToLatLng([RIM_PIXELS, RIM_PIXELS]),
    map.containerPointToLatLng([x - RIM_PIXELS, y - RIM_PIXELS]),
  );
}
