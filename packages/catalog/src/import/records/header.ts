import { ImportRefused } from '../refused.ts';
import type { RecordKind } from './record-kind.ts';
import type { TableSource } from './open-records.ts';

/** Where the columns of a kind are in a table. */
export interface Header {
  readonly table: TableSource;
  readonly line: number;
  readonly width: number;
  /** Position by the first name of the column. */
  readonly positions: ReadonlyMap<string, number>;
  readonly unused: readonly string[];
  readonly absent: readonly string[];
}

/** Some official sheets have a title above their header. */
const linesLookedAt = 5;

/** Finds the table and the row with the columns of a kind. @throws ImportRefused naming the columns that are missing. */
export async function findHeader(kind: RecordKind, tables: readonly TableSource[]): Promise<Header> {
  let closest: readonly string[] | undefined;
  for (const table of tables) {
    let looked = 0;
    for await (const { line, cells } of table.rows()) {
      const header = readHeader(kind, table, line, cells);
      if (header.missing.length === 0) return header;
      if (closest === undefined || header.missing.length < closest.length) closest = header.missing;
      if (++looked === linesLookedAt) break;
    }
  }
  if (closest === undefined) throw new ImportRefused('The file is empty.');
  throw new ImportRefused(`This is no ${kind.title}: it lacks the columns ${closest.join(', ')}.`);
}

function readHeader(
  kind: RecordKind,
  table: TableSource,
  line: number,
  cells: readonly string[],
): Header & { readonly missing: readonly string[] } {
  const plain = (name: string) => (kind.plainName ?? ((text) => text))(name.trim()).toUpperCase();
  const found = new Map<string, number>();
  for (const [position, cell] of cells.entries()) {
    const name = plain(cell);
    // The second of two columns that differ in their year alone is called 'NAME 2'.
    if (!found.has(name)) found.set(name, position);
    else if (!found.has(`${name} 2`)) found.set(`${name} 2`, position);
  }
  const positions = new Map<string, number>();
  const used = new Set<number>();
  for (const column of [...kind.needs, ...(kind.reads ?? [])]) {
    const position = column.split('|').flatMap((name) => found.get(name.toUpperCase()) ?? [])[0];
    if (position === undefined) continue;
    positions.set(nameOf(column), position);
    used.add(position);
  }
  return {
    table,
    line,
    width: cells.length,
    positions,
    unused: cells.filter((cell, position) => cell !== '' && !used.has(position)),
    absent: (kind.reads ?? []).map(nameOf).filter((name) => !positions.has(name)),
    missing: kind.needs.map(nameOf).filter((name) => !positions.has(name)),
  };
}

/** The name that a column goes by in the program: the first of its names. */
function nameOf(column: string): string {
  return column.split('|')[0] ?? column;
}
