import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The key to the row that a row is a part of, the column it means, and what of that row is read with the part, by which names. */
type PartOf = {
  readonly key: PgColumn;
  readonly row: PgColumn;
  readonly tells?: Readonly<Record<string, string>>;
};

type NameOf<T extends PgTable> = keyof T['_']['columns'] & string;

/** What a table says of the people in it; it stands in `tables.ts` beside the table. */
export type PersonalTable = {
  readonly table: PgTable;
  /** The column that names the person whose row it is; of another table, where the row is a part of that one's row. */
  readonly owner: PgColumn;
  /** Where the row is a part of another table's: its column that says of which, and the column that is meant. */
  readonly partOf: PartOf | undefined;
  /** What the rows are called in 'Your data'; null for what is no use to anybody but a program. */
  readonly title: string | null;
  /** Columns that their owner is given in a file. Of one that is kept sealed they are told that it is there. */
  readonly shows: readonly string[];
  /** Those of them that are read on the page, in this order, each with what it is called there. */
  readonly reads: Readonly<Record<string, string>>;
  readonly inFileAlone: readonly string[];
};

/** Declares a table with rows of people. They end with their owner's account. */
export function personal<T extends PgTable>(
  table: T,
  declared: {
    owner: PgColumn;
    partOf?: PartOf;
    title: string | null;
    /** Every other column goes out: a new one does, unless it is named here. */
    keepsBack: readonly NameOf<T>[];
    /** What people read on the page, in this order. A column in neither of these two does not pass the tests. */
    reads?: Readonly<Partial<Record<NameOf<T>, string>>>;
    /** Of use to programs alone: inner ids, copies, marks. */
    inFileAlone?: readonly NameOf<T>[];
  },
): PersonalTable {
  const { owner, partOf, title, keepsBack, reads = {}, inFileAlone = [] } = declared;
  const hidden: readonly string[] = keepsBack;
  const shows = Object.keys(getTableColumns(table)).filter((name) => !hidden.includes(name));
  return {
    table,
    owner,
    partOf,
    title,
    shows,
    reads: reads as Readonly<Record<string, string>>,
    inFileAlone,
  };
}

/** A table of which no row is anybody's. */
export type ImpersonalTable = { readonly table: PgTable; readonly because: string };

/** Declares a table without rows of people. */
export function impersonal(table: PgTable, because: string): ImpersonalTable {
  return { table, because };
}
