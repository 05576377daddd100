import { clump, fan } from './needles.ts';
import { at, seededRandom } from './random.ts';

const SKY = ['#F7EFDC', '#EFEBD8'] as const;
const SUN = '#FBD999';
const RIDGES = ['#E5EBDF', '#CFDBC8', '#AFC7AF', '#8CB08F'] as const;
const BARK = '#7A4B29';
const NEEDLES = '#134A30';
const CANDLE = '#E08A12';

type Frame = { width: number; height: number };

/** The tall picture beside the form: hills, a longleaf pine, and its younger ages at its foot. */
export function tallLandscape(): string {
  const frame = { width: 720, height: 860 };
  const ground = frame.height * 0.935;
  return picture(frame, { x: 529, y: 310, radius: 76 }, [0.52, 0.68, 0.77, 0.905], 110, [
    pine({ x: 360, ground, height: 520, scale: 1 }),
    tuft({ x: 224, ground: ground + 6, scale: 1 }),
    bottlebrush({ x: 506, ground: ground + 6, scale: 1 }),
  ]);
}

/** The low strip above the form on phones. */
export function wideLandscape(): string {
  const frame = { width: 780, height: 240 };
  const ground = frame.height * 0.95;
  return picture(frame, { x: 452, y: 36, radius: 28 }, [0.3, 0.52, 0.68, 0.9], 64, [
    pine({ x: 388, ground, height: 236, scale: 0.46 }),
    tuft({ x: 318, ground: ground + 2, scale: 0.5 }),
    bottlebrush({ x: 470, ground: ground + 2, scale: 0.5 }),
  ]);
}

/** The small tile beside the line about what will be saved. */
export function tileLandscape(): string {
  const frame = { width: 112, height: 112 };
  return picture(frame, { x: 76, y: 34, radius: 11 }, [0.42, 0.56, 0.7, 0.86], 22, []);
}

function picture(
  { width, height }: Frame,
  sun: { x: number; y: number; radius: number },
  levels: readonly number[],
  swing: number,
  things: readonly string[],
): string {
  const ridges = levels
    .map((level, index) =>
      ridge(
        { width, height },
        height * level,
        swing * (1 - index * 0.2),
        11 + index * 5,
        RIDGES[index] ?? RIDGES[3],
      ),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${SKY[0]}"/><stop offset="1" stop-color="${SKY[1]}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${SUN}"/>${ridges}${things.join('')}</svg>`
  );
}

/** One line of hills: three octaves of smoothed noise, filled down to the bottom. */
function ridge({ width, height }: Frame, level: number, swing: number, seed: number, colour: string): string {
  const octaves = [
    { points: noise(seed, 5), share: 0.62 },
    { points: noise(seed + 1, 11), share: 0.27 },
    { points: noise(seed + 2, 26), share: 0.11 },
  ];
  const steps = 48;
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const position = step / steps;
    const lift = octaves.reduce((sum, { points, share }) => sum + share * smooth(points, position), 0);
    return `${at(position * width)} ${at(level - (lift - 0.5) * swing * 2)}`;
  });
  return `<path fill="${colour}" d="M0 ${height}L${line.join('L')}L${width} ${height}Z"/>`;
}

function noise(seed: number, count: number): number[] {
  const random = seededRandom(seed * 7919);
  return Array.from({ length: count + 1 }, () => random());
}

function smooth(points: readonly number[], position: number): number {
  const place = position * (points.length - 1);
  const index = Math.min(Math.floor(place), points.length - 2);
  const between = place - index;
  const weight = between * between * (3 - 2 * between);
  return (points[index] ?? 0) * (1 - weight) + (points[index + 1] ?? 0) * weight;
}

// Clumps of the crown as share of the tree: across from the trunk, up from the ground, width and height.
const CROWN = [
  [-0.17, 0.66, 0.24, 0.17],
  [0.16, 0.7, 0.21, 0.15],
  [-0.12, 0.8, 0.2, 0.14],
  [0.02, 0.75, 0.18, 0.13],
  [0.16, 0.85, 0.2, 0.14],
  [-0.07, 0.92, 0.22, 0.15],
  [0.05, 0.95, 0.22, 0.15],
  [0.18, 0.57, 0.17, 0.12],
  [-0.02, 0.85, 0.17, 0.12],
] as const;

/** A grown pine: a straight tapering trunk, short upswept limbs, an oval crown of flat ragged clumps. */
function pine({
  x,
  ground,
  height,
  scale,
}: {
  x: number;
  ground: number;
  height: number;
  scale: number;
}): string {
  const foot = 11 * scale;
  const top = ground - height * 0.93;
  const trunk = `M${at(x - foot)} ${at(ground)}L${at(x - foot * 0.3)} ${at(top)}L${at(x + foot * 0.3)} ${at(top)}L${at(x + foot)} ${at(ground)}Z`;
  const limbs = CROWN.map(([across, up]) => {
    const end = { x: x + across * height, y: ground - up * height };
    const start = ground - (up - Math.abs(across) * 0.55) * height;
    return `M${at(x)} ${at(start)}Q${at(x + across * height * 0.55)} ${at(start - 2 * scale)} ${at(end.x)} ${at(end.y)}`;
  }).join('');
  const clumps = CROWN.map(([across, up, wide, high], index) =>
    clump(
      { x: x + across * height, y: ground - up * height },
      wide * height * 1.12,
      high * height * 1.12,
      31 + index,
    ),
  ).join('');
  return (
    `<path fill="${BARK}" d="${trunk}"/>` +
    `<path fill="none" stroke="${BARK}" stroke-width="${at(9 * scale)}" stroke-linecap="round" d="${limbs}"/>` +
    `<path fill="${NEEDLES}" d="${clumps}"/>`
  );
}

/** The grass stage: needles straight out of the ground. */
function tuft({ x, ground, scale }: { x: number; ground: number; scale: number }): string {
  const needles = fan(
    { x, y: ground },
    { count: 15, reach: 44 * scale, rise: 46 * scale, halfWidth: 1.7 * scale, seed: 5 },
  );
  return `<path fill="${NEEDLES}" d="${needles.join('')}"/>`;
}

/** The bottlebrush: one thin stem with rings of needles and a bright candle on top. */
function bottlebrush({ x, ground, scale }: { x: number; ground: number; scale: number }): string {
  const rings = [22, 36, 50, 64, 78].map((up, index) =>
    fan(
      { x, y: ground - up * scale },
      {
        count: 13,
        reach: (31 - index * 3.4) * scale,
        rise: 21 * scale,
        halfWidth: 1.5 * scale,
        seed: 13 + index,
      },
    ).join(''),
  );
  const stem = `M${at(x)} ${at(ground)}V${at(ground - 84 * scale)}`;
  const candle = `M${at(x)} ${at(ground - 78 * scale)}V${at(ground - 122 * scale)}`;
  return (
    `<path fill="none" stroke="${BARK}" stroke-width="${at(5 * scale)}" d="${stem}"/>` +
    `<path fill="none" stroke="${CANDLE}" stroke-width="${at(6 * scale)}" stroke-linecap="round" d="${candle}"/>` +
    `<path fill="${NEEDLES}" d="${rings.join('')}"/>`
  );
}
