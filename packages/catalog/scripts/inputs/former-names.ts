import type { ColumnTable } from '../../src/shipped/columns.ts';
import type { Row } from '../table-files.ts';

interface FormerName {
  readonly id: string;
  readonly name: string;
  readonly year: string;
  /** True for the name of another college, which became part of this one. */
  readonly becamePart: boolean;
}

/** Names that colleges had before, and names of colleges that became part of one, with the year from which on they were no longer used. */
export function formerNames(changes: readonly Row[], directory: readonly Row[]): ColumnTable {
  const nameOf = new Map(directory.map((row) => [row['unit_id'], row['name']]));
  const former = changes
    .filter((row) => !isUnconfirmed(row))
    .map((row) => formerNameOf(row))
    .filter(({ id, name }) => nameOf.has(id) && name !== '' && plain(name) !== plain(nameOf.get(id) ?? ''));
  const once = [...new Map(former.map((one) => [`${one.id} ${plain(one.name)}`, one])).values()].toSorted(
    (a, b) => Number(a.id) - Number(b.id) || a.year.localeCompare(b.year) || a.name.localeCompare(b.name),
  );
  return {
    names: ['id', 'name', 'year', 'becamePart'],
    columns: [
      once.map(({ id }) => id),
      once.map(({ name }) => name),
      once.map(({ year }) => year),
      once.map(({ becamePart }) => (becamePart ? '1' : '0')),
    ],
  };
}

function formerNameOf(row: Row): FormerName {
  const year = (row['date'] ?? '').slice(0, 4);
  if (row['kind'] === 'renamed')
    return { id: row['unit_id'] ?? '', name: row['former_name'] ?? '', year, becamePart: false };
  if (row['kind'] === 'merged_into')
    return { id: row['successor_unit_id'] ?? '', name: row['name'] ?? '', year, becamePart: true };
  return { id: '', name: '', year, becamePart: false };
}

/** What no page confirms is not said of a college. */
const isUnconfirmed = (row: Row) => (row['trust'] ?? '').startsWith('general knowledge');

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
