import { wordsOf } from './words.ts';

/** What a typed word may be short for, or mean: lists of words that must all be there. */
export type ReadingsOf = (word: string) => readonly (readonly string[])[];

/** Readings by word, each word in the form that `wordsOf` gives it. */
export type ReadingTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Makes a table of readings; several words that mean the same may share a line, parted by spaces. */
export function readingTable(source: Readonly<Record<string, readonly string[]>>): ReadingTable {
  const table = new Map<string, (readonly string[])[]>();
  for (const [typed, readings] of Object.entries(source)) {
    for (const word of typed.split(' ').flatMap(wordsOf)) {
      const known = table.get(word);
      const read = readings.map(wordsOf);
      if (known) known.push(...read);
      else table.set(word, read);
    }
  }
  return table;
}

/** Reads a word by several tables. The word itself is not among the readings unless a table says so. */
export function readingsBy(...tables: readonly ReadingTable[]): ReadingsOf {
  const merged = new Map<string, (readonly string[])[]>();
  for (const table of tables)
    for (const [word, readings] of table) merged.set(word, [...(merged.get(word) ?? []), ...readings]);
  return (word) => merged.get(word) ?? none;
}

/** Letters from which on a word that is still being typed may be read. */
const shortestBegun = 4;

/** Reads a word that is still being typed: by every word of a table that it begins. */
export function readingsBegunIn(table: ReadingTable): ReadingsOf {
  return (beginning) =>
    beginning.length < shortestBegun
      ? none
      : [...table].flatMap(([word, readings]) => (word.startsWith(beginning) ? readings : none));
}

const none: readonly (readonly string[])[] = [];
