import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { daysBetween } from '@longleaf/rules/student-calendar/days';
import { academicDate } from '../../tables/academic.ts';
import { CellProblem, codeOf, problemOf, textOf, wholeOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { ImportRefused } from '../refused.ts';

const mostUnitId = 999_999;
const longest = { term: 60, event: 200, source: 300 };
const mostDays = 366;
/** Of one college, so that one answer holds a year of them. */
const mostDates = 500;
const ofEachRow = 'the years of its rows';

const columns = ['collegeId', 'academicYear', 'term', 'event', 'startsOn', 'endsOn', 'source'] as const;
type Row = Record<(typeof columns)[number], string>;

/**
 * Academic calendars of colleges, each row with its own year and source (MOD-021). The list takes the place of the one
 * before. A row whose days are not near its academic year is refused: it is of another year.
 */
export const academicCalendars: RecordKind = {
  key: 'academic-calendars',
  title: 'list of academic calendars of colleges',
  needs: ['UNIT_ID', 'ACADEMIC_YEAR', 'TERM', 'EVENT', 'START_DATE', 'SOURCE'],
  reads: ['END_DATE'],
  yearOf: () => ofEachRow,
  exampleYear: '2026-27',
  writeYear: () => ofEachRow,
  start: () => {
    const builder = new ColumnsBuilder(
      columns,
      ({ collegeId, startsOn, term, event }) => `“${event}” (${term}) of ${collegeId} on ${startsOn}`,
    );
    return {
      add: (cell) => problemOf(() => builder.add(rowOf(cell))),
      finish: () => {
        refuseTooMany(builder.columns.get('collegeId') ?? []);
        return [
          { key: 'academic-calendars', table: academicDate, columns: builder.columns, colleges: 'collegeId' },
        ];
      },
    };
  },
};

function rowOf(cell: (column: string) => string): Row {
  const academicYear = yearOf(cell('ACADEMIC_YEAR'));
  const startsOn = dayOf('START_DATE', cell('START_DATE'));
  const endsOn = cell('END_DATE') === '' ? startsOn : dayOf('END_DATE', cell('END_DATE'));
  if (endsOn < startsOn) throw new CellProblem('END_DATE is before START_DATE');
  if (daysBetween(startsOn, endsOn) > mostDays)
    throw new CellProblem('END_DATE is more than a year after START_DATE');
  const first = Number(academicYear.slice(0, 4));
  // Registration for a fall opens in the spring before it.
  if (startsOn < `${first}-01-01` || startsOn > `${first + 1}-12-31`)
    throw new CellProblem(`START_DATE ${startsOn} is not of ${academicYear}`);
  return {
    collegeId: String(wholeOf('UNIT_ID', cell('UNIT_ID'), 1, mostUnitId)),
    academicYear,
    term: shortOf('TERM', cell('TERM'), longest.term),
    event: inWords(eventOf(shortOf('EVENT', cell('EVENT'), longest.event))),
    startsOn,
    endsOn,
    source: sourceOf(shortOf('SOURCE', cell('SOURCE'), longest.source)),
  };
}

const term = /^(?:fall|spring|summer|winter)(?: (?:term|semester|quarter|session))?,? 20\d{2}$/i;
const address = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\//i;

/** @throws CellProblem for what is no event: two columns have changed places then. */
function eventOf(cell: string): string {
  if (term.test(cell)) throw new CellProblem(`EVENT “${cell}” is a term`);
  if (address.test(cell)) throw new CellProblem(`EVENT “${cell.slice(0, 40)}” is an address`);
  return cell;
}

/** @throws CellProblem for what is no source. */
function sourceOf(cell: string): string {
  if (term.test(cell)) throw new CellProblem(`SOURCE “${cell}” is a term`);
  return cell;
}

function yearOf(cell: string): string {
  const year = codeOf('ACADEMIC_YEAR', cell, /^20\d{2}-\d{2}$/, 'academic year such as 2026-27');
  if (Number(year.slice(5)) !== (Number(year.slice(0, 4)) + 1) % 100)
    throw new CellProblem(`ACADEMIC_YEAR “${year}” is no academic year such as 2026-27`);
  return year;
}

function dayOf(column: string, cell: string): string {
  if (!isCalendarDay(cell))
    throw new CellProblem(`${column} “${cell.slice(0, 40)}” is no day such as 2026-08-17`);
  return cell;
}

function shortOf(column: string, cell: string, most: number): string {
  if (cell.length > most) throw new CellProblem(`${column} has more than ${most} letters`);
  return textOf(column, cell);
}

/** Lists often name events as programs do: 'first_day_of_classes' is 'First day of classes'. */
function inWords(event: string): string {
  if (!/^[a-z\d]+(_[a-z\d]+)*$/.test(event)) return event;
  return event.charAt(0).toUpperCase() + event.slice(1).replaceAll('_', ' ');
}

/** @throws ImportRefused naming a college with more dates than one answer holds. */
function refuseTooMany(collegeIds: readonly (string | null)[]): void {
  for (const [college, { length }] of Map.groupBy(collegeIds, (id) => id))
    if (length > mostDates)
      throw new ImportRefused(
        `A list has at most ${mostDates} dates of one college; ${college} has ${length}.`,
      );
}
