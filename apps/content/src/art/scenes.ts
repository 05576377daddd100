import { bundle } from './needle.ts';
import { grassStage, pine } from './pine.ts';
import { seeded } from './random.ts';
import { ridge } from './ridge.ts';

const WIDTH = 1280;
const HEIGHT = 300;
const LAND = ['#E6EBDD', '#CFDCC9', '#AFC7AF', '#8DB08F'] as const;
const SUN = '#FBD999';
const NEAR = { leaf: '#12492F', bark: '#7A4E2B' };
const FAR = { leaf: '#3E7354', bark: '#8A6848' };
const FARTHEST = { leaf: '#5F9471', bark: '#8A7458' };

type Hills = { base: number; rise: number; stride: number; envelope?: (x: number) => number };

function picture(content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
    `preserveAspectRatio="xMaxYMax slice">${content}</svg>`
  );
}

function sun(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="46" fill="${SUN}"/>`;
}

/** Ridges from the farthest and palest to the nearest. */
function land(seed: number, hills: readonly Hills[]): string {
  const random = seeded(seed);
  return hills
    .map((line, index) => {
      const d = ridge(random, { width: WIDTH, bottom: HEIGHT, ...line });
      return `<path fill="${LAND[index] ?? LAND[3]}" d="${d}"/>`;
    })
    .join('');
}

/** The whole state from the Blue Ridge to the coast: high in the west, flat in the east. */
const acrossTheState = picture(
  sun(985, 108) +
    land(1789, [
      { base: 216, rise: 216, stride: 150, envelope: (x) => Math.max(0.07, 1 - x / 845) },
      { base: 240, rise: 180, stride: 140, envelope: (x) => Math.max(0.07, 1 - x / 1100) },
      { base: 270, rise: 126, stride: 190, envelope: (x) => Math.max(0.1, 1 - x / 1660) },
      { base: 294, rise: 36, stride: 300 },
    ]) +
    pine({ x: 900, ground: 284, height: 92, seed: 71, ...FARTHEST }) +
    pine({ x: 1196, ground: 288, height: 160, seed: 77, ...FAR }) +
    pine({ x: 1086, ground: 292, height: 236, seed: 8, ...NEAR }),
);

const mountains = picture(
  sun(1010, 84) +
    land(41, [
      { base: 226, rise: 200, stride: 170 },
      { base: 254, rise: 170, stride: 150 },
      { base: 284, rise: 120, stride: 160 },
      { base: 300, rise: 50, stride: 220 },
    ]) +
    pine({ x: 1130, ground: 290, height: 188, seed: 21, ...NEAR }),
);

const piedmont = picture(
  sun(880, 96) +
    land(57, [
      { base: 216, rise: 60, stride: 230 },
      { base: 248, rise: 60, stride: 210 },
      { base: 276, rise: 56, stride: 240 },
      { base: 300, rise: 38, stride: 300 },
    ]) +
    pine({ x: 940, ground: 272, height: 104, seed: 73, ...FARTHEST }) +
    pine({ x: 1190, ground: 284, height: 150, seed: 33, ...FAR }) +
    pine({ x: 1060, ground: 292, height: 214, seed: 14, ...NEAR }),
);

const coastalPlain = picture(
  sun(1120, 92) +
    land(63, [
      { base: 214, rise: 22, stride: 260 },
      { base: 238, rise: 20, stride: 300 },
      { base: 264, rise: 20, stride: 320 },
      { base: 290, rise: 18, stride: 300 },
    ]) +
    pine({ x: 890, ground: 246, height: 84, seed: 91, ...FARTHEST }) +
    pine({ x: 960, ground: 250, height: 98, seed: 95, ...FARTHEST }) +
    pine({ x: 1020, ground: 284, height: 176, seed: 45, ...NEAR }),
);

const tallPines = picture(
  sun(960, 100) +
    land(85, [
      { base: 220, rise: 40, stride: 260 },
      { base: 246, rise: 44, stride: 230 },
      { base: 276, rise: 36, stride: 260 },
      { base: 298, rise: 24, stride: 320 },
    ]) +
    pine({ x: 880, ground: 276, height: 120, seed: 52, ...FARTHEST }) +
    pine({ x: 1210, ground: 290, height: 196, seed: 61, ...FAR }) +
    pine({ x: 1080, ground: 294, height: 256, seed: 24, ...NEAR }),
);

const grove =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 210">' +
  pine({ x: 70, ground: 196, height: 96, seed: 71, ...FARTHEST }) +
  pine({ x: 178, ground: 198, height: 136, seed: 33, ...FAR }) +
  pine({ x: 292, ground: 199, height: 184, seed: 14, ...NEAR }) +
  '<path d="M0 199Q190 193 380 200" fill="none" stroke="#D8CDB6" stroke-width="2"/></svg>';

const emptyGround =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60">' +
  '<path d="M0 55Q60 48 120 55" fill="none" stroke="#D8CDB6" stroke-width="2"/>' +
  `${grassStage(60, 52, 44, '#12492F')}</svg>`;

const wiregrass = (() => {
  const random = seeded(1789);
  const tuft = (x: number, length: number, count: number) =>
    bundle(random, { x, y: 208 }, { count, length, from: -70, to: 70, girth: 2.2 });
  const d = tuft(60, 120, 21) + tuft(170, 170, 27) + tuft(300, 140, 23);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><path fill="#114029" d="${d}"/></svg>`;
})();

/** Drawings by file name; the first part of the name is the section they head. */
export const scenes: Readonly<Record<string, string>> = {
  home: acrossTheState,
  'plan-your-future': mountains,
  'pay-for-college': piedmont,
  'save-for-college': coastalPlain,
  'apply-to-college': tallPines,
  grove,
  wiregrass,
  'nothing-here': emptyGround,
};
