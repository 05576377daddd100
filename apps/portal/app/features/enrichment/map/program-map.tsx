import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EnrichmentCard, EnrichmentFound } from '@longleaf/contract/enrichment';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Circle } from 'react-leaflet';
import { frameAround } from '../../../domain/college-map/frame.ts';
import { useSettings } from '../../../lib/settings.ts';
import { BaseMap, type ViewBounds } from '../../../ui/maps/base-map.tsx';
import map from '../../../ui/maps/map.module.css';
import { meters, STATE_VIEW } from '../../../ui/maps/views.ts';
import { ProgramCard } from '../program-card.tsx';
import { SourceNote } from '../source-note.tsx';
import type { EnrichmentSearch } from '../search.ts';
import { useProgramWords } from '../use-program-words.ts';
import { isPlaced, type PlacedProgram, ProgramPins } from './program-pins.tsx';
import styles from './program-map.module.css';

interface ProgramMapProps {
  search: EnrichmentSearch;
  found: EnrichmentFound;
  /** What is shown is of the search before. */
  old: boolean;
}

const NONE: readonly number[] = [];

/** All programs that fit on a map of the state (ST-260), those of the pressed pin over it, and the same as a list below. */
export function ProgramMap({ search, found, old }: ProgramMapProps) {
  const { t } = useLingui();
  const { tileUrl } = useSettings();
  const [pressed, setPressed] = useState(NONE);
  // From the list below, the focus goes up to what was chosen: on a phone it is out of sight.
  const [fromList, setFromList] = useState(false);
  const choose = useCallback((ids: readonly number[], list = false) => {
    setPressed(ids);
    setFromList(list);
  }, []);
  const [bounds, setBounds] = useState<ViewBounds | null>(null);
  const { enrichmentPrograms, near, withoutPlace } = found;
  const programs = useMemo(() => enrichmentPrograms.filter(isPlaced), [enrichmentPrograms]);
  const miles = near ? search.miles : null;
  const frame = useMemo(() => (near && miles ? frameAround(near, miles) : STATE_VIEW), [near, miles]);
  const chosen = programs.filter(({ id }) => pressed.includes(id));
  const inView = bounds === null ? [] : programs.filter((program) => isWithin(program, bounds));
  return (
    <section
      aria-label={t`Programs on a map`}
      aria-busy={old || undefined}
      className={old ? styles.old : undefined}
    >
      <div className={styles.around}>
        <div className={map.frame}>
          <BaseMap frame={frame} tileUrl={tileUrl} onView={setBounds}>
            {near && miles && (
              <Circle
                center={[near.latitude, near.longitude]}
                radius={meters(miles)}
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
            <ProgramPins programs={programs} chosen={pressed} onChoose={choose} />
          </BaseMap>
        </div>
        {chosen.length > 0 && (
          <Chosen
            key={pressed.join(' ')}
            programs={chosen}
            takesFocus={fromList}
            onClose={() => choose(NONE)}
          />
        )}
      </div>
      {withoutPlace > 0 && (
        <p className="small soft">
          <Plural
            value={withoutPlace}
            one="# program has no place on the map. The cards show it."
            other="# programs have no place on the map. The cards show them."
          />
        </p>
      )}
      {bounds && (
        <div className={styles.below}>
          <h2 className={styles.heading} aria-live="polite">
            <Plural
              value={inView.length}
              _0="No program in this part of the map"
              one="# program in this part of the map"
              other="# programs in this part of the map"
            />
          </h2>
          <ul className={`plain-list ${styles.inView}`}>
            {inView.map((program) => (
              <InView key={program.id} program={program} onChoose={() => choose([program.id], true)} />
            ))}
          </ul>
        </div>
      )}
      <SourceNote />
    </section>
  );
}

interface ChosenProps {
  programs: readonly EnrichmentCard[];
  takesFocus: boolean;
  onClose: () => void;
}

function Chosen({ programs, takesFocus, onClose }: ChosenProps) {
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) group.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={group}
      tabIndex={-1}
      data-over-map
      className={styles.chosen}
      role="group"
      aria-label={t`Programs at this place`}
    >
      <button type="button" data-print="no" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
      <ul className={`plain-list ${styles.cards}`}>
        {programs.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} small />
          </li>
        ))}
      </ul>
    </div>
  );
}

function InView({ program, onChoose }: { program: EnrichmentCard; onChoose: () => void }) {
  const words = useProgramWords();
  const [place, fee] = [words.place(program), words.fee(program)];
  return (
    <li>
      <button type="button" className={styles.show} onClick={onChoose}>
        {program.name}
      </button>
      <span className="small soft">
        <Trans>
          {place}. Fee: {fee}
        </Trans>
      </span>
    </li>
  );
}

function isWithin({ latitude, longitude }: PlacedProgram, { south, north, west, east }: ViewBounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
