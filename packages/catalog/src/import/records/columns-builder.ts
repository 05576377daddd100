import type { ColumnsOfText } from '../../load/bulk.ts';
import { repeated } from '../skipped.ts';
import type { Harmless } from '../skipped.ts';

/** Collects rows as columns, and knows keys that were there before. Empty text is stored as null. */
export class ColumnsBuilder<Name extends string> {
  readonly #columns: ReadonlyMap<Name, string[]>;
  readonly #keyOf: (row: Readonly<Record<Name, string>>) => string;
  readonly #seen = new Map<string, number>();

  constructor(names: readonly Name[], keyOf: (row: Readonly<Record<Name, string>>) => string) {
    this.#columns = new Map(names.map((name) => [name, []]));
    this.#keyOf = keyOf;
  }

  /** Adds a row; says so when a row with its key is there already, with the same values or with others. */
  add(row: Readonly<Record<Name, string>>): string | Harmless | undefined {
    const key = this.#keyOf(row);
    const before = this.#seen.get(key);
    if (before !== undefined)
      return this.#isSame(before, row) ? repeated : `repeats ${key} with other values`;
    this.#seen.set(key, this.#seen.size);
    for (const [name, values] of this.#columns) values.push(row[name]);
    return undefined;
  }

  #isSame(index: number, row: Readonly<Record<Name, string>>): boolean {
    return Array.from(this.#columns).every(([name, values]) => values[index] === row[name]);
  }

  get size(): number {
    return this.#seen.size;
  }

  get columns(): ColumnsOfText {
    return this.#columns;
  }
}
