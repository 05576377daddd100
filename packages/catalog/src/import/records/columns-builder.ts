import type { ColumnsOfText } from '../../load/bulk.ts';

/** Collects rows as columns, and knows keys that were there before. Empty text is stored as null. */
export class ColumnsBuilder<Name extends string> {
  readonly #columns: ReadonlyMap<Name, string[]>;
  readonly #keyOf: (row: Readonly<Record<Name, string>>) => string;
  readonly #seen = new Set<string>();

  constructor(names: readonly Name[], keyOf: (row: Readonly<Record<Name, string>>) => string) {
    this.#columns = new Map(names.map((name) => [name, []]));
    this.#keyOf = keyOf;
  }

  /** Adds a row; says so when a row with its key is there already. */
  add(row: Readonly<Record<Name, string>>): string | undefined {
    const key = this.#keyOf(row);
    if (this.#seen.has(key)) return `repeats ${key}`;
    this.#seen.add(key);
    for (const [name, values] of this.#columns) values.push(row[name]);
    return undefined;
  }

  get size(): number {
    return this.#seen.size;
  }

  get columns(): ColumnsOfText {
    return this.#columns;
  }
}
