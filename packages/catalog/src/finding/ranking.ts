import { titleKinds, titleScore } from '@longleaf/rules/finding/score';
import type { BestMatch } from '@longleaf/rules/finding/meant';
import type { TitleKind, WorthOfWhole } from '@longleaf/rules/finding/score';
import { firstLetters } from './title-columns.ts';
import type { TitleColumns } from './title-columns.ts';
import type { Title, TitleFound } from './title.ts';

/** What titles of each kind are worth, by position. */
export type Standings = readonly Float64Array[];

/** Works out what titles of each kind are worth for so many positions. */
export function standingsOf(size: number, worth: (kind: TitleKind, position: number) => number): Standings {
  return titleKinds.map((kind) =>
    Float64Array.from({ length: size }, (_, position) => worth(kind, position)),
  );
}

/** What was found only by leaving words out is kept when it fits nearly as well as the best. */
const shareOfBestFit = 0.6;

/** Ranks things by the best of their titles that were found, one term after another. */
export class Ranking {
  readonly #titles: readonly Title[];
  readonly #columns: TitleColumns;
  /** By position, for the term being ranked: the best score, its fit, coverage, beginning and title, and in which round they were set. */
  readonly #score: Float64Array;
  readonly #fit: Float64Array;
  readonly #coverage: Float32Array;
  /** 0 where the title does not begin with the term, 1 where it does, 2 where it is the term. */
  readonly #beginning: Uint8Array;
  readonly #best: Int32Array;
  readonly #round: Int32Array;
  readonly #ownRound: Int32Array;
  readonly #worth: WorthOfWhole;
  #standings: Standings = [];
  #rounds = 0;
  #found: number[] = [];
  #text = '';
  #letters = 0;
  #rarity = 1;

  /** @param size how many positions there are. */
  constructor(titles: readonly Title[], columns: TitleColumns, size: number, worth: WorthOfWhole) {
    this.#worth = worth;
    this.#titles = titles;
    this.#columns = columns;
    this.#score = new Float64Array(size);
    this.#fit = new Float64Array(size);
    this.#coverage = new Float32Array(size);
    this.#beginning = new Uint8Array(size);
    this.#best = new Int32Array(size);
    this.#round = new Int32Array(size);
    this.#ownRound = new Int32Array(size);
  }

  /** Begins anew with the words of a term. */
  begin(words: readonly string[], standings: Standings): void {
    this.#rounds++;
    this.#found = [];
    this.#standings = standings;
    this.read(words, 1);
  }

  /**
   * Goes on with other words for the same term.
   * @param rarity what all that was typed tells: the fit of a title is a share of it.
   */
  read(words: readonly string[], rarity: number): void {
    this.#text = words.join(' ');
    this.#letters = firstLetters(this.#text);
    this.#rarity = rarity;
  }

  /** Takes in a title that was found; the same one may come again. */
  readonly add = (title: number, fitting: number, covered: number): void => {
    const columns = this.#columns;
    const position = columns.positionOf(title);
    const kind = columns.kindOf(title);
    const beginning = columns.beginsWith(title, this.#text, this.#letters);
    const fit = fitting / this.#rarity;
    const match = {
      fit,
      coverage: Math.min(1, covered / columns.lengthOf(title)),
      whole: beginning && columns.isAsLongAs(title, this.#text),
      beginning,
      standing: this.#standings[kind]?.[position] ?? 0,
    };
    const score = titleScore(match, this.#worth);
    if (kind === ownKind) this.#ownRound[position] = this.#rounds;
    if (this.#round[position] !== this.#rounds) {
      this.#round[position] = this.#rounds;
      this.#found.push(position);
    } else if (score <= (this.#score[position] ?? 0)) return;
    this.#score[position] = score;
    this.#fit[position] = fit;
    this.#coverage[position] = match.coverage;
    this.#beginning[position] = Number(match.beginning) + Number(match.whole);
    this.#best[position] = title;
  };

  /** How many things were found. */
  get found(): number {
    return this.#found.length;
  }

  /** Leaves out what fits much less than the best. */
  keepBestFits(): void {
    const fit = this.#fit;
    const best = this.#found.reduce((most, position) => Math.max(most, fit[position] ?? 0), 0);
    this.#found = this.#found.filter((position) => (fit[position] ?? 0) >= best * shareOfBestFit);
  }

  /** Gives what was found, the likeliest first, so many at most. */
  ranked(limit: number): readonly TitleFound[] {
    return this.#likeliest(limit).map((position) => ({ position, matched: this.#matched(position) }));
  }

  /** The title by which something was found. */
  titleOf(position: number): number {
    return this.#best[position] ?? 0;
  }

  /** Tells how something that was found fits the term. */
  matchOf(position: number): Omit<BestMatch, 'isComplete' | 'unused'> {
    const beginning = this.#beginning[position] ?? 0;
    return {
      kind: titleKinds[this.#columns.kindOf(this.#best[position] ?? 0)] ?? 'everything',
      fit: this.#fit[position] ?? 0,
      coverage: this.#coverage[position] ?? 0,
      beginning: beginning > 0,
      whole: beginning > 1,
    };
  }

  #likeliest(limit: number): readonly number[] {
    const score = this.#score;
    const byScore = (a: number, b: number) => (score[b] ?? 0) - (score[a] ?? 0) || a - b;
    if (this.#found.length <= limit) return this.#found.sort(byScore);
    // Of thousands that one letter begins few are shown: to sort them all would take most of the time.
    const first: number[] = [];
    for (const position of this.#found) {
      if (first.length === limit && byScore(position, first[limit - 1] ?? 0) > 0) continue;
      let at = Math.min(first.length, limit - 1);
      for (; at > 0 && byScore(position, first[at - 1] ?? 0) < 0; at--) first[at] = first[at - 1] ?? 0;
      first[at] = position;
    }
    return first;
  }

  #matched(position: number): string | null {
    if (this.#ownRound[position] === this.#rounds) return null;
    const title = this.#best[position] ?? -1;
    return this.#columns.kindOf(title) === otherKind ? (this.#titles[title]?.text ?? null) : null;
  }
}

const ownKind = titleKinds.indexOf('title');
const otherKind = titleKinds.indexOf('otherTitle');
