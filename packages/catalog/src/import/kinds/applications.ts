import { applicationKinds } from '@longleaf/rules/applications/kinds';
import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { collegeApplication } from '../../tables/applications.ts';
import { CellProblem, problemOf, textOf, wholeOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { readListYear } from '../years.ts';

const mostUnitId = 999_999;
const mostDollars = 1000;
const truths: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' };

/**
 * What colleges say of applying to them: days, fee, address, and whether they take transcripts from the portal. The
 * list takes the place of the one before; an empty cell is not known, and nothing is put in its place.
 */
export const applications: RecordKind = {
  key: 'applications',
  title: 'list of what colleges say of applying to them',
  needs: ['UNITID', 'KIND', 'SOURCE'],
  reads: ['OPENS', 'EARLY', 'CLOSES', 'FEE', 'ADDRESS', 'TRANSCRIPTS'],
  yearOf: () => undefined,
  exampleYear: '2025',
  writeYear: readListYear,
  start: () => {
    const builder = new ColumnsBuilder(
      [
        'collegeId',
        'kind',
        'opensOn',
        'earlyOn',
        'closesOn',
        'fee',
        'address',
        'receivesTranscripts',
        'source',
      ],
      ({ collegeId, kind }) => `${kind} application of ${collegeId}`,
    );
    return {
      add: (cell) =>
        problemOf(() => {
          const kind = applicationKinds.find((one) => one === cell('KIND').toLowerCase());
          if (kind === undefined)
            throw new CellProblem(
              `KIND “${cell('KIND').slice(0, 40)}” is none of ${applicationKinds.join(', ')}`,
            );
          const days = ['OPENS', 'EARLY', 'CLOSES'].map((column) => dayOf(column, cell(column)));
          const known = days.filter((day) => day !== '');
          if (known.some((day, index) => day < (known[index - 1] ?? '')))
            throw new CellProblem('OPENS, EARLY and CLOSES do not follow each other');
          const [opensOn = '', earlyOn = '', closesOn = ''] = days;
          return builder.add({
            collegeId: String(wholeOf('UNITID', cell('UNITID'), 1, mostUnitId)),
            kind,
            opensOn,
            earlyOn,
            closesOn,
            fee: cell('FEE') === '' ? '' : String(wholeOf('FEE', cell('FEE'), 0, mostDollars)),
            address: addressOf(cell('ADDRESS')),
            receivesTranscripts: truthOf('TRANSCRIPTS', cell('TRANSCRIPTS')),
            source: textOf('SOURCE', cell('SOURCE')),
          });
        }),
      finish: () => [
        {
          key: 'college-applications',
          table: collegeApplication,
          columns: builder.columns,
          colleges: 'collegeId',
        },
      ],
    };
  },
};

function dayOf(column: string, cell: string): string {
  if (cell !== '' && !isCalendarDay(cell))
    throw new CellProblem(`${column} “${cell.slice(0, 40)}” is no day such as 2027-01-15`);
  return cell;
}

function addressOf(cell: string): string {
  if (cell !== '' && !(URL.canParse(cell) && /^https:$/.test(new URL(cell).protocol)))
    throw new CellProblem(`ADDRESS “${cell.slice(0, 40)}” is no address that starts with https://`);
  return cell;
}

function truthOf(column: string, cell: string): string {
  const truth = cell === '' ? '' : truths[cell.toLowerCase()];
  if (truth === undefined) throw new CellProblem(`${column} “${cell.slice(0, 40)}” is neither yes nor no`);
  return truth;
}
