import { Trans, useLingui } from '@lingui/react/macro';
import countryMap from '../../../ui/maps/united-states.svg?url&no-inline';
import stateMap from '../../../ui/maps/north-carolina.svg?url&no-inline';
import { COUNTRY } from '../../../ui/maps/country-projection.ts';
import { SectorShape } from '../../../domain/colleges/sector-shape.tsx';
import { MAP, mapX, mapY } from '../../../ui/maps/state-projection.ts';
import type { College, SectionProps } from './college.ts';
import { OutwardLink } from '../../../ui/outward-link.tsx';
import styles from './place-map.module.css';
import { useSettingWords } from './use-setting-words.ts';

const WIDE = 348;
const HIGH = 190;
const PIN = 26;
/** Pixels of the picture for one unit of the drawing (a hundredth of a degree). */
const ZOOM = 2;
/** Wide enough to show the state around the college. */
const COUNTRY_PIXELS_PER_DEGREE = 34;

/** Where the college is: counties around it and its pin. A drawing of ours; nothing is fetched from a map service. */
export function PlaceMap({ college }: SectionProps) {
  const { t } = useLingui();
  const setting = useSettingWords();
  const { address, latitude, longitude, profile } = college;
  const tour = profile.videos.find(({ pageSection }) => pageSection === 'CampusTour');
  const town = address.city;
  return (
    <section className={`card ${styles.card}`} aria-label={t`Where it is`}>
      {latitude !== null && longitude !== null && (
        <div className={styles.map}>
          <svg
            viewBox={`0 0 ${WIDE} ${HIGH}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden
            focusable="false"
          >
            <BaseMap college={college} latitude={latitude} longitude={longitude} />
            <svg x={(WIDE - PIN) / 2} y={(HIGH - PIN) / 2} width={PIN} height={PIN} viewBox="0 0 24 24">
              <SectorShape sector={college.collegeType} chosen />
            </svg>
            <text x={WIDE / 2} y={HIGH / 2 + PIN} className={styles.town}>
              {town}
            </text>
          </svg>
        </div>
      )}
      <p className={styles.words}>
        {setting(college)}{' '}
        {tour && (
          <OutwardLink href={tour.videoURL} className="">
            <Trans>Take the campus tour</Trans>
          </OutwardLink>
        )}
      </p>
    </section>
  );
}

interface BaseMapProps {
  college: College;
  latitude: number;
  longitude: number;
}

/** The drawn map, moved so that the college lies in the middle of the picture. */
function BaseMap({ college, latitude, longitude }: BaseMapProps) {
  if (college.address.state === 'NC') {
    return (
      <image
        href={stateMap}
        x={WIDE / 2 + (MAP.left - mapX(longitude)) * ZOOM}
        y={HIGH / 2 + (MAP.top - mapY(latitude)) * ZOOM}
        width={MAP.width * ZOOM}
        height={MAP.height * ZOOM}
        preserveAspectRatio="none"
      />
    );
  }
  const { west, north, wide, high } = COUNTRY;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return (
    <image
      href={countryMap}
      x={WIDE / 2 + (west - longitude) * COUNTRY_PIXELS_PER_DEGREE * narrowing}
      y={HIGH / 2 - (north - latitude) * COUNTRY_PIXELS_PER_DEGREE}
      width={wide * COUNTRY_PIXELS_PER_DEGREE * narrowing}
      height={high * COUNTRY_PIXELS_PER_DEGREE}
      preserveAspectRatio="none"
    />
  );
}
