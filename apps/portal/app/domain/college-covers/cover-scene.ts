import type { SectorColors } from '../colleges/sector-colors.ts';
import type { Land } from '@longleaf/rules/colleges/land';
import { tuft } from '../../ui/drawings/needle.ts';
import { point, short } from '../../ui/drawings/path.ts';
import { pine } from '../../ui/drawings/pine.ts';
import { type Random, randomFrom } from '../../ui/drawings/random.ts';
import { ridge } from '../../ui/drawings/ridge.ts';

/** One filled or stroked path of a cover, in drawing order. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

export interface CoverScene {
  sky: string;
  sun: { x: number; y: number; radius: number };
  strokes: Stroke[];
}

export interface CoverShape {
  /** The college's id: the same college always gets the same cover. */
  seed: number;
  land: Land;
  colors: SectorColors;
  width: number;
  height: number;
}

/**
 * The picture of a place: the sector gives the colours, the longitude the land, the id the rest. It is drawn
 * for the shape it fills (a strip, a tile, a band), never cut out of a wider one.
 */
export function coverScene({ seed, land, colors, width, height }: CoverShape): CoverScene {
  const random = randomFrom(seed * 7919 + 13);
  const sky = colors.skies[Math.floor(random() * 3)] ?? colors.skies[0];
  const sun = {
    x: width * (0.14 + random() * 0.66),
    radius: Math.min(width, height) * (0.08 + random() * 0.09),
    y: height * (0.2 + random() * 0.2),
  };
  const brush: Brush = { random, width, height, tones: colors.tones, sky, seed };
  return { sky, sun, strokes: SCENES[land](brush) };
}

interface Brush {
  random: Random;
  width: number;
  height: number;
  tones: SectorColors['tones'];
  sky: string;
  seed: number;
}

const SCENES: Record<Land, (brush: Brush) => Stroke[]> = { mountains, piedmont, plain, coast };

/** Hills across the whole width; sizes are shares of the height, the hill's width is for a height of 200. */
function hills(brush: Brush, tone: 0 | 1 | 2 | 3 | 4, base: number, rise: number, hill: number): Stroke {
  const { width, height, random, tones } = brush;
  const shape = { width, height, base: height * base, rise: height * rise, hill: (hill * height) / 200 };
  return { d: ridge(shape, random), fill: tones[tone] };
}

function tree(
  { width, height, tones, seed }: Brush,
  x: number,
  y: number,
  size: number,
  which: number,
): Stroke[] {
  const shape = { x: width * x, y: height * y, height: height * size, seed: seed + which * 31 };
  const { trunk, limbs, limbWidth, crown } = pine(shape);
  const color = tones[4];
  return [
    { d: trunk + crown, fill: color },
    { d: limbs, stroke: color, strokeWidth: Math.round(limbWidth * 10) / 10 },
  ];
}

function grass(
  { width, height, tones, random }: Brush,
  x: number,
  size: number,
  count: number,
  spread: number,
): Stroke {
  const shape = {
    x: width * x,
    y: height * 1.02,
    radius: height * size,
    count,
    spread,
    width: (1.5 * height) / 200,
  };
  return { d: tuft(shape, random), fill: tones[4] };
}

function mountains(brush: Brush): Stroke[] {
  return [
    hills(brush, 1, 0.64, 0.46, 150),
    hills(brush, 2, 0.78, 0.42, 130),
    hills(brush, 3, 0.93, 0.36, 120),
    hills(brush, 4, 1.06, 0.3, 110),
  ];
}

function piedmont(brush: Brush): Stroke[] {
  const { random, width, height } = brush;
  const kind = Math.floor(random() * 3);
  const far = [hills(brush, 1, 0.62, 0.16, 190), hills(brush, 2, 0.75, 0.16, 170)];
  const near = hills(brush, 4, 1.03, 0.12, 170);
  if (kind === 1) {
    return [
      ...far,
      river(brush),
      ...tree(brush, 0.13, 0.99, 0.72, 4),
      ...tree(brush, 0.86, 0.99, 0.6, 5),
      near,
    ];
  }
  const middle = hills(brush, 3, 0.92, 0.16, 150);
  if (kind === 2) return [...far, middle, ...tree(brush, 0.62 + random() * 0.16, 0.97, 0.82, 6), near];
  const third = width > height * 1.4 ? tree(brush, 0.72 + random() * 0.1, 0.95, 0.62, 3) : [];
  const first = tree(brush, 0.16 + random() * 0.1, 0.96, 0.78, 1);
  return [...far, middle, ...first, ...tree(brush, 0.36 + random() * 0.1, 0.94, 0.5, 2), ...third, near];
}

function river({ width, height, sky }: Brush): Stroke {
  const at = (x: number, y: number) => point(width * x, height * y);
  const left = `M${at(0.5, 0.72)}Q${at(0.62, 0.78)} ${at(0.48, 0.85)}Q${at(0.3, 0.93)} ${at(0.42, 1)}`;
  const right = `L${at(0.66, 1)}Q${at(0.5, 0.93)} ${at(0.6, 0.85)}Q${at(0.7, 0.78)} ${at(0.52, 0.72)}Z`;
  return { d: left + right, fill: sky };
}

function plain(brush: Brush): Stroke[] {
  const { random, width, height, tones } = brush;
  const kind = Math.floor(random() * 3);
  const fields = [0.74, 0.81, 0.9].map((top, index): Stroke => {
    const crest = point(width / 2, height * (top - 0.03 + random() * 0.05));
    const d = `M${point(0, height * top)}Q${crest} ${point(width, height * (top - 0.01))}V${short(height)}H0Z`;
    return { d, fill: index === 1 ? tones[2] : tones[3] };
  });
  return [
    hills(brush, 1, 0.6, 0.07, 230),
    hills(brush, 2, 0.68, 0.05, 260),
    ...fields,
    ...(kind === 0 ? [] : tree(brush, kind === 1 ? 0.2 : 0.76, 0.84, 0.56, 7)),
    grass(brush, 0.16 + random() * 0.2, 0.24, 17, 70),
    grass(brush, 0.6 + random() * 0.3, 0.28, 17, 70),
  ];
}

function coast(brush: Brush): Stroke[] {
  const { random, width, height, tones } = brush;
  const water: Stroke = {
    d: `M0 ${short(height * 0.52)}H${short(width)}V${short(height)}H0Z`,
    fill: tones[1],
  };
  const glints = [0.57, 0.63, 0.7].map((y, line): Stroke => {
    const dashes = Array.from({ length: 6 }, (_, index) => {
      const from = point(width * ((index + random()) / 6), height * y + random() * 5);
      return `M${from}h${short(width * (0.03 + random() * 0.06))}`;
    });
    return { d: dashes.join(''), stroke: line === 2 ? tones[2] : '#FFFAEC', strokeWidth: (2 * height) / 200 };
  });
  const dunes = [hills(brush, 2, 0.86, 0.12, 220), hills(brush, 3, 0.98, 0.16, 170)];
  const oats = Array.from({ length: 4 }, (_, index) =>
    grass(brush, (index + random()) / 4, 0.2 + random() * 0.2, 8, 40),
  );
  return [water, ...glints, ...dunes, ...oats, hills(brush, 4, 1.06, 0.12, 190)];
}
