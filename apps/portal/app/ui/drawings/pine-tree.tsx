import { memo } from 'react';
import { pine } from './pine.ts';

interface PineTreeProps {
  x: number;
  y: number;
  height: number;
  seed: number;
  needles: string;
  bark: string;
  fine?: boolean;
}

/** A pine inside an SVG. */
export const PineTree = memo(function PineTree({ x, y, height, seed, needles, bark, fine }: PineTreeProps) {
  const { trunk, limbs, limbWidth, crown } = pine({
    x,
    y,
    height,
    seed,
    ...(fine === undefined ? {} : { fine }),
  });
  return (
    <>
      <path d={trunk} fill={bark} />
      <path d={limbs} stroke={bark} strokeWidth={limbWidth} fill="none" />
      <path d={crown} fill={needles} />
    </>
  );
});
