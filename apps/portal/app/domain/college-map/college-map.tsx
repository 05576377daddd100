import type { CollegePin } from '@longleaf/contract/college-card';
import { Circle } from 'react-leaflet';
import { useSettings } from '../../lib/settings.ts';
import { BaseMap, type ViewBounds } from '../../ui/maps/base-map.tsx';
import { type MapFrame, meters } from '../../ui/maps/views.ts';
import { Pins } from './pins.tsx';

interface CollegeMapProps {
  pins: readonly CollegePin[];
  frame: MapFrame;
  circle: { latitude: number; longitude: number; miles: number } | null;
  chosen: CollegePin | null;
  onChoose: (pin: CollegePin) => void;
  /** Told what part is seen, at first and after each move. Keep it the same from one drawing to the next. */
  onView?: (bounds: ViewBounds) => void;
}

/** Colleges on a map, with the circle of a search around a place. */
export function CollegeMap({ pins, frame, circle, chosen, onChoose, onView }: CollegeMapProps) {
  const { tileUrl } = useSettings();
  return (
    <BaseMap frame={frame} tileUrl={tileUrl} onView={onView}>
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
      <Pins pins={pins} chosen={chosen?.[0] ?? null} onChoose={onChoose} />
    </BaseMap>
  );
}
