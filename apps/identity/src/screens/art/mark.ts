import { needle } from './needles.ts';

const PINE = '#12492F';
const AMBER = '#E08A12';
const FOOT = { x: 24, y: 44 };

// Lean in degrees from upright and length of each needle, left to right; the outer ones are shorter.
const NEEDLES = [
  [-88, 22],
  [-69, 24.4],
  [-52, 28.6],
  [-37, 33.6],
  [-23, 38],
  [-9, 40.5],
  [6, 40.5],
  [21, 38],
  [36, 33.6],
  [53, 28.6],
  [71, 24.4],
  [89, 22],
] as const;

/** The amber needle stands for the person. */
const PERSON = 8;

/** The mark: a fan of twelve arching needles, one of them amber. */
export function markSvg(): string {
  const paths = NEEDLES.map(([lean, length]) => archingNeedle(lean, length));
  const pine = paths.filter((_, index) => index !== PERSON).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<path fill="${AMBER}" d="${paths[PERSON] ?? ''}"/><path fill="${PINE}" d="${pine}"/>` +
    `<path fill="${PINE}" d="M22.3 42.6h3.4l-.5 4.4h-2.4z"/></svg>`
  );
}

/** A needle that arches upward on its way out, the more the farther it leans. */
function archingNeedle(leanDegrees: number, length: number): string {
  const lean = (leanDegrees * Math.PI) / 180;
  const tip = { x: FOOT.x + Math.sin(lean) * length, y: FOOT.y - Math.cos(lean) * length };
  const lift = 0.34 * length * Math.abs(Math.sin(lean));
  const inward = -Math.sign(lean);
  const bend = {
    x: (FOOT.x + tip.x) / 2 + inward * Math.cos(lean) * lift,
    y: (FOOT.y + tip.y) / 2 - Math.abs(Math.sin(lean)) * lift,
  };
  return needle(FOOT, tip, bend, 0.95);
}
