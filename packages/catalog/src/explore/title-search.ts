import { shortFormsOf } from '@longleaf/rules/explore/short-forms';
import { titleWords } from '@longleaf/rules/explore/title-words';
import { NameFinder } from '../search/names/name-finder.ts';
import type { Take } from '../search/names/name-finder.ts';
import type { Reached } from '../search/names/vocabulary.ts';
import { Ranking } from './ranking.ts';
import type { Title, TitleFound } from './title.ts';

/** Among tens of thousands of other titles, one or two letters begin too many words to tell anything. */
const shortestBeginning = 3;

/** More words than this say no more about what is meant, and each costs a search. */
const mostWords = 6;

/** Where no title has nearly all the words, the rarest of them tell the most. */
const tellingWords = 2;

/** Of two words the one that is so much rarer tells what is meant: 'postal' of 'postal worker'. */
const farRarer = 4;

/** Finds careers or programs by what people type, the likeliest first. */
export class TitleSearch {
  readonly #ranking: Ranking;
  readonly #finder: NameFinder;
  /** Own titles alone, which one letter may begin. */
  readonly #ownFinder: NameFinder;
  readonly #own: readonly number[];

  /** @param sizes how many people each position concerns. */
  constructor(titles: readonly Title[], sizes: Float64Array) {
    const words = titles.map(({ text }) => titleWords(text));
    this.#ranking = new Ranking(titles, words, sizes);
    this.#finder = new NameFinder(words, shortFormsOf, shortestBeginning);
    this.#own = titles.flatMap(({ kind }, index) => (kind === 'title' ? [index] : []));
    this.#ownFinder = new NameFinder(
      this.#own.map((index) => words[index] ?? []),
      shortFormsOf,
    );
  }

  /** Gives everything with a title that holds the words of the term; without one, titles that lack one word of it. */
  find(term: string): readonly TitleFound[] {
    const words = [...new Set(titleWords(term))].slice(0, mostWords);
    this.#ranking.begin(words);
    const reached = this.#finder.reach(words);
    const ownReached = words.some(isShort) ? this.#ownFinder.reach(words) : undefined;
    if (this.#holding(reached, ownReached) === 0 && words.length > 1)
      this.#withoutOne(words, reached, ownReached);
    return this.#ranking.ranked();
  }

  /** Finds the titles that hold all the words, and gives how many. */
  #holding(reached: readonly Reached[], ownReached: readonly Reached[] | undefined): number {
    const found = this.#finder.holding(reached, this.#ranking.add);
    return ownReached ? found + this.#ownFinder.holding(ownReached, this.#addOwn) : found;
  }

  /** What a short word stands for as a whole ('AI') comes before all the titles that it may begin. */
  readonly #addOwn: Take = (entry, _fit, covered) => this.#ranking.add(this.#own[entry] ?? 0, 0, covered);

  #withoutOne(
    words: readonly string[],
    reached: readonly Reached[],
    ownReached: readonly Reached[] | undefined,
  ): void {
    const [rare, common] = reached.toSorted((a, b) => a.size - b.size);
    const isTelling = words.length === 2 && rare && common && rare.size * farRarer <= common.size;
    if (isTelling && this.#finder.holding([rare], this.#ranking.add) > 0) return;
    let found = 0;
    for (const [left, leftWord] of words.entries()) {
      const isOwnToo = ownReached && words.some((word) => word !== leftWord && isShort(word));
      found += this.#holding(
        reached.toSpliced(left, 1),
        isOwnToo ? ownReached.toSpliced(left, 1) : undefined,
      );
    }
    if (found > 0 || words.length === 2) return;
    const telling = reached
      .filter(({ size }, index) => size > 0 && !isShort(words[index] ?? ''))
      .toSorted((a, b) => a.size - b.size)
      .slice(0, tellingWords);
    for (const alone of telling) this.#finder.holding([alone], this.#ranking.add);
  }
}

function isShort(word: string): boolean {
  return word.length < shortestBeginning;
}
