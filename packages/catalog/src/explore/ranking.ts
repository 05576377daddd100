import { titleScore, titleStanding } from '@longleaf/rules/explore/title-score';
import { firstLetters, TitleColumns, titleKinds } from './title-columns.ts';
import type { Title, TitleFound } from './title.ts';

/** Ranks things by the best of their titles that were found, one term after another. */
export class Ranking {
  readonly #titles: readonly Title[];
  readonly #columns: TitleColumns;
  /** What the titles of each kind are worth, by position. */
  readonly #standings: readonly Float64Array[];
  /** By position, for the term being ranked: the best score and its title, and in which round they were set. */
  readonly #score: Float64Array;
  readonly #best: Int32Array;
  readonly #round: Int32Array;
  readonly #ownRound: Int32Array;
  #rounds = 0;
  #found: number[] = [];
  #text = '';
  #letters = 0;
  #words = 1;

  /**
   * @param words the words of each title.
   * @param sizes how many people each position concerns.
   */
  constructor(titles: readonly Title[], words: readonly (readonly string[])[], sizes: Float64Array) {
    this.#titles = titles;
    this.#columns = new TitleColumns(titles, words);
    this.#standings = titleKinds.map((kind) => sizes.map((size) => titleStanding(kind, size)));
    this.#score = new Float64Array(sizes.length);
    this.#best = new Int32Array(sizes.length);
    this.#round = new Int32Array(sizes.length);
    this.#ownRound = new Int32Array(sizes.length);
  }

  /** Begins anew with the words of a term. */
  begin(words: readonly string[]): void {
    this.#rounds++;
    this.#found = [];
    this.#text = words.join(' ');
    this.#letters = firstLetters(this.#text);
    this.#words = words.length;
  }

  /** Takes in a title that was found; the same one may come again. */
  readonly add = (title: number, fit: number, covered: number): void => {
    const columns = this.#columns;
    const position = columns.positionOf(title);
    const kind = columns.kindOf(title);
    const beginning = columns.beginsWith(title, this.#text, this.#letters);
    const score = titleScore({
      fit: fit / this.#words,
      coverage: Math.min(1, covered / columns.lengthOf(title)),
      whole: beginning && columns.isAsLongAs(title, this.#text),
      beginning,
      standing: this.#standings[kind]?.[position] ?? 0,
    });
    if (kind === ownKind) this.#ownRound[position] = this.#rounds;
    if (this.#round[position] !== this.#rounds) {
      this.#round[position] = this.#rounds;
      this.#found.push(position);
    } else if (score <= (this.#score[position] ?? 0)) return;
    this.#score[position] = score;
    this.#best[position] = title;
  };

  /** Gives what was found, the likeliest first. */
  ranked(): readonly TitleFound[] {
    const score = this.#score;
    return this.#found
      .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b)
      .map((position) => ({ position, matched: this.#matched(position) }));
  }

  #matched(position: number): string | null {
    if (this.#ownRound[position] === this.#rounds) return null;
    const title = this.#best[position] ?? -1;
    return this.#columns.kindOf(title) === otherKind ? (this.#titles[title]?.text ?? null) : null;
  }
}

const ownKind = titleKinds.indexOf('title');
const otherKind = titleKinds.indexOf('otherTitle');
