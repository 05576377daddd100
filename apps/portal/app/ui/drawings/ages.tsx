import { tuft } from './needle.ts';
import { PineTree } from './pine-tree.tsx';
import { randomFrom } from './random.ts';

const NEEDLES = '#12492F';
const BARK = '#7A4E2B';
const CANDLE = '#E08A12';

const grass = tuft({ x: 0, y: 0, radius: 34, count: 31, spread: 86, width: 1.5 }, randomFrom(11));
const brush = [-16, -26, -36, -46, -56]
  .map((y, index) =>
    tuft({ x: 0, y, radius: 25 - index, count: 15, spread: 112, width: 1.3 }, randomFrom(99 + y)),
  )
  .join('');

/** The first age: a tuft of needles in the grass. Its foot is at 0 0. */
export function GrassStage() {
  return <path d={grass} fill={NEEDLES} />;
}

/** The second: a stem set with needles, an amber candle on top. */
export function BottlebrushStage() {
  return (
    <>
      <path d="M-2.2 0L-1.4 -62L1.4 -62L2.2 0Z" fill={BARK} />
      <path d={brush} fill={NEEDLES} />
      <path d="M-2.4 -62Q-2 -92 0 -97Q2 -92 2.4 -62Z" fill={CANDLE} />
    </>
  );
}

/** The third. */
export function SaplingStage() {
  return <PineTree x={0} y={0} height={118} seed={21} fine needles={NEEDLES} bark={BARK} />;
}

/** The fourth: the grown tree. */
export function TreeStage() {
  return <PineTree x={0} y={0} height={196} seed={8} fine needles={NEEDLES} bark={BARK} />;
}
