import type { ReadingsOf } from '@longleaf/rules/finding/readings';
import { fit } from '@longleaf/rules/finding/score';
import { LeastRecent } from '../search/least-recent.ts';
import { SlipFinder } from './slip-finder.ts';

/** Names in which a word of the search term is found, how well it fits, and how many words of the name it covers. */
export interface Reach {
  readonly entries: Int32Array;
  readonly fit: number;
  readonly covers: number;
}

/** All that a word reaches, best fit first. */
export interface Reached {
  readonly reaches: readonly Reach[];
  /** Names of all of them together. */
  readonly size: number;
  /** How much the word tells: more for one that few names have. */
  readonly rarity: number;
}

const rememberedWords = 10_000;
const none = new Int32Array(0);
/** Letters of each part of words that were run together: two where the other part is long enough to tell. */
const shortestPart = 2;
const shortestOtherPart = 4;
const shortestPartOfBoth = 3;
/** Letters of each part where one of them has a slip: shorter ones are near to too many words. */
const shortestPartWithSlip = 5;

/** Every word that names hold, with the names that hold it. */
export class Vocabulary {
  /** In the order of the alphabet. */
  readonly #words: readonly string[];
  readonly #indexOf: ReadonlyMap<string, number>;
  /** The names that hold each word. */
  readonly #entries: readonly Int32Array[];
  #slips: SlipFinder | undefined;
  readonly #reached = new LeastRecent<string, Reached>(rememberedWords);
  readonly #reachedForgiving = new LeastRecent<string, Reached>(rememberedWords);
  readonly #readingsOf: ReadingsOf;
  readonly #readingsBegunBy: ReadingsOf;
  readonly #shortestBeginning: number;
  readonly #size: number;

  /**
   * @param shortestBeginning letters from which on a typed word may be the beginning of another one.
   * @param readingsBegunBy what a word that is still being typed may come to mean.
   */
  constructor(
    names: readonly (readonly string[])[],
    readingsOf: ReadingsOf,
    shortestBeginning = 1,
    readingsBegunBy: ReadingsOf = noReadings,
  ) {
    this.#size = names.length;
    this.#readingsOf = readingsOf;
    this.#readingsBegunBy = readingsBegunBy;
    this.#shortestBeginning = shortestBeginning;
    const entries = new Map<string, number[]>();
    for (const [entry, words] of names.entries()) {
      for (const word of new Set(words)) {
        const list = entries.get(word);
        if (list) list.push(entry);
        else entries.set(word, [entry]);
      }
    }
    this.#words = [...entries.keys()].toSorted();
    this.#indexOf = new Map(this.#words.map((word, index) => [word, index]));
    this.#entries = this.#words.map((word) => Int32Array.from(entries.get(word) ?? []));
  }

