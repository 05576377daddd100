import { at } from './path.ts';

type Ridge = {
  width: number;
  bottom: number;
  /** Height of the line where the land is lowest. */
  base: number;
  /** How far the highest point stands above the base. */
  rise: number;
  /** Width of one hill. */
  stride: number;
  /** Share of the rise at a place across the picture; 1 everywhere when left out. */
  envelope?: (x: number) => number;
};

/** Smooth noise from 0 to 1 along a line. */
function noise(random: () => number): (x: number) => number {
  const grid = Array.from({ length: 97 }, random);
  const value = (index: number) => grid[((index % 97) + 97) % 97] ?? 0;
  return (x) => {
    const left = Math.floor(x);
    const share = x - left;
    const eased = share * share * (3 - 2 * share);
    return value(left) * (1 - eased) + value(left + 1) * eased;
  };
}

/** The path of a line of hills, filled down to the bottom: three octaves of noise, as real ridges have. */
export function ridge(
  random: () => number,
  { width, bottom, base, rise, stride, envelope = () => 1 }: Ridge,
): string {
  const height = noise(random);
  const step = Math.max(6, width / 130);
  let line = '';
  for (let x = -step; x <= width + step; x += step) {
    const place = x / stride;
    const hills = height(place) * 0.68 + height(place * 2.7 + 9) * 0.23 + height(place * 6.3 + 31) * 0.09;
    line += `${line ? 'L' : 'M'}${at(x, base - rise * envelope(x) * hills)}`;
  }
  return `${line}L${at(width + step, bottom)}L${at(-step, bottom)}Z`;
}
