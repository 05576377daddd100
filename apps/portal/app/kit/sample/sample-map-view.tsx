import { useState } from 'react';
import { BaseMap, type ViewBounds } from '../../ui/maps/base-map.tsx';
import map from '../../ui/maps/map.module.css';
import { Overlay, useAtPlace } from '../../ui/maps/overlay.tsx';
import { STATE_VIEW } from '../../ui/maps/views.ts';

const RALEIGH: [number, number] = [35.78, -78.64];

/** A map with its base, its tools, a button on it, and what is seen of it in words. */
export function SampleMapView() {
  const [seen, setSeen] = useState<ViewBounds>();
  const [pressed, setPressed] = useState(false);
  return (
    <>
      <div className={map.frame}>
        <BaseMap frame={STATE_VIEW} tileUrl={null} onView={setSeen}>
          <Pin onPress={() => setPressed(true)} />
        </BaseMap>
      </div>
      <p>{seen && `Seen: ${Math.round(seen.north - seen.south)} degrees from north to south`}</p>
      <p>{pressed ? 'Raleigh is chosen.' : 'No place is chosen.'}</p>
    </>
  );
}

function Pin({ onPress }: { onPress: () => void }) {
  const at = useAtPlace();
  return (
    <Overlay pane="markerPane">
      <button
        type="button"
        className="leaflet-zoom-hide"
        style={{ position: 'absolute', minHeight: 32, whiteSpace: 'nowrap', ...at(RALEIGH) }}
        onClick={onPress}
      >
        A place in Raleigh
      </button>
    </Overlay>
  );
}
