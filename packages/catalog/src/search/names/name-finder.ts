import { Vocabulary } from './vocabulary.ts';
import type { ReadingsOf } from './vocabulary.ts';

/** A name that holds every word that was typed. */
export interface Found {
  /** Its place in the list of names. */
  readonly entry: number;
  /** How well the typed words fit it, 1 for each that is there as typed. */
  readonly fit: number;
  /** How many of its words they cover. */
  readonly covered: number;
}

/** Finds the names that hold every word of a term: as typed, begun, by a short form, or a slip away. */
export class NameFinder {
  readonly #vocabulary: Vocabulary;
  readonly #seen: Int32Array;
  readonly #fit: Float32Array;
  readonly #covered: Float32Array;
  #round = 0;

  /**
   * @param names the words of each name.
   * @param readingsOf what a typed word may be short for.
   * @param shortestBeginning letters from which on a typed word may be the beginning of another one.
   */
  constructor(names: readonly (readonly string[])[], readingsOf: ReadingsOf, shortestBeginning = 1) {
    this.#vocabulary = new Vocabulary(names, readingsOf, shortestBeginning);
    this.#seen = new Int32Array(names.length);
    this.#fit = new Float32Array(names.length);
    this.#covered = new Float32Array(names.length);
  }

  /** Slips are forgiven where a word is in no name, and everywhere when nothing is found otherwise. */
  find(words: readonly string[]): readonly Found[] {
    if (words.length === 0) return [];
    const found = this.#findAll(words, false);
    return found.length > 0 ? found : this.#findAll(words, true);
  }

  /** Each pass keeps only the names that the pass before has marked. */
  #findAll(words: readonly string[], forgive: boolean): readonly Found[] {
    let marked: number[] = [];
    for (const [index, word] of words.entries()) {
      const before = this.#round;
      const mark = ++this.#round;
      marked = [];
      for (const { entries, fit, covers } of this.#vocabulary.reach(word, forgive)) {
        for (const entry of entries) {
          // Best fits come first: a name already marked in this pass keeps its better fit.
          if (this.#seen[entry] === mark || (index > 0 && this.#seen[entry] !== before)) continue;
          this.#fit[entry] = (index > 0 ? (this.#fit[entry] ?? 0) : 0) + fit;
          this.#covered[entry] = (index > 0 ? (this.#covered[entry] ?? 0) : 0) + covers;
          this.#seen[entry] = mark;
          marked.push(entry);
        }
      }
      if (marked.length === 0) return [];
    }
    return marked.map((entry) => ({ entry, fit: this.#fit[entry] ?? 0, covered: this.#covered[entry] ?? 0 }));
  }
}
