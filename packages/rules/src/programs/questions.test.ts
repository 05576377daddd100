import { describe, expect, it } from 'vitest';
import { readProgramId } from './program-id.ts';
import { readLevelOption, readSchoolSort, readSortDirection } from './schools-question.ts';

describe('ids of programs', () => {
  it.each([
    ['51.3801', '51.3801'],
    ['513801', '51.3801'],
    [513801, '51.3801'],
    [10101, '01.0101'],
    ['1.0101', '01.0101'],
    [' 51.3801 ', '51.3801'],
    ['51.38', undefined],
    ['51', undefined],
    ['', undefined],
    ['nursing', undefined],
    [1e21, undefined],
    [-513801, undefined],
    [51.5, undefined],
  ])('%j is %j', (value, id) => expect(readProgramId(value)).toBe(id));
});

describe('levels (CON-037, CON-038, CON-073)', () => {
  it.each([
    ['Certificate', 'Certificate'],
    ['associate', 'Associate'],
    ['Bachelors', 'Bachelor'],
    ['MASTERS', 'Master'],
    ['postbachelor', 'PostBachelor'],
    ['all', 'All'],
    ['', undefined],
    ['PhD', undefined],
  ])('%j is %j', (text, option) => expect(readLevelOption(text)).toBe(option));
});

describe('order of schools (CON-074)', () => {
  it.each([
    ['ascending', 'ascending'],
    ['DESC', 'descending'],
    ['asc', 'ascending'],
    ['up', undefined],
    ['', undefined],
  ])('%j is %j', (text, direction) => expect(readSortDirection(text)).toBe(direction));

  it('is by school only', () => {
    expect(readSchoolSort('school')).toBe('School');
    expect(readSchoolSort('DISTANCE')).toBe('Distance');
    expect(readSchoolSort('city')).toBeUndefined();
  });
});
