/** Why a row was refused. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

/** Rows named in the message; the rest are counted. */
const shownRows = 50;

/** Thrown when a file is refused; nothing of it was loaded. The message names what is wrong, row by row. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly rows: readonly BadRow[];

  constructor(reason: string, rows: readonly BadRow[] = []) {
    const named = rows.slice(0, shownRows).map((row) => `  line ${row.line}: ${row.reason}`);
    const more = rows.length > shownRows ? [`  and ${rows.length - shownRows} more`] : [];
    super([reason, ...named, ...more].join('\n'));
    this.rows = rows;
  }
}
