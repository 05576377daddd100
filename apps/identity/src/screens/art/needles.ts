import { at, seededRandom } from './random.ts';

type Point = { x: number; y: number };

/** One arching needle from a base to a tip, as a closed path with two curved sides. */
export function needle(base: Point, tip: Point, bend: Point, halfWidth: number): string {
  const length = Math.hypot(tip.x - base.x, tip.y - base.y) || 1;
  const side = { x: (-(tip.y - base.y) / length) * halfWidth, y: ((tip.x - base.x) / length) * halfWidth };
  const left = `M${at(base.x + side.x)} ${at(base.y + side.y)}Q${at(bend.x + side.x)} ${at(bend.y + side.y)} ${at(tip.x)} ${at(tip.y)}`;
  const right = `Q${at(bend.x - side.x)} ${at(bend.y - side.y)} ${at(base.x - side.x)} ${at(base.y - side.y)}Z`;
  return left + right;
}

/** A fan of needles that rise from one base and arch outward, from left to right. */
export function fan(
  base: Point,
  options: { count: number; reach: number; rise: number; halfWidth: number; seed: number },
): string[] {
  const random = seededRandom(options.seed);
  return Array.from({ length: options.count }, (_, index) => {
    const lean = options.count === 1 ? 0 : (index / (options.count - 1)) * 2 - 1;
    const stretch = 0.88 + random() * 0.16;
    const tip = {
      x: base.x + lean * options.reach * stretch,
      y: base.y - options.rise * stretch * (1 - 0.66 * lean * lean),
    };
    const bend = {
      x: base.x + lean * options.reach * 0.5,
      y: base.y - options.rise * 0.7 * (1 - 0.22 * lean * lean),
    };
    return needle(base, tip, bend, options.halfWidth);
  });
}

/** A flat ragged clump of needles, as pines carry them: a star with many uneven rays around a wide oval. */
export function clump(centre: Point, width: number, height: number, seed: number): string {
  const random = seededRandom(seed);
  const rays = Math.round(30 + width / 4);
  const points: string[] = [];
  for (let index = 0; index < rays; index++) {
    const angle = (index / rays) * Math.PI * 2 + (random() - 0.5) * 0.12;
    const outer = 0.86 + random() * 0.3;
    const between = ((index + 0.5) / rays) * Math.PI * 2;
    const inner = 0.66 + random() * 0.1;
    points.push(
      `${at(centre.x + Math.cos(angle) * width * 0.5 * outer)} ${at(centre.y + Math.sin(angle) * height * 0.5 * outer)}`,
      `${at(centre.x + Math.cos(between) * width * 0.5 * inner)} ${at(centre.y + Math.sin(between) * height * 0.5 * inner)}`,
    );
  }
  return `M${points.join('L')}Z`;
}
