import { wordsOf } from './words.ts';

/** A text taken apart: some neighbouring words of it, which may name a place, and what is left. */
export interface Parting {
  readonly name: string;
  /** The rest, without words that only join it with the place: 'nursing' of 'nursing in Boone'. */
  readonly rest: string;
  /** A word for a place is before the name: 'in', 'near'. */
  readonly isAsked: boolean;
  /** How many words are before the name, and how many it has. */
  readonly start: number;
  readonly length: number;
  /** The name is the end of the text: somebody may still be typing it. */
  readonly isEnd: boolean;
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words before a place, in English and Spanish. */
const asking = wordSet('in near around by nearby en cerca');
/** They ask for a place after another one alone: 'close to', 'cerca de'. */
const askingAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['to', wordSet('close next')],
  ['de', wordSet('cerca alrededor')],
]);

/** Words that join a place with what is wanted there. */
const joining = wordSet(`
  in near nearby around by at close next to from of with that which who has have having had offer offers offering teach teaches
  teaching for and the a an is are there zip code area county
  en cerca alrededor de del con que tiene tienen tenga tengan ofrece ofrecen para por y el la los las un una hay condado
`);

/** At the end of a text it says nothing: the state is meant anyway. */
const home = 'nc';

/** A place and its state in more words than this is none. */
const longestName = 5;
/** More words than this are no search for something in a place. */
const mostWords = 16;

/** Gives the ways to take a text apart, the longest names first; the whole text is one of them. */
export function partings(text: string): readonly Parting[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length > mostWords) return [];
  const folded = words.map(fold);
  const ways: Parting[] = [];
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++)
      ways.push(partingAt(words, folded, start, length));
  return ways;
}

function partingAt(
  words: readonly string[],
  folded: readonly string[],
  start: number,
  length: number,
): Parting {
  const end = start + length;
  const before = folded[start - 1] ?? '';
  const isAsked = asking.has(before) || askingAfter.get(before)?.has(folded[start - 2] ?? '') === true;
  const isHome = (at: number) => folded[at] === home && at === words.length - 1;
  const isRest = (at: number) => (at < start || at >= end) && !joining.has(folded[at] ?? '') && !isHome(at);
  return {
    name: words.slice(start, end).join(' '),
    rest: words.filter((_, at) => isRest(at)).join(' '),
    isAsked,
    start,
    length,
    isEnd: end === words.length,
  };
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}|[¿?¡!.:]/gu, '')
    .toLowerCase();
}

/** The words of a text as they were typed, of those that are among some words in the form of `wordsOf`. */
export function typedOf(text: string, words: ReadonlySet<string>): readonly string[] {
  const typed = text
    .split(/[\s,;]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''));
  return [...new Set(typed)].filter((word) => {
    const parts = wordsOf(word);
    return parts.length > 0 && parts.every((part) => words.has(part));
  });
}
