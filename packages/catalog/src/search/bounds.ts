import type { NumberComparison } from '@longleaf/rules/colleges/comparison';
import { addBit, drop, emptyBits } from './bitset.ts';
import type { Bits } from './bitset.ts';

/** Sets kept ready along the order of a figure: a bound starts from the nearest and adds what is missing. */
const steps = 32;

/**
 * The colleges of one figure in its order. Every search with a price asks for one side of a bound: two look-ups by
 * halving and a copy find it, where comparing each college would take several times as long.
 */
export class FigureOrder {
  readonly #size: number;
  /** Reported figures, rising, and the position of each. */
  readonly #figures: Float64Array;
  readonly #positions: Int32Array;
  readonly #stepLength: number;
  /** The set of the first `step * #stepLength` positions. */
  readonly #ready: readonly Bits[];

  /** @param figures one for each position; NaN, for not reported, is on no side of any bound. */
  constructor(figures: Float64Array) {
    this.#size = figures.length;
    const known = [...figures.keys()].filter((position) => !Number.isNaN(figures[position]));
    known.sort((a, b) => (figures[a] as number) - (figures[b] as number));
    this.#positions = Int32Array.from(known);
    this.#figures = Float64Array.from(known, (position) => figures[position] as number);
    this.#stepLength = Math.max(32, Math.ceil(known.length / steps));
    const ready = [emptyBits(this.#size)];
    for (let from = 0; from + this.#stepLength <= known.length; from += this.#stepLength) {
      const next = (ready.at(-1) as Bits).slice();
      this.#add(next, from, from + this.#stepLength);
      ready.push(next);
    }
    this.#ready = ready;
  }

  /** Writes into `target` the positions whose reported figure compares as asked. */
  within(target: Bits, comparison: NumberComparison, bound: number): Bits {
    const all = this.#figures.length;
    switch (comparison) {
      case 'lessThan':
        return this.#first(target, this.#rankOf(bound));
      case 'lessOrEqual':
        return this.#first(target, this.#rankAfter(bound));
      case 'greaterOrEqual':
        return this.#between(target, this.#rankOf(bound), all);
      case 'greaterThan':
        return this.#between(target, this.#rankAfter(bound), all);
      case 'equal':
        return this.#between(target, this.#rankOf(bound), this.#rankAfter(bound));
      case 'notEqual':
        return drop(
          this.#first(target, all),
          this.#between(emptyBits(this.#size), this.#rankOf(bound), this.#rankAfter(bound)),
        );
    }
  }

  #first(target: Bits, count: number): Bits {
    const step = Math.floor(count / this.#stepLength);
    target.set(this.#ready[step] as Bits);
    this.#add(target, step * this.#stepLength, count);
    return target;
  }

  #between(target: Bits, from: number, to: number): Bits {
    this.#first(target, to);
    const step = Math.floor(from / this.#stepLength);
    drop(target, this.#ready[step] as Bits);
    for (let rank = step * this.#stepLength; rank < from; rank++) {
      const position = this.#positions[rank] as number;
      target[position >>> 5] = (target[position >>> 5] as number) & ~(1 << (position & 31));
    }
    return target;
  }

  #add(target: Bits, from: number, to: number): void {
    for (let rank = from; rank < to; rank++) addBit(target, this.#positions[rank] as number);
  }

  /** How many figures are below the bound. */
  #rankOf(bound: number): number {
    let low = 0;
    let high = this.#figures.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#figures[middle] as number) < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** How many figures are at the bound or below. */
  #rankAfter(bound: number): number {
    let low = 0;
    let high = this.#figures.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#figures[middle] as number) <= bound) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
