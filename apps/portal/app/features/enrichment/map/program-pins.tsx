import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EnrichmentCard } from '@longleaf/contract/enrichment';
import { IconStarFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useMap } from 'react-leaflet';
import pins from '../../../domain/college-map/pins.module.css';
import { count } from '../../../lib/format.ts';
import { clusterPlaces } from '../../../ui/maps/cluster-places.ts';
import { useHideCovered } from '../../../ui/maps/hide-covered.ts';
import { Overlay, useAtPlace, useMapMoves } from '../../../ui/maps/overlay.tsx';
import styles from './program-map.module.css';

/** A program that has a place. */
export type PlacedProgram = EnrichmentCard & { latitude: number; longitude: number };

export function isPlaced(program: EnrichmentCard): program is PlacedProgram {
  return program.latitude !== null && program.longitude !== null;
}

interface ProgramPinsProps {
  programs: readonly PlacedProgram[];
  /** Numbers of those that were pressed. */
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

// Nearer than the map can be: programs of one campus stay one mark at every zoom.
const NEVER_APART = 17;

/**
 * Programs as buttons on the map: a star for one, a number for several. A number zooms in until the programs part;
 * those at one spot are shown together.
 */
export function ProgramPins({ programs, chosen, onChoose }: ProgramPinsProps) {
  const { t } = useLingui();
  const map = useMap();
  const at = useAtPlace();
  useMapMoves();
  const marks = useMemo(
    () => clusterPlaces(programs, ({ latitude, longitude }) => ({ latitude, longitude }), NEVER_APART),
    [programs],
  );
  useHideCovered(map.getContainer());
  const seen = map.getBounds();
  const shown = marks.within(
    [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()],
    map.getZoom(),
  );
  return (
    <Overlay pane="markerPane">
      {shown.map((mark) => {
        const style = at([mark.latitude, mark.longitude]);
        if (mark.kind === 'cluster') {
          const { id } = mark;
          const together = marks.apartAt(id) > map.getMaxZoom();
          const programsHere = marks.itemsOf(id);
          const isChosen = together && programsHere.some((program) => chosen.includes(program.id));
          const number = mark.count;
          const host = programsHere[0]?.hostCampus.name ?? '';
          return (
            <button
              key={`cluster ${id}`}
              type="button"
              className={`${pins.cluster} leaflet-zoom-hide`}
              style={{ ...style, zIndex: isChosen ? 2 : 1 }}
              aria-label={
                together
                  ? t`${plural(number, { one: '# program', other: '# programs' })}, ${host}`
                  : t`${plural(number, { one: '# program', other: '# programs' })}. Zoom in`
              }
              aria-pressed={together ? isChosen : undefined}
              onClick={() =>
                together
                  ? onChoose(programsHere.map((program) => program.id))
                  : map.setView([mark.latitude, mark.longitude], marks.apartAt(id))
              }
            >
              {count(mark.count)}
            </button>
          );
        }
        const { id, name, host } = mark.item;
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={`${pins.pin} ${styles.star} leaflet-zoom-hide`}
            data-chosen={isChosen || undefined}
            style={{ ...style, zIndex: isChosen ? 2 : 1 }}
            aria-label={t`${name}, ${host}`}
            aria-pressed={isChosen}
            title={name}
            onClick={() => onChoose([id])}
          >
            <IconStarFilled size={isChosen ? 20 : 14} aria-hidden />
          </button>
        );
      })}
    </Overlay>
  );
}
