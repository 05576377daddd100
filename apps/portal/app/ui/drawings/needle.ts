import { penAt } from './path.ts';
import type { Random } from './random.ts';

const DEGREE = Math.PI / 180;

export interface Needle {
  x: number;
  y: number;
  /** From straight up, clockwise. */
  degrees: number;
  length: number;
  width: number;
  /** How much the tip hangs below the line it starts on: 0 is straight. */
  droop?: number;
}

/** Path of one tapered, arching pine needle. */
export function needle({ x, y, degrees, length, width, droop = 0.3 }: Needle): string {
  const end = degrees * DEGREE;
  const start = end * (1 - droop);
  const bendX = x + Math.sin(start) * length * 0.58;
  const bendY = y - Math.cos(start) * length * 0.58;
  const acrossX = Math.cos(start) * width;
  const acrossY = Math.sin(start) * width;
  const tip = { x: x + Math.sin(end) * length, y: y - Math.cos(end) * length };
  const base = (side: number) => ({ x: x + side * acrossX * 0.45, y: y + side * acrossY * 0.45 });
  const bend = (side: number) => ({ x: bendX + side * acrossX, y: bendY + side * acrossY });
  return penAt(base(-1)).curve(bend(-1), tip).curve(bend(1), base(1)).closed();
}

export interface Tuft {
  x: number;
  y: number;
  radius: number;
  count: number;
  /** Widest angle to each side, in degrees from straight up. */
  spread: number;
  width?: number;
}

/** Path of a bundle of needles that leave one point. */
export function tuft({ x, y, radius, count, spread, width = 1.2 }: Tuft, random: Random): string {
  const step = (2 * spread) / count;
  return Array.from({ length: count }, (_, index) => {
    const degrees = -spread + step * (index + 0.5) + (random() - 0.5) * 9;
    return needle({ x, y, degrees, length: radius * (0.8 + random() * 0.3), width, droop: 0.25 });
  }).join('');
}
