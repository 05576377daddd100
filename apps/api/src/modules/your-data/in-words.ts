import type { DataSection } from '@longleaf/contract/your-data';
import type { ServerWords } from '@longleaf/platform/words/server-words';
import { wordsOf, type Facts } from './words-of.ts';
import { SEALED, type StoredSection } from './sections.ts';

type Say = ServerWords['say'];
type Entry = DataSection['entries'][number][number];

/** A section in the language of the call: its title, and beside the stored rows the same in words. */
export function inWords(facts: Facts, section: StoredSection, say: Say): DataSection {
  const { id, title, rows, reads } = section;
  const entries = rows.map((row) =>
    Object.entries(reads).flatMap(([column, name]): Entry[] => {
      const value = wordsOf(facts, `${id}.${column}`, row[column] ?? null, say);
      return isNothing(value) ? [] : [{ name: say(name), value }];
    }),
  );
  return { id, title: say(title), rows: rows.map((row) => withSealedSaid(row, say)), entries };
}

function isNothing(value: Entry['value']): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function withSealedSaid(row: DataSection['rows'][number], say: Say): DataSection['rows'][number] {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value === SEALED ? say(SEALED) : value]),
  );
}
