import { changeKinds } from '@longleaf/rules/colleges/change';
import { collegeClosure } from '../../tables/college.ts';
import { CellProblem, codeOf, problemOf, textOf, wholeOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { readListYear } from '../years.ts';

/** A day, a month or a year, as far as it is known. */
const date = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;
const mostUnitId = 999_999;

/**
 * What became of colleges since the directory was drawn up: closings, mergers, and what was announced. The list is
 * Longleaf's own, since no office publishes one; each row names where it was read.
 */
export const collegeChanges: RecordKind = {
  key: 'college-changes',
  title: 'list of closings and mergers',
  needs: ['UNITID', 'KIND', 'SOURCE'],
  reads: ['CLOSED', 'ANNOUNCED', 'SUCCESSOR', 'SUCCESSORNAME'],
  yearOf: () => undefined,
  exampleYear: '2025',
  writeYear: readListYear,
  start: () => {
    const builder = new ColumnsBuilder(
      ['collegeId', 'kind', 'closedOn', 'announcedOn', 'successorId', 'successorName'],
      ({ collegeId }) => collegeId,
    );
    const optional = (column: string, cell: string) =>
      cell === '' ? '' : codeOf(column, cell, date, 'date such as 2025-05-31, 2025-05 or 2025');
    const unitId = (column: string, cell: string) => String(wholeOf(column, cell, 1, mostUnitId));
    return {
      add: (cell) =>
        problemOf(() => {
          textOf('SOURCE', cell('SOURCE'));
          const kind = changeKinds.find((one) => one === cell('KIND').toLowerCase());
          if (kind === undefined)
            throw new CellProblem(`KIND “${cell('KIND').slice(0, 40)}” is none of ${changeKinds.join(', ')}`);
          const successor = cell('SUCCESSOR');
          const isMerger = kind === 'merged' || kind === 'merging';
          const named = cell('SUCCESSORNAME');
          const successorName = named === '' && !isMerger ? '' : textOf('SUCCESSORNAME', named);
          return builder.add({
            collegeId: unitId('UNITID', cell('UNITID')),
            kind,
            closedOn: optional('CLOSED', cell('CLOSED')),
            announcedOn: optional('ANNOUNCED', cell('ANNOUNCED')),
            successorId: successor === '' ? '' : unitId('SUCCESSOR', successor),
            successorName,
          });
        }),
      finish: () => [
        { key: 'closures', table: collegeClosure, columns: builder.columns, colleges: 'collegeId' },
      ],
    };
  },
};
