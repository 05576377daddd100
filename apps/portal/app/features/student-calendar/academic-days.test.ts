import { academicCalendarMessages as messages } from '@longleaf/contract/academic-calendars';
import { expect, it } from 'vitest';
import { complainAboutDays, yearFrom } from './academic-days.ts';

it.each([
  ['2026-08-01', '2027-07-31'],
  ['2027-08-01', '2028-07-30'],
  ['', ''],
  ['0002-01-01', ''],
])('a year from %s goes until %s', (first, last) => expect(yearFrom(first)).toBe(last));

it.each([
  ['2026-08-01', '2027-07-31', {}],
  ['2026-08-01', '2027-08-01', {}],
  ['2026-08-01', '2026-08-01', {}],
  ['2026-08-01', '2027-08-02', { last: messages.wrongDays }],
  ['2026-08-01', '2026-07-31', { last: messages.wrongDays }],
  ['', '', { first: messages.noDay }],
  ['2026-08-01', '', { last: messages.noDay }],
  ['2026-08-01', '0002-01-01', { last: messages.noDay }],
  ['2026-08-01', '9999-01-01', { last: messages.noDay }],
])('of the days from %s to %s says what is wrong', (first, last, complaints) =>
  expect(complainAboutDays(first, last)).toEqual(complaints),
);
