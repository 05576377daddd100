import { shortFormsOf } from '@longleaf/rules/explore/short-forms';
import { titleScore } from '@longleaf/rules/explore/title-score';
import type { TitleKind } from '@longleaf/rules/explore/title-score';
import { titleWords } from '@longleaf/rules/explore/title-words';
import { NameFinder } from '../search/names/name-finder.ts';
import type { Found } from '../search/names/name-finder.ts';

/** A title of the thing at a position; one thing may have many. */
export interface Title {
  readonly position: number;
  readonly text: string;
  readonly kind: TitleKind;
}

export interface TitleFound {
  readonly position: number;
  /** The other title that fits; null when the thing's own title does. */
  readonly matched: string | null;
}

/** Among tens of thousands of other titles, one or two letters begin too many words to tell anything. */
const shortestBeginning = 3;

/** More words than this say no more about what is meant, and each costs a search. */
const mostWords = 6;

/** Where no title has nearly all the words, the rarest of them tell the most. */
const tellingWords = 2;

interface Entry extends Title {
  readonly words: string;
  readonly length: number;
}

/** Finds careers or programs by what people type, the likeliest first. */
export class TitleSearch {
  readonly #entries: readonly Entry[];
  readonly #sizes: Float64Array;
  readonly #finder: NameFinder;
  /** Own titles alone, which one letter may begin. */
  readonly #ownFinder: NameFinder;
  readonly #own: readonly number[];
  readonly #score: Float64Array;
  readonly #best: Int32Array;
  readonly #round: Int32Array;
  readonly #ownRound: Int32Array;
  #rounds = 0;

  /** @param sizes how many people each position concerns. */
  constructor(titles: readonly Title[], sizes: Float64Array) {
    const words = titles.map(({ text }) => titleWords(text));
    this.#entries = titles.map((title, index) => ({
      ...title,
      words: words[index]?.join(' ') ?? '',
      length: Math.max(1, words[index]?.length ?? 1),
    }));
    this.#sizes = sizes;
    this.#finder = new NameFinder(words, shortFormsOf, shortestBeginning);
    this.#own = titles.flatMap(({ kind }, index) => (kind === 'title' ? [index] : []));
    this.#ownFinder = new NameFinder(
      this.#own.map((index) => words[index] ?? []),
      shortFormsOf,
    );
    this.#score = new Float64Array(sizes.length);
    this.#best = new Int32Array(sizes.length);
    this.#round = new Int32Array(sizes.length);
    this.#ownRound = new Int32Array(sizes.length);
  }

  /** Gives everything with a title that holds the words of the term; without one, titles that lack one word of it. */
  find(term: string): readonly TitleFound[] {
    const words = [...new Set(titleWords(term))].slice(0, mostWords);
    const found = this.#holding(words);
    return this.#ranked(found.length > 0 ? found : this.#withoutOne(words), words);
  }

  #holding(words: readonly string[]): readonly Found[] {
    const found = this.#finder.findAsTyped(words);
    if (!words.some((word) => word.length < shortestBeginning)) return found;
    const own = this.#ownFinder.findAsTyped(words);
    // What a short word stands for as a whole ('AI') comes before all the titles that it may begin.
    return [...found, ...own.map((one) => ({ ...one, entry: this.#own[one.entry] ?? 0, fit: 0 }))];
  }

  #withoutOne(words: readonly string[]): readonly Found[] {
    if (words.length < 2) return [];
    const found = words.flatMap((_, left) => this.#holding(words.toSpliced(left, 1)));
    if (found.length > 0 || words.length === 2) return found;
    return words
      .filter((word) => word.length >= shortestBeginning)
      .map((word) => this.#holding([word]))
      .filter((alone) => alone.length > 0)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, tellingWords)
      .flat();
  }

  #ranked(found: readonly Found[], words: readonly string[]): readonly TitleFound[] {
    const round = ++this.#rounds;
    const text = words.join(' ');
    const positions: number[] = [];
    for (const { entry: index, fit, covered } of found) {
      const entry = this.#entries[index] as Entry;
      const { position, kind } = entry;
      const score = titleScore({
        fit: fit / words.length,
        coverage: Math.min(1, covered / entry.length),
        whole: entry.words === text,
        beginning: entry.words.startsWith(text),
        kind,
        size: this.#sizes[position] ?? 0,
      });
      if (kind === 'title') this.#ownRound[position] = round;
      if (this.#round[position] !== round) {
        this.#round[position] = round;
        positions.push(position);
      } else if (score <= (this.#score[position] ?? 0)) continue;
      this.#score[position] = score;
      this.#best[position] = index;
    }
    return positions
      .toSorted((a, b) => (this.#score[b] ?? 0) - (this.#score[a] ?? 0) || a - b)
      .map((position) => ({ position, matched: this.#matched(position, round) }));
  }

  #matched(position: number, round: number): string | null {
    const entry = this.#entries[this.#best[position] ?? -1];
    return entry?.kind === 'otherTitle' && this.#ownRound[position] !== round ? entry.text : null;
  }
}
