import { wordsOf } from './words.ts';

/** What several words together mean: the words that stand for them, by the first of them. */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

interface Phrase {
  readonly words: readonly string[];
  readonly meanings: readonly (readonly string[])[];
}

/** Makes a table of phrases. */
export function phraseTable(source: Readonly<Record<string, readonly string[]>>): PhraseTable {
  const phrases = Object.entries(source).map(([typed, meanings]): Phrase => ({
    words: wordsOf(typed),
    meanings: meanings.map(wordsOf),
  }));
  return Map.groupBy(phrases, ({ words }) => words[0] ?? '');
}

/** Gives what is meant by a term that holds phrases: the same words with one phrase replaced by what it stands for. */
export function meaningsOf(words: readonly string[], table: PhraseTable): readonly (readonly string[])[] {
  return words.flatMap((word, at) =>
    (table.get(word) ?? [])
      .filter((phrase) => phrase.words.every((part, index) => words[at + index] === part))
      .flatMap(({ words: { length }, meanings }) =>
        meanings.map((meaning) => [...words.slice(0, at), ...meaning, ...words.slice(at + length)]),
      ),
  );
}
