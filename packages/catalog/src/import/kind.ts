import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { code, type Reader } from './values.ts';

/** One fact read from one column, or from the first of several that says something. */
export interface Field {
  readonly fact: string;
  readonly columns: readonly string[];
  readonly read: Reader;
  /** Of what in the code book (`code_label`) it is a code. */
  readonly codes?: string;
  /** Only rows where the column says so are read, in files with several rows for a college. */
  readonly when?: { readonly column: string; readonly says: string };
}

/** A table that a file fills: the colleges themselves, a group of figures, or programs. */
export type Target = 'college' | 'program' | FigureGroupKey;

export interface FileKind {
  readonly key: string;
  readonly title: string;
  /** Columns without which the file is not of this kind. */
  readonly needs: readonly string[];
  /** Where facts go. A group none of whose columns are in the file is left alone. */
  readonly targets: Readonly<Partial<Record<Target, readonly Field[]>>>;
  /** Facts worked out from others of the same row, by target. */
  readonly derive?: Readonly<
    Partial<
      Record<
        Target,
        (
          row: ReadonlyMap<string, string | null>,
          year: number | undefined,
        ) => Readonly<Record<string, string | null>>
      >
    >
  >;
  /** What can hardly be true of a row's facts taken together, by target: more admitted than applied. */
  readonly doubts?: Readonly<
    Partial<Record<Target, (row: ReadonlyMap<string, string | null>) => readonly string[]>>
  >;
  /** Says whether a row counts at all; others are left out without a word. */
  readonly counts?: (cell: (column: string) => string) => boolean;
  /** The file has several rows for a college, which together say its facts. */
  readonly gathers?: true;
  /** The file has only some facts of its group: the others stay as they are. */
  readonly merges?: true;
  /** What the year of the facts is called when the file's name says `2024`. */
  readonly yearOf: (year: number) => string;
}

/** Declares fields that share a reader: `fields(count, { applicants: 'APPLCN' })`. */
export function fields(
  read: Reader,
  columns: Readonly<Record<string, string | readonly string[]>>,
): readonly Field[] {
  return Object.entries(columns).map(([fact, column]) => ({
    fact,
    columns: typeof column === 'string' ? [column] : column,
    read,
  }));
}

/** Declares fields that hold codes of one part of the code book: `coded('locale_code', { localeCode: 'LOCALE' })`. */
export function coded(codes: string, columns: Readonly<Record<string, string>>): readonly Field[] {
  return fields(code, columns).map((field) => ({ ...field, codes }));
}

/** '2024-25' for 2024. */
export function schoolYear(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