  /**
   * Finds the names a typed word may mean, best fit first: the word itself, what it is short for, two words run together,
   * words it begins, and words a slip away when nobody knows the word or `forgive` is set. Where nothing begins so, what it
   * begins to mean counts as well, and where nothing is near either, two words run together of which one has a slip.
   */
  reach(word: string, forgive: boolean): Reached {
    const remembered = forgive ? this.#reachedForgiving : this.#reached;
    return remembered.ofRepeated(word, () => {
      const reaches = this.#reachesOf(word, forgive);
      return { reaches, size: sizeOf(reaches), rarity: this.#rarityOf(reaches) };
    });
  }

  /** Whether a word is in any name as it stands. */
  has(word: string): boolean {
    return this.#indexOf.has(word);
  }

  /** What was only begun or mistyped tells less than a word that is known, so that is counted where there is one. */
  #rarityOf(reaches: readonly Reach[]): number {
    const known = reaches.filter((reach) => reach.fit > fit.prefix);
    return Math.log(1 + this.#size / Math.max(1, sizeOf(known.length > 0 ? known : reaches)));
  }

  #reachesOf(word: string, forgive: boolean): readonly Reach[] {
    const index = this.#indexOf.get(word);
    const reaches: Reach[] = index === undefined ? [] : [this.#reachOf(index, fit.exact)];
    this.#addReadings(this.#readingsOf(word), fit.reading, reaches);
    if (reaches.length === 0) {
      const entries = this.#runTogether(word);
      if (entries.length > 0) reaches.push({ entries, fit: fit.together, covers: 2 });
    }
    const isKnown = reaches.length > 0;
    this.#addBegunBy(word, index, reaches);
    if (reaches.length === 0) this.#addReadings(this.#readingsBegunBy(word), fit.readingBegun, reaches);
    if (!isKnown || forgive)
      for (const near of this.#slipsFrom(word)) reaches.push(this.#reachOf(near, fit.slip));
    if (reaches.length === 0) {
      const entries = this.#runTogetherWithSlip(word);
      if (entries.length > 0) reaches.push({ entries, fit: fit.togetherWithSlip, covers: 2 });
    }
    return reaches;
  }

  #addReadings(readings: readonly (readonly string[])[], fits: number, reaches: Reach[]): void {
    for (const reading of readings) {
      const entries = this.#holdingAll(reading);
      if (entries.length > 0) reaches.push({ entries, fit: fits, covers: reading.length });
    }
  }

  #reachOf(index: number, fits: number): Reach {
    return { entries: this.#entries[index] ?? none, fit: fits, covers: 1 };
  }

  /** The names that hold both parts of a word that is two run together: 'waketech', 'ncstate'. */
  #runTogether(word: string): Int32Array {
    const found = new Set<number>();
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const shorter = Math.min(cut, word.length - cut);
      if (shorter < shortestPartOfBoth && word.length - shorter < shortestOtherPart) continue;
      const first = this.#knownAs(word.slice(0, cut));
      if (first.length === 0) continue;
      const second = new Set(this.#knownAs(word.slice(cut)));
      for (const entry of first) if (second.has(entry)) found.add(entry);
    }
    return Int32Array.from(found).sort();
  }

  /** The same where one of the parts is a slip away from a word: 'dentalhygenist'. */
  #runTogetherWithSlip(word: string): Int32Array {
    const found = new Set<number>();
    for (let cut = shortestPartWithSlip; cut <= word.length - shortestPartWithSlip; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)] as const;
      for (const [whole, slipped] of [parts, [parts[1], parts[0]] as const]) {
        const known = new Set(this.#knownAs(whole));
        if (known.size === 0) continue;
        for (const near of this.#slipsFrom(slipped))
          for (const entry of this.#entries[near] ?? none) if (known.has(entry)) found.add(entry);
      }
    }
    return Int32Array.from(found).sort();
  }

  /** The names that hold a word as it stands or what it is short for. */
  #knownAs(word: string): readonly number[] {
    const index = this.#indexOf.get(word);
    const readings = this.#readingsOf(word).map((reading) => this.#holdingAll(reading));
    return [
      ...(index === undefined ? none : (this.#entries[index] ?? none)),
      ...readings.flatMap((entries) => [...entries]),
    ];
  }

  #holdingAll(words: readonly string[]): Int32Array {
    const lists = words
      .map((word) => this.#entries[this.#indexOf.get(word) ?? -1] ?? none)
      .toSorted((a, b) => a.length - b.length);
    const [shortest = none, ...others] = lists;
    const sets = others.map((list) => new Set(list));
    return shortest.filter((entry) => sets.every((set) => set.has(entry)));
  }

  /** In the order of the alphabet the words that one begins come right after it. */
  #addBegunBy(word: string, index: number | undefined, reaches: Reach[]): void {
    if (word.length < this.#shortestBeginning) return;
    let next = index === undefined ? this.#firstFrom(word) : index + 1;
    for (; this.#words[next]?.startsWith(word) === true; next++)
      reaches.push(this.#reachOf(next, fit.prefix));
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The table of slips is made when the first word needs it. */
  #slipsFrom(word: string): readonly number[] {
    return (this.#slips ??= new SlipFinder(this.#words)).near(word);
  }
}

const noReadings: ReadingsOf = () => [];

function sizeOf(reaches: readonly Reach[]): number {
  return reaches.reduce((sum, { entries }) => sum + entries.length, 0);
}
