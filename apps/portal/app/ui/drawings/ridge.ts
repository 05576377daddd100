import { closedShape, type Corner } from './path.ts';
import { type Random, smoothNoise } from './random.ts';

export interface Ridge {
  width: number;
  height: number;
  /** Where its foot lies, from the top. */
  base: number;
  /** How far it rises above the foot. */
  rise: number;
  /** Width of one hill. */
  hill: number;
  /** Share of the rise at x; 1 everywhere unless stated. */
  fade?: (x: number) => number;
}

/** Path of one line of hills, three octaves of noise, filled to the bottom. */
export function ridge({ width, height, base, rise, hill, fade = () => 1 }: Ridge, random: Random): string {
  const noise = smoothNoise(random);
  const step = Math.max(5, width / 90);
  const line: Corner[] = [];
  for (let x = -step; x <= width + step; x += step) {
    const at = x / hill;
    const wave = noise(at) * 0.68 + noise(at * 2.7 + 9) * 0.23 + noise(at * 6.3 + 31) * 0.09;
    line.push({ x, y: base - rise * fade(x) * wave });
  }
  return closedShape([...line, { x: width + step, y: height }, { x: -step, y: height }]);
}
