import { closedShape, point } from './path.ts';
import { type Random, randomFrom } from './random.ts';

export interface PinePaths {
  trunk: string;
  limbs: string;
  limbWidth: number;
  crown: string;
}

interface PineShape {
  x: number;
  /** Where it stands. */
  y: number;
  height: number;
  seed: number;
  /** Many needles even when small, for trees that are looked at. */
  fine?: boolean;
}

const FLATTENED = 0.72;
const LIMBS = 6;

/**
 * A grown longleaf pine: straight trunk, short limbs that turn up, and flattened ragged clumps that overlap
 * in an oval crown. Long hanging needles would make a palm, round balls a lollipop.
 */
export function pine({ x, y, height, seed, fine = height > 130 }: PineShape): PinePaths {
  const random = randomFrom(seed);
  const half = height * 0.021;
  const top = y - height * 0.96;
  const clump = (cx: number, cy: number, radius: number) => ragged({ x: cx, y: cy, radius, fine }, random);
  const crown = [clump(x + height * 0.01, top, height * 0.1)];
  const limbs: string[] = [];
  let side = random() > 0.5 ? 1 : -1;
  for (let index = 0; index < LIMBS; index += 1) {
    side = -side;
    const up = index / (LIMBS - 1);
    const fromY = y - height * (0.5 + 0.41 * up);
    const reach = height * (0.05 + 0.13 * Math.sin(Math.PI * (0.28 + up * 0.58))) * (0.72 + random() * 0.5);
    const endX = x + side * reach;
    const endY = fromY - reach * (0.18 + random() * 0.22);
    limbs.push(`M${point(x, fromY)}Q${point(x + side * reach * 0.6, fromY)} ${point(endX, endY)}`);
    crown.push(clump(endX, endY, height * (0.09 + random() * 0.035) * (index === 0 ? 0.72 : 1)));
    if (up > 0.3) crown.push(clump(x + side * reach * 0.2, fromY - height * 0.03, height * 0.085));
  }
  const waist = half * 0.4;
  return {
    trunk: `M${point(x - half, y)}L${point(x - waist, top)}L${point(x + waist, top)}L${point(x + half, y)}Z`,
    limbs: limbs.join(''),
    limbWidth: half * 0.8,
    crown: crown.join(''),
  };
}

interface Clump {
  x: number;
  y: number;
  radius: number;
  fine: boolean;
}

/** One clump: a flat oval with a ragged rim. Small ones get few points, which is all the eye sees. */
function ragged({ x, y, radius, fine }: Clump, random: Random): string {
  const count = fine ? 30 : radius > 6 ? 10 : 7;
  const core = radius * (fine ? 0.72 : 0.8);
  const rim = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index + (random() - 0.5) * 0.5) * (Math.PI / count);
    const squash = 1 - (1 - FLATTENED) * Math.abs(Math.cos(angle));
    const reach = squash * (index % 2 === 0 ? radius * (1 + random() * 0.22) : core);
    return { x: x + Math.sin(angle) * reach, y: y - Math.cos(angle) * reach };
  });
  return closedShape(rim);
}
