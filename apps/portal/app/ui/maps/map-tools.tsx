import { Trans, useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useMap } from 'react-leaflet';
import { NATIONAL_VIEW, STATE_VIEW } from './views.ts';
import styles from './map.module.css';

/** Zoom, and the two views: the state and the country. */
export function MapTools() {
  const { t } = useLingui();
  const map = useMap();
  return (
    <div className={styles.tools}>
      <div data-over-map className={styles.zoom}>
        <button type="button" aria-label={t`Zoom in`} onClick={() => map.zoomIn(1)}>
          <IconPlus size={20} aria-hidden />
        </button>
        <button type="button" aria-label={t`Zoom out`} onClick={() => map.zoomOut(1)}>
          <IconMinus size={20} aria-hidden />
        </button>
      </div>
      <div data-over-map className={styles.views}>
        <button type="button" onClick={() => map.setView(STATE_VIEW.center, STATE_VIEW.zoom)}>
          <Trans>North Carolina</Trans>
        </button>
        <button type="button" onClick={() => map.setView(NATIONAL_VIEW.center, NATIONAL_VIEW.zoom)}>
          <Trans>Whole country</Trans>
        </button>
      </div>
    </div>
  );
}
