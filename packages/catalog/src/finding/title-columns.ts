import { titleKinds } from '@longleaf/rules/finding/score';
import type { Title } from './title.ts';

const lettersKept = 4;

/**
 * What ranking asks of each of tens of thousands of titles: its position, its kind, how many words it has and whether it
 * begins with the term. Each title has its numbers side by side, so that they come from memory at once.
 */
export class TitleColumns {
  /** For each title its position, kind and length in one number, and its first letters in another. */
  readonly #packed: Int32Array;
  readonly #words: readonly string[];

  /**
   * @param words the words of each title.
   * @param commonWords words that most titles have: they count for little in the length of a title.
   */
  constructor(
    titles: readonly Title[],
    words: readonly (readonly string[])[],
    commonWords: ReadonlySet<string>,
  ) {
    this.#words = words.map((ofTitle) => ofTitle.join(' '));
    this.#packed = Int32Array.from(
      titles.flatMap(({ position, kind }, index) => [
        (position << 10) | (titleKinds.indexOf(kind) << 8) | lengthOf(words[index] ?? [], commonWords),
        firstLetters(this.#words[index] ?? ''),
      ]),
    );
  }

  positionOf(title: number): number {
    return (this.#packed[2 * title] ?? 0) >> 10;
  }

  /** The place of its kind in `titleKinds`. */
  kindOf(title: number): number {
    return ((this.#packed[2 * title] ?? 0) >> 8) & 3;
  }

  /** How many words it has to cover, common ones counted for less. */
  lengthOf(title: number): number {
    return ((this.#packed[2 * title] ?? 0) & mostTenths) / 10;
  }

  /** Whether its words begin with a text, whose `firstLetters` are given too: most titles are ruled out by them. */
  beginsWith(title: number, text: string, letters: number): boolean {
    const isOpen = text.length < lettersKept || this.#packed[2 * title + 1] === letters;
    return isOpen && (this.#words[title] ?? '').startsWith(text);
  }

  /** Whether its words are those of a text that it begins with. */
  isAsLongAs(title: number, text: string): boolean {
    return this.#words[title]?.length === text.length;
  }
}

const mostTenths = 255;
const tenthsOfWord = 10;
const tenthsOfCommonWord = 3;

function lengthOf(words: readonly string[], commonWords: ReadonlySet<string>): number {
  const tenths = words.reduce(
    (sum, word) => sum + (commonWords.has(word) ? tenthsOfCommonWord : tenthsOfWord),
    0,
  );
  return Math.min(mostTenths, Math.max(tenthsOfCommonWord, tenths));
}

/** Gives the first four letters of a text as one number. Words of titles have no letter outside of ASCII. */
export function firstLetters(text: string): number {
  let letters = 0;
  for (let at = 0; at < lettersKept; at++) letters = (letters << 8) | (text.charCodeAt(at) & 255);
  return letters;
}
