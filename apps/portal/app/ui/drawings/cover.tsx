import { memo } from 'react';
import { SECTOR_COLORS, type Sector } from '../tokens.ts';
import { coverScene } from './cover-scene.ts';
import type { Land } from './land.ts';
import { short } from './path.ts';

export interface CoverProps {
  seed: number;
  sector: Sector;
  land: Land;
  /** The shape it fills, in units of the drawing: 148 by 130 for a strip, 300 by 150 for a tile, 1280 by 230 for a band. */
  width: number;
  height: number;
  className?: string | undefined;
}

/** The drawn picture of a college's place. Decoration: hidden from assistive technology. */
export const Cover = memo(function Cover({ seed, sector, land, width, height, className }: CoverProps) {
  const { sky, sun, strokes } = coverScene({ seed, land, colors: SECTOR_COLORS[sector], width, height });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <path d={`M0 0H${width}V${height}H0Z`} fill={sky} />
      <circle cx={short(sun.x)} cy={short(sun.y)} r={short(sun.radius)} fill="#FFFAEC" />
      {strokes.map(({ d, fill = 'none', stroke, strokeWidth }) => (
        <path
          key={d}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={strokeWidth}
          strokeLinecap={stroke ? 'round' : undefined}
        />
      ))}
    </svg>
  );
});
