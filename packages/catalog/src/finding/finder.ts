import type { BestMatch } from '@longleaf/rules/finding/meant';
import { meaningsOf } from '@longleaf/rules/finding/phrases';
import type { PhraseTable } from '@longleaf/rules/finding/phrases';
import type { ReadingsOf } from '@longleaf/rules/finding/readings';
import type { WorthOfWhole } from '@longleaf/rules/finding/score';
import { withoutKinds, withoutSpareWords } from '@longleaf/rules/finding/spare-words';
import { withoutSpanishFillers } from '@longleaf/rules/finding/spanish-words';
import { wordsOf } from '@longleaf/rules/finding/words';
import { NameFinder } from './name-finder.ts';
import type { Take } from './name-finder.ts';
import { Ranking } from './ranking.ts';
import type { Standings } from './ranking.ts';
import { TitleColumns } from './title-columns.ts';
import type { Title, TitleFound } from './title.ts';
import type { Reached } from './vocabulary.ts';

/** More words than this say no more about what is meant, and each costs a search. */
const mostWords = 8;

/** Where no title has nearly all the words, the rarest of them tell the most. */
const tellingWords = 2;

/** Up to this step a term is found by all of it that tells something. */
const completeSteps = 3;

/** With fewer than this found by name, a place or a team may be what is meant. */
const few = 10;

/** What a phrase stands for fits a little less than the words themselves. */
const fitOfMeaning = 0.95;

/** What a finder is told of the things it finds. */
export interface FinderOptions {
  /** How many positions there are. */
  readonly size: number;
  /** What a typed word may be short for. */
  readonly readingsOf: ReadingsOf;
  /** What a word that is still being typed may come to mean. */
  readonly readingsBegunBy: ReadingsOf;
  /** What several words together stand for. */
  readonly phrases: PhraseTable;
  /** Letters from which on a typed word may be the beginning of another one; fewer begin only words of own titles. */
  readonly shortestBeginning: number;
  /** Words that most titles have. */
  readonly commonWords: ReadonlySet<string>;
  /** What it counts for that a term is a whole title. */
  readonly worth: WorthOfWhole;
}

/** What a term means, the likeliest first, and how the first fits it. */
export interface Meant {
  readonly found: readonly TitleFound[];
  readonly match: BestMatch | undefined;
}

/**
 * Finds colleges, careers or programs by what people type, the likeliest first. Titles of the kind 'everything' are looked
 * at only where few others hold all that was typed.
 */
export class Finder {
  readonly #ranking: Ranking;
  readonly #options: FinderOptions;
  readonly #named: NameFinder;
  readonly #namedTitles: readonly number[];
  readonly #everything: NameFinder;
  readonly #everythingTitles: readonly number[];
  /** Own titles alone, which one letter may begin; undefined where it may begin all. */
  readonly #own: NameFinder | undefined;
  readonly #ownTitles: readonly number[];
  /** How many steps the last term took. */
  #steps = 0;
  /** The words of the last term that tell something. */
  #known: readonly string[] = [];
  /** What the words say that were looked for, as a share of all that was typed. */
  #share = 1;

  constructor(titles: readonly Title[], options: FinderOptions) {
    const words = titles.map(({ text }) => wordsOf(text));
    const { readingsOf, readingsBegunBy, shortestBeginning, size, commonWords, worth } = options;
    const where = (test: (kind: Title['kind']) => boolean) =>
      titles.flatMap(({ kind }, index) => (test(kind) ? [index] : []));
    const finderOf = (places: readonly number[], beginning: number) =>
      new NameFinder(
        places.map((index) => words[index] ?? []),
        readingsOf,
        beginning,
        readingsBegunBy,
      );
    this.#options = options;
    this.#ranking = new Ranking(titles, new TitleColumns(titles, words, commonWords), size, worth);
    this.#namedTitles = where((kind) => kind !== 'everything');
    this.#named = finderOf(this.#namedTitles, shortestBeginning);
    this.#everythingTitles = where((kind) => kind === 'everything');
    this.#everything = finderOf(this.#everythingTitles, shortestBeginning);
    this.#ownTitles = shortestBeginning > 1 ? where((kind) => kind === 'title') : [];
    this.#own = shortestBeginning > 1 ? finderOf(this.#ownTitles, 1) : undefined;
  }

  /**
   * Gives everything with a title that holds the words of the term, or what they stand for. Without one it forgives more,
   * step by step: words written apart, words that say nothing, words that no title has, slips or any one word.
   * @param limit how many are wanted.
   */
  find(term: string, standings: Standings, limit = Infinity): readonly TitleFound[] {
    const words = withoutSpanishFillers([...new Set(wordsOf(withoutKinds(term)))].slice(0, mostWords));
    this.#ranking.begin(words, standings);
    this.#share = 1;
    const telling = withoutSpareWords(words);
    const known = telling.length > 0 ? telling : words;
    this.#known = known;
    const steps = [
      () => this.#asTyped(words),
      () => this.#joined(words),
      () => known.length < words.length && this.#asTyped(known),
      () => this.#withoutUnknown(known),
      () => this.#nearest(known),
      () => this.#byTheRarest(known),
    ];
    this.#steps = steps.findIndex((step) => step()) + 1;
    return this.#ranking.ranked(limit);
  }

