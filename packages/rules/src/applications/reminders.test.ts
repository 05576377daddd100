import { describe, expect, it } from 'vitest';
import { firstReminderDay, reminderDay, remindersFor } from './reminders.ts';

describe('the day whose reminders go out', () => {
  it.each([
    ['in winter, a minute before seven', '2026-11-23T11:59:59Z', undefined],
    ['in winter, at seven', '2026-11-23T12:00:00Z', '2026-11-23'],
    ['in summer, a minute before seven', '2026-07-01T10:59:59Z', undefined],
    ['in summer, at seven', '2026-07-01T11:00:00Z', '2026-07-01'],
    ['late in the evening, which is the next day in UTC', '2026-11-24T01:59:59Z', '2026-11-23'],
    ['at night', '2026-11-24T02:00:00Z', undefined],
    ['the morning before clocks go forward', '2027-03-13T12:00:00Z', '2027-03-13'],
    ['the morning clocks went forward, at seven', '2027-03-14T11:00:00Z', '2027-03-14'],
    ['the morning clocks went forward, at six', '2027-03-14T10:59:59Z', undefined],
    ['the morning clocks went back, at six', '2026-11-01T11:00:00Z', undefined],
    ['the morning clocks went back, at seven', '2026-11-01T12:00:00Z', '2026-11-01'],
  ])('%s', (_when, now, day) => expect(reminderDay(new Date(now))).toBe(day));
});

describe('the first morning with a mail', () => {
  it.each([
    ['is today before seven', '2026-11-23T11:59:59Z', '2026-11-23'],
    ['is tomorrow after seven', '2026-11-23T12:00:00Z', '2026-11-24'],
    ['goes by the eastern day', '2026-11-24T04:59:59Z', '2026-11-24'],
    ['goes over the end of a year', '2026-12-31T20:00:00Z', '2027-01-01'],
    ['is not lost where a day has 23 hours', '2027-03-13T20:00:00Z', '2027-03-14'],
    ['is not lost where a day has 25 hours', '2026-10-31T20:00:00Z', '2026-11-01'],
  ])('%s', (_what, at, day) => expect(firstReminderDay(new Date(at))).toBe(day));
});

describe('what a mail tells', () => {
  const told = (day: string, ...on: string[]) =>
    remindersFor(
      day,
      on.map((one) => ({ on: one })),
    ).map((one) => [one.on, one.daysLeft]);

  it('is what is due in 7 days, in 2 days and today, the nearest first', () => {
    const all = Array.from({ length: 12 }, (_, index) => `2026-12-${String(12 - index).padStart(2, '0')}`);
    expect(told('2026-12-02', ...all)).toEqual([
      ['2026-12-02', 0],
      ['2026-12-04', 2],
      ['2026-12-09', 7],
    ]);
  });
  it('keeps the order of one day, and what else is said of it', () => {
    const due = [
      { on: '2026-12-02', college: 'b' },
      { on: '2026-12-02', college: 'a' },
    ];
    expect(remindersFor('2026-12-02', due).map(({ college }) => college)).toEqual(['b', 'a']);
  });
  it.each([
    ['clocks go forward in between', '2027-03-12', '2027-03-14'],
    ['clocks go back in between', '2026-10-31', '2026-11-02'],
    ['the month ends in between', '2027-02-27', '2027-03-01'],
    ['a leap day is in between', '2028-02-28', '2028-03-01'],
    ['the year ends in between', '2026-12-30', '2027-01-01'],
  ])('counts two days where %s', (_what, day, on) => expect(told(day, on)).toEqual([[on, 2]]));
  it('is nothing where nothing is due, or it was due before', () => {
    expect(told('2026-12-02')).toEqual([]);
    expect(told('2026-12-02', '2026-12-01', '2026-12-03', '2026-12-10')).toEqual([]);
  });
});
