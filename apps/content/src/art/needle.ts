import { at, type Point } from './path.ts';

type Needle = {
  foot: Point;
  /** Degrees from straight up; positive leans right. */
  lean: number;
  length: number;
  /** Half the width at the middle. */
  girth: number;
  /** How much steeper the lower part stands than the tip: 0 is straight. */
  arch?: number;
};

/** The path of one pine needle: narrow at the foot, widest in the middle, ending in a point. */
export function needle({ foot, lean, length, girth, arch = 0.3 }: Needle): string {
  const tipAngle = (lean * Math.PI) / 180;
  const footAngle = tipAngle * (1 - arch);
  const tip = { x: foot.x + Math.sin(tipAngle) * length, y: foot.y - Math.cos(tipAngle) * length };
  const middle = {
    x: foot.x + Math.sin(footAngle) * length * 0.58,
    y: foot.y - Math.cos(footAngle) * length * 0.58,
  };
  const across = { x: Math.cos(footAngle) * girth, y: Math.sin(footAngle) * girth };
  const left = at(foot.x - across.x * 0.45, foot.y - across.y * 0.45);
  const right = at(foot.x + across.x * 0.45, foot.y + across.y * 0.45);
  const leftBend = at(middle.x - across.x, middle.y - across.y);
  const rightBend = at(middle.x + across.x, middle.y + across.y);
  return `M${left}Q${leftBend} ${at(tip.x, tip.y)}Q${rightBend} ${right}Z`;
}

/** A bundle of needles that fans out from one foot, evenly with a little unrest. */
export function bundle(
  random: () => number,
  foot: Point,
  fan: { count: number; length: number; from: number; to: number; girth: number },
): string {
  const step = (fan.to - fan.from) / fan.count;
  return Array.from({ length: fan.count }, (_, index) =>
    needle({
      foot,
      lean: fan.from + step * (index + 0.5) + (random() - 0.5) * 9,
      length: fan.length * (0.8 + random() * 0.3),
      girth: fan.girth,
    }),
  ).join('');
}
