/** What an import would change in one column of the rows that stay. */
export interface ColumnDifference {
  readonly column: string;
  /** Rows that are there before and after and had a value before. */
  readonly compared: number;
  /** Of those, how many would have none any more. */
  readonly gone: number;
  /** Of those, how many would be more than twice, or less than half, of what they were; numbers alone. */
  readonly leaps: number;
  /** Of those, how many would be off by more than a fifth to the same side, the more frequent one; numbers alone. */
  readonly shifted: number;
  /** Of those, how many would read otherwise; names of things and places, and answers of yes and no, alone. */
  readonly renamed: number;
  /** Of those, how many would read otherwise; other words alone, of which more change in a year. */
  readonly reworded: number;
}

/** Two columns whose values may have changed places. */
export interface SwappedColumns {
  readonly columns: readonly [one: string, other: string];
  /** Rows that are there before and after, and had two different values in the two. */
  readonly compared: number;
  /** Of those, in how many each would be nearer to what the other was. */
  readonly swapped: number;
}

/** What an import would change in one table. */
export interface TableDifference {
  readonly table: string;
  readonly rowsBefore: number;
  readonly rowsGone: number;
  /** Of the rows gone, how many come after the last row of the file, in the order of the table's key. */
  readonly goneAtEnd: number;
  readonly rowsNew: number;
  /** Colleges or schools that were open and would not be. */
  readonly closed: number;
  /** The years, where the file's is older than the one in use. */
  readonly older: { readonly file: string; readonly inUse: string } | null;
  readonly columns: readonly ColumnDifference[];
  /** Pairs of columns in which some values would change places. */
  readonly swapped: readonly SwappedColumns[];
}

/** Why an import is refused unless it is accepted by this name. */
export interface Objection {
  readonly name: ObjectionName;
  readonly words: string;
}

export const objectionNames = [
  'rows-gone',
  'ends-early',
  'colleges-closed',
  'figures-gone',
  'figures-leap',
  'columns-swapped',
  'names-changed',
  'older-year',
  'values-out-of-range',
] as const;
export type ObjectionName = (typeof objectionNames)[number];

/**
 * From which share on a loss is no longer what a year brings: of 6,072 colleges the directory closes 50 to 150 a year, a
 * survey loses 1 to 2 in 100 of its rows, and a swapped column doubles or halves most of its figures, or moves most of
 * them to the same side. In two columns that are alike by nature, chance swaps a quarter of the rows at most.
 */
const limits = {
  rowsGone: 0.05,
  closed: 0.05,
  figuresGone: 0.2,
  leaps: 0.3,
  shifted: 0.5,
  swapped: 0.5,
  renamed: 0.2,
  reworded: 0.5,
} as const;
/** The newest colleges have the highest numbers; three that leave in one year by chance would be much. */
const fewestAtEnd = 3;
/** Fewer than this say nothing about a table, */
const fewest = 20;
/** unless half of them are gone, of no fewer than this. */
const fewestOfHalf = 5;

/**
 * Says why an import should not be trusted, in the order of `objectionNames`; nothing for what a new year brings.
 * @param outOfRange how many rows hold a value that cannot be true.
 */
export function objectionsTo(tables: readonly TableDifference[], outOfRange: number): readonly Objection[] {
  const found = tables.flatMap(objectionsToTable);
  if (outOfRange > 0)
    found.push({
      name: 'values-out-of-range',
      words: `${count(outOfRange, 'row')} with values that cannot be true`,
    });
  return found.toSorted(
    (one, other) => objectionNames.indexOf(one.name) - objectionNames.indexOf(other.name),
  );
}

function objectionsToTable(table: TableDifference): Objection[] {
  const found: Objection[] = [];
  const object = (name: ObjectionName, words: string) =>
    found.push({ name, words: `${table.table}: ${words}` });
  const ofRows = (part: number) => `${part.toLocaleString('en-US')} of ${count(table.rowsBefore, 'row')}`;
  if (isMuchGone(table.rowsGone, table.rowsBefore, limits.rowsGone))
    object('rows-gone', `${ofRows(table.rowsGone)} would be gone`);
  else if (table.rowsBefore >= fewest && table.goneAtEnd >= fewestAtEnd)
    object('ends-early', `the last ${count(table.goneAtEnd, 'row')} would be gone; is the file cut off?`);
  if (isMuch(table.closed, table.rowsBefore, limits.closed))
    object('colleges-closed', `${ofRows(table.closed)} would no longer be open`);
  for (const { column, compared, gone, leaps, shifted, renamed, reworded } of table.columns) {
    const of = (part: number) => `${part.toLocaleString('en-US')} of ${compared.toLocaleString('en-US')}`;
    if (isMuchGone(gone, compared, limits.figuresGone))
      object('figures-gone', `${column}: ${of(gone)} would be gone`);
    if (isMuch(leaps, compared, limits.leaps))
      object('figures-leap', `${column}: ${of(leaps)} would double or halve; is it another column?`);
    else if (isMuch(shifted, compared, limits.shifted))
      object(
        'figures-leap',
        `${column}: ${of(shifted)} would be off by a fifth or more; is it another column?`,
      );
    if (isMuch(renamed, compared, limits.renamed) || isMuch(reworded, compared, limits.reworded))
      object(
        'names-changed',
        `${column}: ${of(renamed + reworded)} would read otherwise; is it another column?`,
      );
  }
  for (const { columns, compared, swapped } of table.swapped)
    if (isMuch(swapped, compared, limits.swapped))
      object(
        'columns-swapped',
        `${columns.join(' and ')}: ${swapped.toLocaleString('en-US')} of ${compared.toLocaleString('en-US')} would change places`,
      );
  if (table.older)
    object('older-year', `the file is of ${table.older.file}, and ${table.older.inUse} is in use`);
  return found;
}

function isMuchGone(part: number, whole: number, limit: number): boolean {
  return isMuch(part, whole, limit) || (part * 2 >= whole && whole >= fewestOfHalf);
}

function isMuch(part: number, whole: number, limit: number): boolean {
  return whole >= fewest && part > whole * limit;
}

function count(figure: number, noun: string): string {
  return `${figure.toLocaleString('en-US')} ${noun}${figure === 1 ? '' : 's'}`;
}

/** Whether the year of a file is before the one in use: '2023-24' before '2024-25', 'O*NET 29.3' before 'O*NET 30.1'. */
export function isOlder(file: string, inUse: string): boolean {
  const [one, other] = [orderOf(file), orderOf(inUse)];
  return one !== undefined && other !== undefined && one < other;
}

function orderOf(year: string): number | undefined {
  // Of lists with rows of several years the newest counts: '2017 to 2026'.
  const newest = year.split(' to ').at(-1) ?? year;
  const found = /^O\*NET (\d{2}(?:\.\d)?)/.exec(year)?.[1] ?? /(?:^|\D)(20\d{2})(?!\d)/.exec(newest)?.[1];
  return found === undefined ? undefined : Number(found);
}
