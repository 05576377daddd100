import { mostEnrichmentPrograms } from '@longleaf/rules/enrichment/limits';
import { enrichmentLevels, interestAreas, timeFrames, valuesOf } from '@longleaf/rules/enrichment/choices';
import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { enrichmentProgram } from '../../tables/enrichment.ts';
import { CellProblem, codeOf, numberOf, problemOf, textOf, wholeOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { ImportRefused } from '../refused.ts';

const mostId = 999_999;
const mostDollars = 100_000;
const truths: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' };
const levels = valuesOf(enrichmentLevels);

const columns = [
  'id',
  'name',
  'host',
  'collegeId',
  'city',
  'zip',
  'latitude',
  'longitude',
  ...levels,
  'who',
  'interestAreas',
  'overnight',
  'feeMin',
  'feeMax',
  'hasScholarship',
  'timeFrames',
  'startsOn',
  'endsOn',
  'applyBy',
  'address',
  'source',
  'year',
] as const;

/**
 * The list of enrichment programs as their hosts tell them. It takes the place of the one before; an empty cell is not
 * known, and nothing is put in its place. A program keeps its number from one list to the next: people save it by that.
 */
export const enrichmentPrograms: RecordKind = {
  key: 'enrichment-programs',
  title: 'list of enrichment programs',
  needs: ['ID', 'NAME', 'HOST', 'LEVELS', 'SOURCE'],
  reads: [
    'UNITID',
    'CITY',
    'ZIP',
    'LATITUDE',
    'LONGITUDE',
    'WHO',
    'AREAS',
    'OVERNIGHT',
    'FEE FROM',
    'FEE TO',
    'SCHOLARSHIP',
    'WHEN',
    'STARTS',
    'ENDS',
    'APPLY BY',
    'ADDRESS',
  ],
  yearOf: () => undefined,
  exampleYear: '2025',
  writeYear: (year) => {
    if (!/^20\d{2}$/.test(year)) throw new ImportRefused(`“${year.slice(0, 40)}” is no year such as 2027.`);
    return year;
  },
  start: (year) => {
    const builder = new ColumnsBuilder<(typeof columns)[number]>(columns, ({ id }) => `program ${id}`);
    return {
      add: (cell) =>
        problemOf(() => {
          const served = choicesOf('LEVELS', cell('LEVELS'), levels);
          if (served.length === 0) throw new CellProblem('LEVELS is empty');
          const from = dollarsOf('FEE FROM', cell('FEE FROM'));
          const to = cell('FEE TO') === '' ? from : dollarsOf('FEE TO', cell('FEE TO'));
          if (to !== '' && (from === '' || Number(from) > Number(to)))
            throw new CellProblem('FEE TO is less than FEE FROM, or stands alone');
          const startsOn = dayOf('STARTS', cell('STARTS'));
          const endsOn = dayOf('ENDS', cell('ENDS'));
          if (startsOn !== '' && endsOn !== '' && endsOn < startsOn)
            throw new CellProblem('ENDS is before STARTS');
          return builder.add({
            id: String(wholeOf('ID', cell('ID'), 1, mostId)),
            name: textOf('NAME', cell('NAME')),
            host: textOf('HOST', cell('HOST')),
            collegeId: cell('UNITID') === '' ? '' : String(wholeOf('UNITID', cell('UNITID'), 1, mostId)),
            city: cell('CITY'),
            zip: cell('ZIP') === '' ? '' : codeOf('ZIP', cell('ZIP'), /^\d{5}$/, 'ZIP code of five digits'),
            latitude: degreesOf('LATITUDE', cell('LATITUDE'), 90),
            longitude: degreesOf('LONGITUDE', cell('LONGITUDE'), 180),
            preK: String(served.includes('preK')),
            elementarySchool: String(served.includes('elementarySchool')),
            middleSchool: String(served.includes('middleSchool')),
            highSchool: String(served.includes('highSchool')),
            college: String(served.includes('college')),
            who: cell('WHO'),
            interestAreas: choicesOf('AREAS', cell('AREAS'), valuesOf(interestAreas)).join(','),
            overnight: truthOf('OVERNIGHT', cell('OVERNIGHT')),
            feeMin: from,
            feeMax: to,
            hasScholarship: truthOf('SCHOLARSHIP', cell('SCHOLARSHIP')),
            timeFrames: choicesOf('WHEN', cell('WHEN'), valuesOf(timeFrames)).join(','),
            startsOn,
            endsOn,
            applyBy: dayOf('APPLY BY', cell('APPLY BY')),
            address: addressOf(cell('ADDRESS')),
            source: textOf('SOURCE', cell('SOURCE')),
            year,
          });
        }),
      finish: () => {
        if (builder.size > mostEnrichmentPrograms)
          throw new ImportRefused(`A list has at most ${mostEnrichmentPrograms} programs.`);
        return [{ key: 'enrichment-programs', table: enrichmentProgram, columns: builder.columns }];
      },
    };
  },
};

function degreesOf(column: string, cell: string, most: number): string {
  return cell === '' ? '' : String(numberOf(column, cell, -most, most));
}

function dollarsOf(column: string, cell: string): string {
  return cell === '' ? '' : String(wholeOf(column, cell, 0, mostDollars));
}

function dayOf(column: string, cell: string): string {
  if (cell !== '' && !isCalendarDay(cell))
    throw new CellProblem(`${column} “${cell.slice(0, 40)}” is no day such as 2027-06-14`);
  return cell;
}

function truthOf(column: string, cell: string): string {
  const truth = cell === '' ? '' : truths[cell.toLowerCase()];
  if (truth === undefined) throw new CellProblem(`${column} “${cell.slice(0, 40)}” is neither yes nor no`);
  return truth;
}

/** Values parted by commas or semicolons, each of the list. */
function choicesOf<Value extends string>(column: string, cell: string, known: readonly Value[]): Value[] {
  const named = cell.split(/[,;]/).flatMap((one) => one.trim() || []);
  return named.map((one) => {
    const value = known.find((other) => other.toLowerCase() === one.toLowerCase());
    if (value === undefined)
      throw new CellProblem(`${column} “${one.slice(0, 40)}” is none of ${known.join(', ')}`);
    return value;
  });
}

function addressOf(cell: string): string {
  if (cell !== '' && !(URL.canParse(cell) && new URL(cell).protocol === 'https:'))
    throw new CellProblem(`ADDRESS “${cell.slice(0, 40)}” is no address that starts with https://`);
  return cell;
}
