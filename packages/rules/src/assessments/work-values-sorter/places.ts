/** CON-122 */
export const ROWS = 4;

/** The columns of the grid, from what matters most; a card counts more the further left it is. */
export const COLUMNS = [
  { name: /*i18n*/ 'Matters most', counts: 5 },
  { name: /*i18n*/ 'Matters a lot', counts: 4 },
  { name: /*i18n*/ 'Matters', counts: 3 },
  { name: /*i18n*/ 'Matters a little', counts: 2 },
  { name: /*i18n*/ 'Matters least', counts: 1 },
] as const;

export interface GridPlace {
  /** The answer that puts a card here: '1' to '20', row by row. */
  readonly value: string;
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly name: string;
  readonly counts: number;
}

/** The 20 places of the grid, row by row (ST-197). */
export const PLACES: readonly GridPlace[] = Array.from({ length: ROWS }).flatMap((_, row) =>
  COLUMNS.map(({ name, counts }, column) => ({
    value: String(row * COLUMNS.length + column + 1),
    row,
    column,
    name,
    counts,
  })),
);
