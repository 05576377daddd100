import { memo } from 'react';
import { SECTOR_COLORS, type Sector } from '../colleges/sector-colors.ts';
import baseMap from '../../ui/maps/north-carolina.svg?url&no-inline';
import { SectorShape } from '../colleges/sector-shape.tsx';
import { MAP } from '../../ui/maps/state-projection.ts';

const SIZE = 11;
const SECTORS = Object.keys(SECTOR_COLORS) as Sector[];

interface StateMapProps {
  /** Sector and place in the units of state-projection.ts. */
  pins: readonly (readonly [Sector, number, number])[];
  /** What the map shows, and where the same is as text. */
  label: string;
}

/** The whole state with small pins: shape and colour, no letter at this size. The base map is a file of its own. */
export const StateMap = memo(function StateMap({ pins, label }: StateMapProps) {
  return (
    <svg
      viewBox={MAP.viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className="fill"
    >
      <defs>
        {SECTORS.map((sector) => (
          <symbol key={sector} id={`pin-${sector}`} viewBox="0 0 24 24">
            <SectorShape sector={sector} letter={false} />
          </symbol>
        ))}
      </defs>
      <image href={baseMap} x={MAP.left} y={MAP.top} width={MAP.width} height={MAP.height} />
      {pins.map(([sector, x, y]) => (
        <use
          key={`${sector} ${x} ${y}`}
          href={`#pin-${sector}`}
          x={x - SIZE / 2}
          y={y - SIZE / 2}
          width={SIZE}
          height={SIZE}
        />
      ))}
    </svg>
  );
});
