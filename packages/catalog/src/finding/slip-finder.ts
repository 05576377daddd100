import { isNear, slipsAllowed } from '@longleaf/rules/finding/slips';

/** Letters at the beginning of a word that it is found by. More would find fewer words in vain, and cost more memory. */
const beginning = 7;

/**
 * Finds the words that are a slip or two from a typed one, without comparing it with every word there is.
 *
 * Two words that are n slips apart become equal when the right letters are left out of each, n at most; the same holds
 * of their beginnings. So each word is kept under all that may remain of its beginning, and a typed word is looked up
 * by all that may remain of its own. What is found so is then compared letter by letter: nothing is missed, and what
 * only looked near does not come through.
 */
export class SlipFinder {
  readonly #words: readonly string[];
  readonly #lengths: Uint16Array;
  /** Which letters each word has. */
  readonly #letters: Int32Array;
  readonly #slots: number;
  /** The words of slot n stand in `#held` from `#begins[n]` to before `#begins[n + 1]`. */
  readonly #begins: Int32Array;
  readonly #held: Int32Array;
  /** The look-up that each word was last compared in. */
  readonly #compared: Int32Array;
  #lookUps = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#lengths = Uint16Array.from(words, ({ length }) => length);
    this.#letters = Int32Array.from(words, lettersOf);
    this.#compared = new Int32Array(words.length);
    const keys = words.map((word) => remainders(word, mostSlipsTo(word)));
    const size = keys.reduce((sum, { length }) => sum + length, 0);
    this.#slots = 2 ** Math.ceil(Math.log2(size + 1));
    this.#begins = new Int32Array(this.#slots + 1);
    this.#held = new Int32Array(size);
    for (const key of keys.flat()) this.#count(this.#slotOf(key));
    for (let slot = 1; slot <= this.#slots; slot++) this.#count(slot, this.#begins[slot - 1]);
    // From here on a slot is filled from its end, which leaves each of them at its beginning.
    for (const [index, ofWord] of keys.entries())
      for (const key of ofWord) this.#held[this.#count(this.#slotOf(key), -1)] = index;
  }

  /** Gives the places of the nearest words that may be forgiven, the typed one and those that it begins left out. */
  near(word: string): readonly number[] {
    for (const most of slipsAllowed(word)) {
      const near = this.#within(word, most);
      if (near.length > 0) return near;
    }
    return [];
  }

  #within(word: string, most: number): readonly number[] {
    const lookUp = ++this.#lookUps;
    const near: number[] = [];
    const letters = lettersOf(word);
    for (const key of remainders(word, most)) {
      const slot = this.#slotOf(key);
      const end = this.#begins[slot + 1] ?? 0;
      for (let at = this.#begins[slot] ?? 0; at < end; at++) {
        const index = this.#held[at] ?? 0;
        if (this.#compared[index] === lookUp) continue;
        this.#compared[index] = lookUp;
        if (this.#mayBeWithin(index, word.length, letters, most) && this.#isWithin(index, word, most))
          near.push(index);
      }
    }
    return near;
  }

  /** Rules out most words by their length and letters alone, which takes less time than reading them. */
  #mayBeWithin(index: number, length: number, letters: number, most: number): boolean {
    const others = this.#letters[index] ?? 0;
    return (
      Math.abs((this.#lengths[index] ?? 0) - length) <= most &&
      hasAtMost(letters & ~others, most) &&
      hasAtMost(others & ~letters, most)
    );
  }

  #isWithin(index: number, word: string, most: number): boolean {
    const candidate = this.#words[index] ?? '';
    return !candidate.startsWith(word) && isNear(word, candidate, most);
  }

  #slotOf(key: number): number {
    return key & (this.#slots - 1);
  }

  #count(slot: number, by = 1): number {
    return (this.#begins[slot] = (this.#begins[slot] ?? 0) + by);
  }
}

/** A bit for each letter that a word has; what is no letter shares bits with some. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether a number has at most so many bits, 2 at most. */
function hasAtMost(bits: number, most: number): boolean {
  const left = bits & (bits - 1);
  return most > 1 ? (left & (left - 1)) === 0 : left === 0;
}

/** How many slips a word may be away from a typed one that means it: the typed one may be longer. */
function mostSlipsTo(word: string): number {
  return [2, 1].find((slips) => slipsAllowed(word.padEnd(word.length + slips)).includes(slips)) ?? 0;
}

/** Gives a number for each thing that may remain of a word's beginning when up to `most` letters, 2 at most, are left out. */
function remainders(word: string, most: number): readonly number[] {
  const length = Math.min(word.length, beginning);
  const found = [hashWithout(word, length, -1, -1)];
  if (most === 0) return found;
  for (let first = 0; first < length; first++) {
    found.push(hashWithout(word, length, first, -1));
    if (most > 1)
      for (let second = first + 1; second < length; second++)
        found.push(hashWithout(word, length, first, second));
  }
  return found;
}

/** The hash FNV-1a of the first letters of a word without two of them. */
function hashWithout(word: string, length: number, first: number, second: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at++)
    if (at !== first && at !== second) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}
