import type { PgTable } from 'drizzle-orm/pg-core';
import type { ColumnsOfText } from '../../load/bulk.ts';
import type { Harmless } from '../skipped.ts';

/** A table that a file fills. */
export interface Filled {
  /** Of the list of sources. */
  readonly key: string;
  readonly table: PgTable;
  readonly columns: ColumnsOfText;
  /** Rows are added and replaced, and none is removed. */
  readonly keepsRows?: true;
  /** The column with a college's number; the directory must have each. */
  readonly colleges?: string;
  /** Rows of the file that were left out, and why. */
  readonly leftOut?: { readonly rows: number; readonly because: string };
}

/** Takes the rows of a file one by one, and says in the end what they fill. */
export interface Collector {
  /** Takes a row; gives what is wrong with it, why it says nothing new, or undefined. @throws ImportRefused when the whole file is wrong. */
  readonly add: (cell: (column: string) => string) => string | Harmless | undefined;
  /** @throws ImportRefused when the rows together make no sense. */
  readonly finish: () => readonly Filled[];
}

/** A kind of official table whose rows are not about colleges: occupations, wages, programs. */
export interface RecordKind {
  readonly key: string;
  readonly title: string;
  /** Columns without which the file is not of this kind; each may have several names, parted by '|'. */
  readonly needs: readonly string[];
  /** Columns that are read when they are there. */
  readonly reads?: readonly string[];
  /** Makes names of columns alike that differ from year to year. Capitals and spaces at the ends never matter. */
  readonly plainName?: (name: string) => string;
  /** Finds the year in the path of a file; undefined when it does not say. */
  readonly yearOf: (path: string) => string | undefined;
  /** How a year of this kind is given by hand: '30.1', for messages. */
  readonly exampleYear: string;
  /** Writes a year given by hand as this kind does. */
  readonly writeYear?: (year: string) => string;
  readonly start: (year: string) => Collector;
}
