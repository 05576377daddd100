import { useMap } from 'react-leaflet';
import styles from './map.module.css';
import { Overlay, useAtPlace } from './overlay.tsx';
import { MAP_PLACES } from './places.ts';

const NAME_BELOW_PIXELS = 28;

/** Names of towns, fewer the farther one is away. Hidden from assistive technology: the pins say where they are. */
export function PlaceNames() {
  const map = useMap();
  const at = useAtPlace();
  const zoom = map.getZoom();
  return (
    <Overlay pane="shadowPane">
      {MAP_PLACES.filter(([, , , from]) => zoom >= from).map(([name, latitude, longitude]) => (
        <span
          key={name}
          aria-hidden
          className={`${styles.town} leaflet-zoom-hide`}
          style={below(at([latitude, longitude]))}
        >
          {name}
        </span>
      ))}
    </Overlay>
  );
}

/** Under the place, so that a pin in the middle of a town leaves its name readable. */
function below(style: React.CSSProperties): React.CSSProperties {
  return { ...style, marginTop: NAME_BELOW_PIXELS };
}
