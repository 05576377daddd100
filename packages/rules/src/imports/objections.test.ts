import { describe, expect, it } from 'vitest';
import { isOlder, objectionsTo } from './objections.ts';
import type { ColumnDifference, TableDifference } from './objections.ts';

const same: TableDifference = {
  table: 'figures-admissions',
  rowsBefore: 1000,
  rowsGone: 0,
  goneAtEnd: 0,
  rowsNew: 0,
  closed: 0,
  older: null,
  columns: [],
  swapped: [],
};
const column: ColumnDifference = {
  column: 'applicants',
  compared: 1000,
  gone: 0,
  leaps: 0,
  shifted: 0,
  renamed: 0,
  reworded: 0,
};
const pair = { columns: ['men', 'women'], compared: 1000, swapped: 0 } as const;
const names = (table: Partial<TableDifference>, outOfRange = 0) =>
  objectionsTo([{ ...same, ...table }], outOfRange).map(({ name }) => name);

describe('an import is refused', () => {
  it.each<[what: string, table: Partial<TableDifference>, expected: string[]]>([
    ['never for what stays', {}, []],
    ['not for the rows that a year loses', { rowsGone: 50 }, []],
    ['for more', { rowsGone: 51 }, ['rows-gone']],
    ['not for two of the newest', { rowsGone: 2, goneAtEnd: 2 }, []],
    ['for the last rows, however few', { rowsGone: 3, goneAtEnd: 3 }, ['ends-early']],
    ['once for a file cut in its middle', { rowsGone: 500, goneAtEnd: 500 }, ['rows-gone']],
    ['not for some rows of a small table', { rowsBefore: 19, rowsGone: 9 }, []],
    ['for half of the rows of a small table', { rowsBefore: 6, rowsGone: 3 }, ['rows-gone']],
    ['not for all of a few', { rowsBefore: 4, rowsGone: 4 }, []],
    ['not for the colleges that a year closes', { closed: 50 }, []],
    ['for colleges closed by the hundred', { closed: 51 }, ['colleges-closed']],
    ['not for some figures gone', { columns: [{ ...column, gone: 200 }] }, []],
    ['for a column gone', { columns: [{ ...column, gone: 201 }] }, ['figures-gone']],
    ['not for some leaps', { columns: [{ ...column, leaps: 300 }] }, []],
    ['for a swapped column', { columns: [{ ...column, leaps: 301 }] }, ['figures-leap']],
    ['not for half of the figures off to one side', { columns: [{ ...column, shifted: 500 }] }, []],
    ['for more off to one side', { columns: [{ ...column, shifted: 501 }] }, ['figures-leap']],
    [
      'once for what leaps to one side',
      { columns: [{ ...column, leaps: 400, shifted: 600 }] },
      ['figures-leap'],
    ],
    ['not for columns that are alike', { swapped: [{ ...pair, swapped: 500 }] }, []],
    ['for columns that change places', { swapped: [{ ...pair, swapped: 501 }] }, ['columns-swapped']],
    [
      'for a column of a few that is gone',
      { columns: [{ ...column, compared: 6, gone: 6 }] },
      ['figures-gone'],
    ],
    ['not for some of a few', { columns: [{ ...column, compared: 6, gone: 2 }] }, []],
    ['not for some new names', { columns: [{ ...column, renamed: 200 }] }, []],
    ['not for half of other words', { columns: [{ ...column, reworded: 500 }] }, []],
    ['for words of something else', { columns: [{ ...column, reworded: 501 }] }, ['names-changed']],
    ['for names of something else', { columns: [{ ...column, renamed: 201 }] }, ['names-changed']],
    ['for an older year', { older: { file: '2022-23', inUse: '2023-24' } }, ['older-year']],
    [
      'for every reason',
      { older: { file: '2022', inUse: '2023' }, rowsGone: 900, closed: 900 },
      ['rows-gone', 'colleges-closed', 'older-year'],
    ],
  ])('%s', (_what, table, expected) => expect(names(table)).toEqual(expected));

  it('for a single value that cannot be true', () => {
    expect(names({}, 1)).toEqual(['values-out-of-range']);
    expect(objectionsTo([], 1)[0]?.words).toBe('1 row with values that cannot be true');
  });

  it('in words with the table, the column and how many', () =>
    expect(objectionsTo([{ ...same, columns: [{ ...column, gone: 1000 }] }], 0)[0]?.words).toBe(
      'figures-admissions: applicants: 1,000 of 1,000 would be gone',
    ));
});

it.each([
  ['2022-23', '2023-24', true],
  ['2023-24', '2023-24', false],
  ['Fall 2025', 'Fall 2024', false],
  ['May 2024', 'May 2025', true],
  ['O*NET 29.3', 'O*NET 30.1', true],
  ['O*NET 30.1', 'O*NET 29.3', false],
  ['O*NET 30.0', 'O*NET 30 (2025)', false],
  ['O*NET 29.3', 'O*NET 30 (2025)', true],
  ['most recent release', '2023-24', false],
  ['2020', '2017 to 2026', true],
  ['2026', '2017 to 2026', false],
  ['2024', '2022-23 to 2025-26', true],
])('a file of %s is older than %s: %s', (file, inUse, expected) =>
  expect(isOlder(file, inUse)).toBe(expected),
);
