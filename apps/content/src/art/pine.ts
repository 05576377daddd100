import { bundle, needle } from './needle.ts';
import { at, round } from './path.ts';
import { seeded } from './random.ts';

type Pine = { x: number; ground: number; height: number; seed: number; leaf: string; bark: string };

/** A clump of needles: a flattened round mass with a ragged rim. */
function clump(random: () => number, x: number, y: number, radius: number): string {
  const flat = 0.72;
  const fine = radius > 13;
  const core = radius * (fine ? 0.66 : 0.8);
  const count = fine ? 44 : 18;
  const arc = `a${round(core)} ${round(core * flat)} 0 1 1`;
  const mass = `M${at(x - core, y)}${arc} ${round(core * 2)} 0${arc} ${round(-core * 2)} 0Z`;
  const rim = Array.from({ length: count }, (_, index) => {
    const lean = (index * 360) / count + random() * 8;
    const squash = 1 - (1 - flat) * Math.abs(Math.cos((lean * Math.PI) / 180));
    const length = radius * (0.98 + random() * 0.22) * squash;
    return needle({ foot: { x, y }, lean, length, girth: radius * (fine ? 0.06 : 0.13), arch: 0 });
  });
  return mass + rim.join('');
}

/** A grown longleaf pine: straight trunk, short upswept limbs, overlapping clumps in an open oval crown. */
export function pine({ x, ground, height, seed, leaf, bark }: Pine): string {
  const random = seeded(seed);
  const half = height * 0.021;
  const top = ground - height * 0.96;
  const limbCount = 6;
  let side = random() > 0.5 ? 1 : -1;
  let limbs = '';
  let needles = clump(random, x + height * 0.01, top, height * 0.1);
  for (let limb = 0; limb < limbCount; limb++) {
    side = -side;
    const down = limb / (limbCount - 1);
    const y = ground - height * (0.5 + 0.41 * down);
    const reach = height * (0.05 + 0.13 * Math.sin(Math.PI * (0.28 + down * 0.58))) * (0.72 + random() * 0.5);
    const end = { x: x + side * reach, y: y - reach * (0.18 + random() * 0.22) };
    limbs += `M${at(x, y)}Q${at(x + side * reach * 0.6, y)} ${at(end.x, end.y)}`;
    needles += clump(random, end.x, end.y, height * (0.09 + random() * 0.035) * (limb === 0 ? 0.72 : 1));
    if (down > 0.3) needles += clump(random, x + side * reach * 0.2, y - height * 0.03, height * 0.085);
  }
  const trunk = `M${at(x - half, ground)}L${at(x - half * 0.4, top)}L${at(x + half * 0.4, top)}L${at(x + half, ground)}Z`;
  return (
    `<path fill="${bark}" d="${trunk}"/>` +
    `<path fill="none" stroke="${bark}" stroke-width="${round(half * 0.8)}" d="${limbs}"/>` +
    `<path fill="${leaf}" d="${needles}"/>`
  );
}

/** The grass stage of a young longleaf pine: a tuft of needles on the ground. Stands on empty pages. */
export function grassStage(x: number, ground: number, length: number, leaf: string): string {
  const fan = { count: 31, length, from: -86, to: 86, girth: length * 0.044 };
  return `<path fill="${leaf}" d="${bundle(seeded(11), { x, y: ground }, fan)}"/>`;
}
