import type { TitleKind } from '@longleaf/rules/explore/title-score';
import type { Title } from './title.ts';

export const titleKinds: readonly TitleKind[] = ['title', 'otherTitle', 'widerTitle'];
const lettersKept = 4;

/**
 * What ranking asks of each of tens of thousands of titles: its position, its kind, how many words it has and whether it
 * begins with the term. Each title has its numbers side by side, so that they come from memory at once.
 */
export class TitleColumns {
  /** For each title its position, kind and number of words in one number, and its first letters in another. */
  readonly #packed: Int32Array;
  readonly #words: readonly string[];

  /** @param words the words of each title. */
  constructor(titles: readonly Title[], words: readonly (readonly string[])[]) {
    this.#words = words.map((ofTitle) => ofTitle.join(' '));
    this.#packed = Int32Array.from(
      titles.flatMap(({ position, kind }, index) => [
        (position << 8) | (titleKinds.indexOf(kind) << 6) | wordsCounted(words[index] ?? []),
        firstLetters(this.#words[index] ?? ''),
      ]),
    );
  }

  positionOf(title: number): number {
    return (this.#packed[2 * title] ?? 0) >> 8;
  }

  /** The place of its kind in `titleKinds`. */
  kindOf(title: number): number {
    return ((this.#packed[2 * title] ?? 0) >> 6) & 3;
  }

  /** How many words it has, from 1 to 63. */
  lengthOf(title: number): number {
    return (this.#packed[2 * title] ?? 0) & 63;
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

const wordsCounted = (words: readonly string[]) => Math.min(63, Math.max(1, words.length));

/** Gives the first four letters of a text as one number. Words of titles have no letter outside of ASCII. */
export function firstLetters(text: string): number {
  let letters = 0;
  for (let at = 0; at < lettersKept; at++) letters = (letters << 8) | (text.charCodeAt(at) & 255);
  return letters;
}
