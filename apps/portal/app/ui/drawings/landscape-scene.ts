import { randomFrom } from './random.ts';
import { ridge } from './ridge.ts';

export const LANDSCAPE = { width: 1280, height: 330 } as const;

const HILLS = [
  { color: '#E6EBDD', base: 0.72, rise: 0.72, fall: 0.66, hill: 150 },
  { color: '#CFDCC9', base: 0.8, rise: 0.6, fall: 0.86, hill: 140 },
  { color: '#AFC7AF', base: 0.9, rise: 0.42, fall: 1.3, hill: 190 },
  { color: '#8DB08F', base: 0.98, rise: 0.12, fall: 4, hill: 300 },
] as const;

/** The state in cross-section: the Blue Ridge on the left falls to the coastal plain on the right. */
export function landscapeHills(): { color: string; d: string }[] {
  const random = randomFrom(1789);
  const { width, height } = LANDSCAPE;
  return HILLS.map(({ color, base, rise, fall, hill }) => {
    const fade = (x: number) => Math.max(0.07, 1 - x / (width * fall));
    return {
      color,
      d: ridge({ width, height, base: height * base, rise: height * rise, hill, fade }, random),
    };
  });
}