  /** As `find`, with how the likeliest fits; undefined where nothing was found. */
  meant(term: string, standings: Standings, limit: number): Meant {
    const found = this.find(term, standings, limit);
    const [first] = found;
    const isComplete = this.#steps <= completeSteps;
    if (!first) return { found, match: undefined };
    const match = this.#ranking.matchOf(first.position);
    const unused = isComplete ? [] : this.#unusedBy(this.#ranking.titleOf(first.position));
    return { found, match: { ...match, fit: match.fit * this.#share, isComplete, unused } };
  }

  /** What was typed, tells something and is not in a title, not even with a slip. */
  #unusedBy(title: number): readonly string[] {
    const named = this.#namedTitles.indexOf(title);
    const [finder, entry] =
      named < 0 ? [this.#everything, this.#everythingTitles.indexOf(title)] : [this.#named, named];
    return this.#known.filter((word) => !finder.reaches(word, entry));
  }

  /** Every word, or what a phrase of them stands for; where few hold them, all that is known of a thing as well. */
  #asTyped(words: readonly string[]): boolean {
    let isFound = this.#holding(words);
    if (this.#ranking.found < few) isFound = this.#holdingEverything(words) || isFound;
    for (const meaning of meaningsOf(words, this.#options.phrases))
      isFound = this.#holding(meaning, false, fitOfMeaning) || isFound;
    return isFound;
  }

  /** Tells whether any title holds all the words. */
  #holding(words: readonly string[], forgive = false, worth = 1): boolean {
    const reached = this.#named.reach(words, forgive);
    this.#ranking.read(words, rarityOf(reached) / worth);
    return this.#take(words, reached);
  }

  #take(words: readonly string[], reached: readonly Reached[]): boolean {
    const found = this.#named.holding(reached, this.#addNamed);
    const isShort = words.some((word) => word.length < this.#options.shortestBeginning);
    if (!this.#own || !isShort) return found > 0;
    return this.#own.holding(this.#own.reach(words), this.#addOwn) + found > 0;
  }

  #holdingEverything(words: readonly string[]): boolean {
    if (this.#everythingTitles.length === 0) return false;
    const reached = this.#everything.reach(words);
    this.#ranking.read(words, rarityOf(reached));
    return this.#everything.holding(reached, this.#addEverything) > 0;
  }

  /** Neighbours that are one word elsewhere: 'fire fighter'. */
  #joined(words: readonly string[]): boolean {
    let isFound = false;
    for (const [at, word] of words.entries()) {
      const joined = word + (words[at + 1] ?? '');
      if (joined !== word && this.#named.has(joined))
        isFound = this.#holding(words.toSpliced(at, 2, joined)) || isFound;
    }
    return isFound;
  }

  /** Without the words that no title has, if others are left. */
  #withoutUnknown(words: readonly string[]): boolean {
    const reached = this.#named.reach(words);
    const isKnown = (index: number) => (reached[index]?.size ?? 0) > 0;
    const known = words.filter((_, index) => isKnown(index));
    if (known.length === words.length || !this.#asTyped(known)) return false;
    this.#share = rarityOf(reached.filter((_, index) => isKnown(index))) / rarityOf(reached);
    return true;
  }

  /** With a slip in any word, or without any one of them: the ranking tells which is nearer. */
  #nearest(words: readonly string[]): boolean {
    const reached = this.#named.reach(words);
    // A word that nothing is near to would be looked for in vain.
    let isFound = reached.every(({ size }) => size > 0) && this.#holding(words, true);
    if (words.length > 1) {
      this.#ranking.read(words, rarityOf(reached));
      for (const left of words.keys())
        isFound = this.#take(words.toSpliced(left, 1), reached.toSpliced(left, 1)) || isFound;
    }
    this.#ranking.keepBestFits();
    return isFound;
  }

  #byTheRarest(words: readonly string[]): boolean {
    const reached = this.#named.reach(words);
    this.#ranking.read(words, rarityOf(reached));
    const telling = reached
      .filter(({ size }, index) => size > 0 && (words[index] ?? '').length >= this.#options.shortestBeginning)
      .toSorted((a, b) => b.rarity - a.rarity)
      .slice(0, tellingWords);
    for (const alone of telling) this.#named.holding([alone], this.#addNamed);
    this.#ranking.keepBestFits();
    return telling.length > 0;
  }

  readonly #addNamed: Take = (entry, fit, covered) =>
    this.#ranking.add(this.#namedTitles[entry] ?? 0, fit, covered);

  readonly #addEverything: Take = (entry, fit, covered) =>
    this.#ranking.add(this.#everythingTitles[entry] ?? 0, fit, covered);

  /** What a short word stands for as a whole ('AI') comes before all the titles that it may begin. */
  readonly #addOwn: Take = (entry, _fit, covered) =>
    this.#ranking.add(this.#ownTitles[entry] ?? 0, 0, covered);
}

function rarityOf(reached: readonly Reached[]): number {
  return reached.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
}
