/** A table as columns of text; an empty text is a value that was not reported. */
export interface ColumnTable {
  readonly names: readonly string[];
  readonly columns: readonly (readonly string[])[];
}

/**
 * Writes a table column by column, one line each, values parted by tabs: like values stand together, which packs small.
 * @throws Error when a value holds a tab or a line end.
 */
export function writeColumns(table: ColumnTable): string {
  const lines = table.names.map((name, index) => {
    const values = table.columns[index] ?? [];
    const bad = values.find((value) => /[\t\n\r]/.test(value));
    if (bad !== undefined) throw new Error(`${name}: “${bad}” holds a tab or a line end`);
    return [name, ...values].join('\t');
  });
  return `${lines.join('\n')}\n`;
}

/** Reads what writeColumns wrote. @throws Error when the columns differ in length. */
export function readColumns(text: string): ColumnTable {
  const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
  const names: string[] = [];
  const columns: string[][] = [];
  for (const line of lines) {
    const [name = '', ...values] = line.split('\t');
    names.push(name);
    columns.push(values);
  }
  const rows = columns[0]?.length ?? 0;
  const ragged = columns.findIndex((column) => column.length !== rows);
  if (ragged >= 0)
    throw new Error(`Column ${names[ragged]} has ${columns[ragged]?.length} values instead of ${rows}`);
  return { names, columns };
}

/** Writes a small table row by row with a header, so that a change can be read as a difference. */
export function writeRows(table: ColumnTable): string {
  const rows = table.columns[0]?.length ?? 0;
  const lines = [table.names.join('\t')];
  for (let row = 0; row < rows; row++)
    lines.push(table.columns.map((column) => column[row] ?? '').join('\t'));
  return `${lines.join('\n')}\n`;
}

/** Reads what writeRows wrote. @throws Error when a row has too few or too many values. */
export function readRows(text: string): ColumnTable {
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const names = header.split('\t');
  const columns: string[][] = names.map(() => []);
  for (const [index, line] of lines.entries()) {
    const values = line.split('\t');
    if (values.length !== names.length)
      throw new Error(`Line ${index + 2} has ${values.length} values instead of ${names.length}`);
    values.forEach((value, column) => columns[column]?.push(value));
  }
  return { names, columns };
}
