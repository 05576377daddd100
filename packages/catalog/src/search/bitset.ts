/** A set of college positions, one bit each. */
export type Bits = Uint32Array;

const bitsInByte = 16;
// Ones of every 16-bit number: two look-ups count a word faster than arithmetic does.
const ones = new Uint8Array(1 << bitsInByte);
for (let number = 1; number < ones.length; number++) ones[number] = (ones[number >> 1] ?? 0) + (number & 1);

/** An empty set for positions 0 to size - 1. */
export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** A set of all positions 0 to size - 1. */
export function allBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export function hasBit(bits: Bits, position: number): boolean {
  return ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
}

/**
 * Sets to work in, used again by the next search: a new one for each would keep the collector busy. What is in a set
 * that was taken is undefined.
 */
export class Scratch {
  readonly #size: number;
  readonly #sets: Bits[] = [];
  #taken = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** Gives a set that nobody uses now. */
  take(): Bits {
    return (this.#sets[this.#taken++] ??= emptyBits(this.#size));
  }

  copyOf(bits: Bits): Bits {
    const copy = this.take();
    copy.set(bits);
    return copy;
  }

  /** Everything that was taken may be given out again. */
  free(): void {
    this.#taken = 0;
  }
}

/** Keeps in `target` what is in `other` too. */
export function keep(target: Bits, other: Bits): Bits {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
  return target;
}

/** Adds to `target` what is in `other`. */
export function join(target: Bits, other: Bits): Bits {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
  return target;
}

/** Writes into `target` what is in any of the sets. */
export function unionOf(sets: Iterable<Bits>, target: Bits): Bits {
  target.fill(0);
  for (const set of sets) join(target, set);
  return target;
}

/** Takes out of `target` what is in `other`. */
export function drop(target: Bits, other: Bits): Bits {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
  return target;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const value = bits[word] as number;
    count += (ones[value & 0xffff] as number) + (ones[value >>> bitsInByte] as number);
  }
  return count;
}

/** Counts what two sets share. */
export function countShared(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) {
    const value = (a[word] as number) & (b[word] as number);
    if (value !== 0) count += (ones[value & 0xffff] as number) + (ones[value >>> bitsInByte] as number);
  }
  return count;
}

/** Lists the positions of a set, lowest first. */
export function positionsOf(bits: Bits, count: number = countBits(bits)): Int32Array {
  const positions = new Int32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] as number;
    while (value !== 0) {
      const lowest = value & -value;
      positions[next++] = (word << 5) + (31 - Math.clz32(lowest));
      value ^= lowest;
    }
  }
  return positions;
}

/** Makes a set of positions. */
export function bitsOf(positions: Iterable<number>, size: number): Bits {
  const bits = emptyBits(size);
  for (const position of positions) addBit(bits, position);
  return bits;
}
