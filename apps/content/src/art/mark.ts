import { needle } from './needle.ts';

const FOOT = { x: 24, y: 44 };
/** Lean and length of each needle of the fan, from left to right. */
const FAN: readonly [lean: number, length: number][] = [
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
];
/** The amber needle stands for the person. */
const PERSON = 8;
const SHEATH = 'M22.3 42.6h3.4l-.5 4.4h-2.4z';

const paths = FAN.map(([lean, length]) => needle({ foot: FOOT, lean, length, girth: 1.28, arch: 0.4 }));
const pine = paths.filter((_, index) => index !== PERSON).join('') + SHEATH;

/** The mark as a file of its own, for the browser's tab. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#E08A12" d="${paths[PERSON]}"/><path fill="#12492F" d="${pine}"/></svg>`;
