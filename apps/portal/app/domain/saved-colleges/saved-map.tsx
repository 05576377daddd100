import { Trans, useLingui } from '@lingui/react/macro';
import type { CollegePin } from '@longleaf/contract/college-card';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { IconMapPin, IconTrash } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { ChangeTag } from '../colleges/change-tag.tsx';
import { SectorPin } from '../colleges/sector-mark.tsx';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { useCollegeWords } from '../colleges/use-college-words.ts';
import { CollegeMap } from '../college-map/college-map.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { clusterPins } from '../college-map/clusters.ts';
import { frameOf } from '../college-map/frame.ts';
import map from '../../ui/maps/map.module.css';
import type { MapFrame } from '../../ui/maps/views.ts';
import styles from './saved-map.module.css';

/** CON-015, GAP-070 */
const STREETS_ZOOM = 15;
/** The built-in map has counties and towns, and nothing between streets (docs/decisions/0090). */
const COUNTIES_ZOOM = 10;

interface SavedMapProps {
  saved: readonly SavedCollege[];
  onRemove: (saved: SavedCollege) => void;
}

/** Saved colleges on a map, with the same colleges as a list beside it. Choosing one goes close to its place. */
export function SavedMap({ saved, onRemove }: SavedMapProps) {
  const { t } = useLingui();
  const words = useCollegeWords();
  const { tileUrl } = useSettings();
  const [chosen, setChosen] = useState<CollegePin | null>(null);
  const pins = useMemo(() => saved.flatMap(pinOf), [saved]);
  const frameElement = useRef<HTMLElement>(null);
  const choose = (pin: CollegePin | null) => {
    setChosen(pin);
    // On a phone the map stands above a list that may be long.
    if (pin) frameElement.current?.scrollIntoView({ block: 'nearest' });
  };
  const shown = pins.find(([id]) => id === chosen?.[0]) ?? null;
  const frame = useMemo(
    (): MapFrame =>
      shown === null
        ? frameOf(pins, null, null)
        : { kind: 'view', center: [shown[4], shown[5]], zoom: nearTo(shown, pins, tileUrl) },
    [pins, shown, tileUrl],
  );
  return (
    <div className={styles.view}>
      <ul className={`plain-list ${styles.list}`}>
        {saved.map((one) => {
          const { college } = one;
          const pin = pinOf(one)[0];
          const name = college?.shortName ?? one.name;
          return (
            <li key={one.id} data-chosen={(pin && pin[0] === shown?.[0]) || undefined}>
              {college && <SectorPin sector={college.collegeType} />}
              <span className="grow">
                {college ? <Link to={profileAddress(college)}>{name}</Link> : <strong>{name}</strong>}{' '}
                {college && <ChangeTag college={college} />}
                <span className={`small soft ${styles.place}`}>
                  {college ? words.place(college) : t`No longer in our data`}
                </span>
              </span>
              {pin && (
                <button
                  type="button"
                  aria-label={t`Show ${name} on the map`}
                  aria-pressed={pin[0] === shown?.[0]}
                  onClick={() => choose(pin[0] === shown?.[0] ? null : pin)}
                >
                  <IconMapPin size={20} aria-hidden />
                </button>
              )}
              <button type="button" aria-label={t`Remove ${name}`} onClick={() => onRemove(one)}>
                <IconTrash size={19} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <section
        ref={frameElement}
        className={`${map.frame} ${styles.frame}`}
        aria-label={t`Saved colleges on a map`}
      >
        <CollegeMap pins={pins} frame={frame} circle={null} chosen={shown} onChoose={setChosen} />
      </section>
      {shown !== null && tileUrl === null && (
        <p className={`small ${styles.streets}`}>
          <OutwardLink href={streetsAddress(shown)}>
            <Trans>See the streets around {shown[1]} on OpenStreetMap</Trans>
          </OutwardLink>
        </p>
      )}
      {pins.length < saved.length && (
        <p className="small soft">
          <Trans>Some of your colleges have no place on the map. They are in the list.</Trans>
        </p>
      )}
    </div>
  );
}

/** How near one goes to a college: to its streets where the map has them, else so near that it is a pin of its own. */
function nearTo([chosen]: CollegePin, pins: readonly CollegePin[], tileUrl: string | null): number {
  if (tileUrl !== null) return STREETS_ZOOM;
  const { within } = clusterPins(pins);
  const isAlone = (zoom: number) =>
    within([-180, -90, 180, 90], zoom).some((mark) => mark.kind === 'college' && mark.pin[0] === chosen);
  let zoom = COUNTIES_ZOOM;
  while (zoom < STREETS_ZOOM && !isAlone(zoom)) zoom++;
  return zoom;
}

/** The same place on a public street map. Nothing is asked of it until the link is pressed. */
function streetsAddress([, , , , latitude, longitude]: CollegePin): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${STREETS_ZOOM}/${latitude}/${longitude}`;
}

function pinOf({ college, latitude, longitude }: SavedCollege): CollegePin[] {
  if (!college || latitude === null || longitude === null) return [];
  return [[college.id, college.shortName, college.urlName, college.collegeType, latitude, longitude]];
}
