import { editDistance, slipsAllowed, trigramsOf } from '@longleaf/rules/colleges/names/edit-distance';
import { fit } from '@longleaf/rules/colleges/names/score';
import { LeastRecent } from '../least-recent.ts';

/** Names in which a word of the search term is found, how well it fits, and how many words of the name it covers. */
export interface Reach {
  readonly entries: Int32Array;
  readonly fit: number;
  readonly covers: number;
}

/** What a typed word may be short for: lists of words that must all be there. */
export type ReadingsOf = (word: string) => readonly (readonly string[])[];

const rememberedWords = 4000;

/** Every word that names hold, with the names that hold it. */
export class Vocabulary {
  readonly #entriesOf: ReadonlyMap<string, Int32Array>;
  readonly #words: readonly string[];
  readonly #wordsOfTrigram = new Map<string, number[]>();
  /** Room to count in; all zero between calls. A typed word may repeat a piece, but never 65,536 times. */
  readonly #sharedTrigrams: Uint16Array;
  readonly #reaches = new LeastRecent<string, readonly Reach[]>(rememberedWords);

  readonly #readingsOf: ReadingsOf;
  readonly #shortestBeginning: number;

  /** @param shortestBeginning letters from which on a typed word may be the beginning of another one. */
  constructor(names: readonly (readonly string[])[], readingsOf: ReadingsOf, shortestBeginning = 1) {
    this.#readingsOf = readingsOf;
    this.#shortestBeginning = shortestBeginning;
    const entries = new Map<string, number[]>();
    for (const [entry, words] of names.entries()) {
      for (const word of new Set(words)) {
        const list = entries.get(word);
        if (list) list.push(entry);
        else entries.set(word, [entry]);
      }
    }
    this.#entriesOf = new Map([...entries].map(([word, list]) => [word, Int32Array.from(list)]));
    this.#words = [...entries.keys()].toSorted();
    this.#sharedTrigrams = new Uint16Array(this.#words.length);
    for (const [index, word] of this.#words.entries()) {
      for (const trigram of new Set(trigramsOf(word))) {
        const list = this.#wordsOfTrigram.get(trigram);
        if (list) list.push(index);
        else this.#wordsOfTrigram.set(trigram, [index]);
      }
    }
  }

  /**
   * Finds the names a typed word may mean, best fit first: the word itself, what it is short for, words it begins, and,
   * when the word is in no name or `forgive` is set, words a slip away.
   */
  reach(word: string, forgive: boolean): readonly Reach[] {
    return this.#reaches.of(`${word} ${forgive}`, () => {
      const exact = this.#entriesOf.get(word);
      const reaches: Reach[] = exact ? [{ entries: exact, fit: fit.exact, covers: 1 }] : [];
      for (const reading of this.#readingsOf(word)) {
        const entries = this.#holdingAll(reading);
        if (entries.length > 0) reaches.push({ entries, fit: fit.reading, covers: reading.length });
      }
      for (const begun of this.#begunBy(word))
        if (begun !== word) reaches.push(this.#reachOf(begun, fit.prefix));
      if (!exact || forgive)
        for (const near of this.#slipsFrom(word)) reaches.push(this.#reachOf(near, fit.slip));
      return reaches;
    });
  }

  #reachOf(word: string, fits: number): Reach {
    return { entries: this.#entriesOf.get(word) ?? new Int32Array(0), fit: fits, covers: 1 };
  }

  #holdingAll(words: readonly string[]): Int32Array {
    const lists = words
      .map((word) => this.#entriesOf.get(word) ?? new Int32Array(0))
      .toSorted((a, b) => a.length - b.length);
    const [shortest = new Int32Array(0), ...others] = lists;
    const sets = others.map((list) => new Set(list));
    return shortest.filter((entry) => sets.every((set) => set.has(entry)));
  }

  #begunBy(word: string): readonly string[] {
    if (word.length < this.#shortestBeginning) return [];
    const words = this.#words;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    const begun: string[] = [];
    for (let index = low; words[index]?.startsWith(word) === true; index++) begun.push(words[index] ?? '');
    return begun;
  }

  #slipsFrom(word: string): readonly string[] {
    const most = slipsAllowed(word);
    if (most === 0) return [];
    const trigrams = trigramsOf(word);
    const shared = this.#sharedTrigrams;
    const touched: number[] = [];
    for (const trigram of trigrams) {
      for (const index of this.#wordsOfTrigram.get(trigram) ?? []) {
        const count = shared[index] ?? 0;
        if (count === 0) touched.push(index);
        shared[index] = count + 1;
      }
    }
    // One slip changes at most four of a word's pieces.
    const least = Math.max(1, trigrams.length - 4 * most);
    const near: string[] = [];
    for (const index of touched) {
      const candidate = this.#words[index] ?? '';
      if (
        (shared[index] ?? 0) >= least &&
        Math.abs(candidate.length - word.length) <= most &&
        candidate !== word &&
        !candidate.startsWith(word) &&
        editDistance(word, candidate, most) <= most
      )
        near.push(candidate);
      shared[index] = 0;
    }
    return near;
  }
}
