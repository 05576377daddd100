import { STATE_OUTLINE } from '../../../ui/maps/state-outline.ts';
import { MAP, mapX, mapY } from '../../../ui/maps/state-projection.ts';
import { SECTOR_COLORS } from '../../../domain/colleges/sector-colors.ts';
import { CollegeCover } from '../../../domain/colleges/college-cover.tsx';
import styles from './band.module.css';
import type { SectionProps } from './college.ts';

/** The wide picture at the top: the drawn place with the state and a dot where the college is. */
export function Band({ college }: SectionProps) {
  const { card, latitude, longitude, address } = college;
  const inState = address.state === 'NC' && latitude !== null && longitude !== null;
  return (
    <div className={styles.band} aria-hidden data-print="no">
      <CollegeCover college={card} shape="band" />
      {inState && (
        <svg viewBox={MAP.viewBox} className={styles.state} focusable="false">
          <path d={STATE_OUTLINE} fill="#FFFCF4" />
          <circle
            cx={mapX(longitude)}
            cy={mapY(latitude)}
            r="30"
            fill={SECTOR_COLORS[college.collegeType].pin}
            opacity=".28"
          />
          <circle
            cx={mapX(longitude)}
            cy={mapY(latitude)}
            r="16"
            fill={SECTOR_COLORS[college.collegeType].pin}
          />
        </svg>
      )}
    </div>
  );
}
