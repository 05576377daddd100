import type { Bits } from './bitset.ts';
import type { FamilyIndex } from './value-index.ts';

/**
 * The boxes of every college as a list, beside the colleges of every box as a set: few colleges are counted faster
 * by their lists, many by the sets.
 */
export class RowValues {
  /** Number of the first box of each family; the others follow in the order of its filters. */
  readonly firstBox: ReadonlyMap<string, number>;
  readonly boxes: number;
  readonly #start: Int32Array;
  readonly #values: Uint16Array;
  /** How many colleges each box has in all. */
  readonly #totals: Int32Array;

  constructor(families: ReadonlyMap<string, FamilyIndex>, size: number) {
    const firstBox = new Map<string, number>();
    const sets: (Bits | undefined)[] = [];
    for (const [key, { family, values }] of families) {
      firstBox.set(key, sets.length);
      for (const filter of family.filters) sets.push(values.get(filter.value)?.bits);
    }
    const totals = new Int32Array(sets.length);
    const start = new Int32Array(size + 1);
    eachBit(sets, (box, position) => {
      totals[box] = (totals[box] ?? 0) + 1;
      start[position + 1] = (start[position + 1] ?? 0) + 1;
    });
    for (let position = 0; position < size; position++)
      start[position + 1] = (start[position + 1] ?? 0) + (start[position] ?? 0);
    const values = new Uint16Array(start[size] ?? 0);
    const next = start.slice();
    eachBit(sets, (box, position) => {
      const at = next[position] ?? 0;
      values[at] = box;
      next[position] = at + 1;
    });
    this.firstBox = firstBox;
    this.boxes = sets.length;
    this.#start = start;
    this.#values = values;
    this.#totals = totals;
  }

  /** Counts the colleges of a set in every box, by going through the set or, where that is shorter, through its rest. */
  countIn(set: Bits, count: number): Int32Array {
    const size = this.#start.length - 1;
    if (count * 2 <= size) return this.#count(set, 0, new Int32Array(this.boxes), 1);
    return this.#count(set, 0xffff_ffff, this.#totals.slice(), -1);
  }

  #count(set: Bits, flip: number, counts: Int32Array, step: number): Int32Array {
    const start = this.#start;
    const values = this.#values;
    const size = start.length - 1;
    for (let word = 0; word < set.length; word++) {
      let bits = ((set[word] as number) ^ flip) >>> 0;
      while (bits !== 0) {
        const position = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        if (position >= size) break;
        const end = start[position + 1] as number;
        for (let index = start[position] as number; index < end; index++) {
          const box = values[index] as number;
          counts[box] = (counts[box] as number) + step;
        }
      }
    }
    return counts;
  }
}

function eachBit(sets: readonly (Bits | undefined)[], visit: (box: number, position: number) => void): void {
  for (const [box, set] of sets.entries()) {
    if (!set) continue;
    for (let word = 0; word < set.length; word++) {
      for (let bits = set[word] as number; bits !== 0; bits &= bits - 1)
        visit(box, (word << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
}
