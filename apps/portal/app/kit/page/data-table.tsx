/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari forgets that a table is one when its cells are laid out as blocks, unless the roles are written out. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  name: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand on the right, below each other. */
  figures?: boolean;
  sortable?: boolean;
  /** Whether it is printed as well; what can only be pressed is not. */
  isPrinted?: false;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** What the table shows; heard, not seen: a heading stands above it. */
  caption: string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}

/**
 * Rows and columns; on a phone each row is a card that names its figures. It is a table for
 * screen readers there, too.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, sorting, onSort }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ key, name, cell, figures, isPrinted }, index) =>
                index === 0 ? (
                  <th key={key} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    role="cell"
                    data-figures={figures || undefined}
                    data-print={isPrinted === false ? 'no' : undefined}
                  >
                    <span className={styles.name} aria-hidden>
                      {name}
                    </span>
                    <span>{cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
}

function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const { key, name, figures, sortable, isPrinted } = column;
  const direction = sorting?.key === key ? sorting.direction : undefined;
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      data-figures={figures || undefined}
      data-print={isPrinted === false ? 'no' : undefined}
    >
      {sortable && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort({ key, direction: next })}>
          {name}
          {direction && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        name
      )}
    </th>
  );
}
