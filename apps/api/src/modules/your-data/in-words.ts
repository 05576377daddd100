import type { DataSection } from '@longleaf/contract/your-data';
import { wordsOf } from './words-of.ts';
import type { Facts, Row, Say } from './words.ts';
import { SEALED, type StoredSection } from './sections.ts';

type Entry = DataSection['entries'][number][number];

/**
 * A section in the language of the call: its title, and beside the stored rows the same in words, each with what it is a
 * part of first.
 */
export function inWords(facts: Facts, section: StoredSection, say: Say): DataSection {
  const { id, title, rows, reads, wholeId, tells, wholes } = section;
  const entriesOf = (table: string, names: Readonly<Record<string, string>>, row: Row): Entry[] =>
    Object.entries(names).flatMap(([column, name]) => {
      const value = wordsOf(facts, `${table}.${column}`, row, column, say);
      return isNothing(value) ? [] : [{ name: say(name), value }];
    });
  const entries = rows.map((row, at) => [
    ...entriesOf(wholeId, tells, wholes[at] ?? {}),
    ...entriesOf(id, reads, row),
  ]);
  return { id, title: say(title), rows: rows.map((row) => withSealedSaid(row, say)), entries };
}

function isNothing(value: Entry['value']): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function withSealedSaid(row: Row, say: Say): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value === SEALED ? say(SEALED) : value]),
  );
}
