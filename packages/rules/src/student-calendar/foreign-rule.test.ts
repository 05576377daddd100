import { describe, expect, it } from 'vitest';
import { fallsOn, foreignRule } from './foreign-rule.ts';
import { instantIn, knownZone } from './zone-instant.ts';

const DAY = 86_400_000;
const number = (day: string) => Date.parse(day) / DAY;

/** The first days of a rule that begins on a day. */
function days(parts: object, first: string, most = 4): string[] {
  const rule = foreignRule(parts as Record<string, unknown>);
  if (!rule) throw new Error('not read');
  const found: string[] = [];
  for (let day = number(first); found.length < most && day < number(first) + 4000; day += 1)
    if (fallsOn(rule, number(first), day)) found.push(new Date(day * DAY).toISOString().slice(0, 10));
  return found;
}

describe('rules of other calendars', () => {
  it.each<[object, string, string]>([
    [{ freq: 'DAILY', interval: 2 }, '2026-11-17', '2026-11-17 2026-11-19 2026-11-21 2026-11-23'],
    [{ freq: 'DAILY', byday: ['SA', 'SU'] }, '2026-11-21', '2026-11-21 2026-11-22 2026-11-28 2026-11-29'],
    [{ freq: 'WEEKLY' }, '1969-12-30', '1969-12-30 1970-01-06 1970-01-13 1970-01-20'],
    [
      { freq: 'WEEKLY', interval: 2, byday: ['TU', 'SU'], wkst: 2 },
      '1997-08-05',
      '1997-08-05 1997-08-10 1997-08-19 1997-08-24',
    ],
    [
      { freq: 'WEEKLY', interval: 2, byday: ['TU', 'SU'], wkst: 'SU' },
      '1997-08-05',
      '1997-08-05 1997-08-17 1997-08-19 1997-08-31',
    ],
    [{ freq: 'MONTHLY' }, '2026-01-31', '2026-01-31 2026-03-31 2026-05-31 2026-07-31'],
    [{ freq: 'MONTHLY', bymonthday: -1 }, '2026-01-31', '2026-01-31 2026-02-28 2026-03-31 2026-04-30'],
    [{ freq: 'MONTHLY', byday: '2TU' }, '2026-11-10', '2026-11-10 2026-12-08 2027-01-12 2027-02-09'],
    [{ freq: 'MONTHLY', byday: '-1FR' }, '2026-11-27', '2026-11-27 2026-12-25 2027-01-29 2027-02-26'],
    [
      { freq: 'MONTHLY', byday: 'FR', bymonthday: 13 },
      '2026-11-13',
      '2026-11-13 2027-08-13 2028-10-13 2029-04-13',
    ],
    [
      { freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 },
      '2026-01-30',
      '2026-01-30 2026-02-27 2026-03-31 2026-04-30',
    ],
    [{ freq: 'YEARLY' }, '2024-02-29', '2024-02-29 2028-02-29 2032-02-29'],
    [
      { freq: 'YEARLY', bymonth: 11, byday: '4TH' },
      '2026-11-26',
      '2026-11-26 2027-11-25 2028-11-23 2029-11-22',
    ],
    [
      { freq: 'YEARLY', bymonth: [1, 7], bymonthday: 4 },
      '2026-01-04',
      '2026-01-04 2026-07-04 2027-01-04 2027-07-04',
    ],
    [{ freq: 'MONTHLY', bymonthday: 31, bymonth: 2 }, '2026-01-31', ''],
  ])('%o from %s', (parts, first, expected) => {
    const found = days(parts, first);
    expect(found.slice(0, expected.split(' ').length).join(' ')).toBe(expected);
  });

  it.each([
    {},
    { freq: 'SECONDLY' },
    { freq: 'HOURLY' },
    { freq: 'DAILY', interval: 0 },
    { freq: 'DAILY', interval: 1e9 },
    { freq: 'DAILY', count: 0 },
    { freq: 'DAILY', byhour: 9 },
    { freq: 'DAILY', byday: '2MO' },
    { freq: 'WEEKLY', byday: 'XX' },
    { freq: 'WEEKLY', bysetpos: 1 },
    { freq: 'WEEKLY', bymonthday: 3 },
    { freq: 'MONTHLY', bymonthday: 32 },
    { freq: 'YEARLY', byday: '20MO' },
    { freq: 'YEARLY', byweekno: 20 },
    { freq: 'YEARLY', byday: 'MO' },
  ])('%o is not read', (parts) => expect(foreignRule(parts)).toBeUndefined());
});

describe('zones by their names', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['Eastern Standard Time', 'America/New_York'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['US/Eastern', 'US/Eastern'],
    ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
    ['/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Customized Time Zone', undefined],
    ['+05:00', undefined],
    ['', undefined],
    ['a'.repeat(100_000), undefined],
  ])('%s', (name, zone) => expect(knownZone(name)).toBe(zone));

  it.each([
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59'],
    // Left out by clocks: as if they had not changed. Shown twice: the first.
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
    ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00'],
    ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30'],
    ['America/Los_Angeles', '2026-11-17T09:00', '2026-11-17T17:00'],
    ['Asia/Kolkata', '2026-11-17T09:00', '2026-11-17T03:30'],
    ['America/Phoenix', '2026-07-01T12:00', '2026-07-01T19:00'],
  ])('%s shows %s at %s', (zone, wall, moment) =>
    expect(new Date(instantIn(zone, Date.parse(`${wall}Z`))).toISOString().slice(0, 16)).toBe(moment),
  );
});
