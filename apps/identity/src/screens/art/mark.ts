import { fan } from './needles.ts';

const PINE = '#12492F';
const AMBER = '#E08A12';
const AMBER_NEEDLE = 8;

/** The mark: a fan of twelve arching needles, one of them amber. */
export function markSvg(): string {
  const needles = fan({ x: 24, y: 43.5 }, { count: 12, reach: 25, rise: 40, halfWidth: 0.95, seed: 7 });
  const pine = needles.filter((_, index) => index !== AMBER_NEEDLE).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<path fill="${AMBER}" d="${needles[AMBER_NEEDLE] ?? ''}"/><path fill="${PINE}" d="${pine}"/>` +
    `<path fill="${PINE}" d="M22.4 42.4h3.2l-.4 4.4h-2.4z"/></svg>`
  );
}
