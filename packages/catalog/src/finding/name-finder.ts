import type { ReadingsOf } from '@longleaf/rules/finding/readings';
import { Vocabulary } from './vocabulary.ts';
import type { Reached } from './vocabulary.ts';

/**
 * Takes a name that holds every word that was typed.
 * @param entry its place in the list of names.
 * @param fit how well the typed words fit it: for each its rarity, times 1 where it is there as typed and less where not.
 * @param covered how many of its words they cover.
 */
export type Take = (entry: number, fit: number, covered: number) => void;

/** Finds the names that hold every word of a term: as typed, begun, by a short form, run together, or a slip away. */
export class NameFinder {
  readonly #vocabulary: Vocabulary;
  /** In which round each name was last marked: a byte, so that what is looked at most stays near the processor. */
  readonly #seen: Uint8Array;
  /** For each name that is marked its fit and how many of its words are covered, side by side. */
  readonly #worth: Float32Array;
  #round = 0;

  /**
   * @param names the words of each name.
   * @param readingsOf what a typed word may be short for.
   * @param shortestBeginning letters from which on a typed word may be the beginning of another one.
   * @param readingsBegunBy what a word that is still being typed may come to mean.
   */
  constructor(
    names: readonly (readonly string[])[],
    readingsOf: ReadingsOf,
    shortestBeginning = 1,
    readingsBegunBy?: ReadingsOf,
  ) {
    this.#vocabulary = new Vocabulary(names, readingsOf, shortestBeginning, readingsBegunBy);
    this.#seen = new Uint8Array(names.length);
    this.#worth = new Float32Array(names.length * 2);
  }

  /** What each word reaches. A word that is in any name is taken as it is unless slips are forgiven everywhere. */
  reach(words: readonly string[], forgive = false): readonly Reached[] {
    return words.map((word) => this.#vocabulary.reach(word, forgive));
  }

  /** Whether a word is in any name as it stands. */
  has(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** Whether a name has a word, or one that it may stand for or be a slip of. */
  reaches(word: string, entry: number): boolean {
    return this.#vocabulary.reach(word, true).reaches.some(({ entries }) => holds(entries, entry));
  }

  /** Takes every name that all of some words reach, and gives how many; without words none. */
  holding(reached: readonly Reached[], take: Take): number {
    // The rarest word comes first, so that later passes have few names left to look at.
    const rarestFirst = reached.length > 1 ? reached.toSorted((a, b) => a.size - b.size) : reached;
    if (this.#round + rarestFirst.length > LAST_ROUND) this.#beginAgain();
    let marked = this.#mark(rarestFirst[0]);
    for (let word = 1; word < rarestFirst.length; word++) {
      if (marked.length === 0) return 0;
      const next = rarestFirst[word] as Reached;
      marked = marked.length * STEPS_OF_A_LOOK_UP < next.size ? this.#lookUp(marked, next) : this.#pass(next);
    }
    for (const entry of marked) take(entry, this.#worth[2 * entry] ?? 0, this.#worth[2 * entry + 1] ?? 0);
    return marked.length;
  }

  /** Marks every name that a word reaches. Best fits come first: a name already marked keeps its better fit. */
  #mark({ reaches, rarity }: Reached = NOTHING): number[] {
    const mark = ++this.#round;
    const marked: number[] = [];
    for (const { entries, fit, covers } of reaches) {
      for (const entry of entries) {
        if (this.#seen[entry] === mark) continue;
        this.#worth[2 * entry] = fit * rarity;
        this.#worth[2 * entry + 1] = covers;
        this.#seen[entry] = mark;
        marked.push(entry);
      }
    }
    return marked;
  }

  /** Keeps the names marked before that a further word reaches, by going through all that it reaches. */
  #pass({ reaches, rarity }: Reached): number[] {
    const before = this.#round;
    const mark = ++this.#round;
    const marked: number[] = [];
    for (const { entries, fit, covers } of reaches) {
      for (const entry of entries)
        if (this.#seen[entry] === before) marked.push(this.#add(entry, mark, fit * rarity, covers));
    }
    return marked;
  }

  /** The same by looking each of them up in what the word reaches: quicker where few are left of many. */
  #lookUp(candidates: readonly number[], { reaches, rarity }: Reached): number[] {
    const mark = ++this.#round;
    const marked: number[] = [];
    for (const entry of candidates) {
      const reach = reaches.find(({ entries }) => holds(entries, entry));
      if (reach) marked.push(this.#add(entry, mark, reach.fit * rarity, reach.covers));
    }
    return marked;
  }

  #add(entry: number, mark: number, fit: number, covers: number): number {
    this.#worth[2 * entry] = (this.#worth[2 * entry] ?? 0) + fit;
    this.#worth[2 * entry + 1] = (this.#worth[2 * entry + 1] ?? 0) + covers;
    this.#seen[entry] = mark;
    return entry;
  }

  #beginAgain(): void {
    this.#seen.fill(0);
    this.#round = 0;
  }
}

const NOTHING: Reached = { reaches: [], size: 0, rarity: 0 };

/** What a byte counts to. */
const LAST_ROUND = 255;

/** About as many names are passed over in the time that one is looked up. */
const STEPS_OF_A_LOOK_UP = 24;

/** Whether a rising list holds a number. */
function holds(rising: Int32Array, wanted: number): boolean {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return rising[low] === wanted;
}
