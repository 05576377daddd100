import { compareNumber } from '@longleaf/rules/colleges/comparison';
import type { NumberComparison } from '@longleaf/rules/colleges/comparison';
import { addBit, emptyBits } from './bitset.ts';
import type { Bits } from './bitset.ts';

/**
 * Gives the positions whose reported figure compares as asked. NaN, for not reported, compares as nothing. Every search
 * with a price goes through here: one plain loop for each comparison is several times as fast as a shared one.
 */
export function withinBound(figures: Float64Array, comparison: NumberComparison, bound: number): Bits {
  switch (comparison) {
    case 'lessThan':
      return below(figures, bound);
    case 'lessOrEqual':
      return upTo(figures, bound);
    case 'greaterOrEqual':
      return from(figures, bound);
    case 'greaterThan':
      return above(figures, bound);
    case 'equal':
    case 'notEqual':
      return compared(figures, comparison, bound);
  }
}

function below(figures: Float64Array, bound: number): Bits {
  const bits = emptyBits(figures.length);
  for (let at = 0; at < figures.length; at++) if ((figures[at] as number) < bound) addBit(bits, at);
  return bits;
}

function upTo(figures: Float64Array, bound: number): Bits {
  const bits = emptyBits(figures.length);
  for (let at = 0; at < figures.length; at++) if ((figures[at] as number) <= bound) addBit(bits, at);
  return bits;
}

function from(figures: Float64Array, bound: number): Bits {
  const bits = emptyBits(figures.length);
  for (let at = 0; at < figures.length; at++) if ((figures[at] as number) >= bound) addBit(bits, at);
  return bits;
}

function above(figures: Float64Array, bound: number): Bits {
  const bits = emptyBits(figures.length);
  for (let at = 0; at < figures.length; at++) if ((figures[at] as number) > bound) addBit(bits, at);
  return bits;
}

function compared(figures: Float64Array, comparison: NumberComparison, bound: number): Bits {
  const bits = emptyBits(figures.length);
  for (const [at, figure] of figures.entries()) {
    if (!Number.isNaN(figure) && compareNumber(figure, comparison, bound)) addBit(bits, at);
  }
  return bits;
}
