import type { TableDifference } from '@longleaf/rules/imports/objections';

const shown = 5;

/** Writes what an import changes in a table: 'programs: 12 rows new, 3 rows gone; figures gone: awards 4'. */
export function sayDifference({ table, rowsNew, rowsGone, closed, columns }: TableDifference): string {
  const gone = columns.filter((column) => column.gone > 0).toSorted((one, other) => other.gone - one.gone);
  const named = gone.slice(0, shown).map(({ column, gone: figures }) => `${column} ${write(figures)}`);
  const more = gone.length > shown ? ` and ${gone.length - shown} more columns` : '';
  return [
    `${table}: ${rows(rowsNew)} new, ${rows(rowsGone)} gone`,
    ...(closed > 0 ? [`${write(closed)} no longer open`] : []),
    ...(gone.length > 0 ? [`figures gone: ${named.join(', ')}${more}`] : []),
  ].join('; ');
}

function rows(figure: number): string {
  return `${write(figure)} ${figure === 1 ? 'row' : 'rows'}`;
}

function write(figure: number): string {
  return figure.toLocaleString('en-US');
}
