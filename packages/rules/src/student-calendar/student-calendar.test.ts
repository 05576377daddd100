import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternInstant, wallTimeAt } from './eastern-instant.ts';
import { complainAboutTimes, isWallTime, withZeroTimes } from './event-times.ts';
import { occurrencesBetween, type Recurring } from './recurrences.ts';

const event = (part: Partial<Recurring> = {}): Recurring => ({
  start: '2026-10-30T16:00',
  end: '2026-10-30T16:45',
  allDayEvent: false,
  repeats: 'never',
  repeatsUntil: null,
  ...part,
});
const starts = (part: Partial<Recurring>, from: string, to: string) =>
  occurrencesBetween(event(part), `${from}T00:00`, `${to}T00:00`).map(({ start }) => start);

describe('times', () => {
  it.each([
    ['2026-11-17T16:00', true],
    ['2026-02-30T16:00', false],
    ['2026-11-17T24:00', false],
    ['2026-11-17', false],
    ['', false],
  ])('%s is a time: %s', (text, is) => expect(isWallTime(text)).toBe(is));

  it.each([
    ['2026-10-30T16:01', undefined],
    ['2026-10-30T16:00', 'The end must be after the start'],
    ['2026-10-29T23:00', 'The end must be after the start'],
  ])('an end at %s (VAL-054, VAL-055)', (end, said) => expect(complainAboutTimes(event({ end }))).toBe(said));

  it.each<[Partial<Recurring>, string | undefined]>([
    [{ repeats: 'daily', end: '2026-10-31T16:00' }, undefined],
    [{ repeats: 'daily', end: '2026-10-31T16:01' }, 'It must end before it repeats'],
    [{ repeats: 'weekly', end: '2026-11-06T16:01' }, 'It must end before it repeats'],
    [{ repeats: 'monthly', end: '2026-11-28T16:00' }, 'It must end before it repeats'],
    [{ end: '2027-11-28T16:00' }, undefined],
  ])('of an event that comes back: %o', (part, said) => expect(complainAboutTimes(event(part))).toBe(said));

  it('are zero for all-day events (ST-259, VAL-056)', () => {
    expect(withZeroTimes(event({ allDayEvent: true, end: '2026-10-31T09:00' }))).toMatchObject({
      start: '2026-10-30T00:00',
      end: '2026-10-31T00:00',
    });
    expect(withZeroTimes(event())).toEqual(event());
  });
});

describe('eastern clocks', () => {
  it.each([
    ['2026-07-01T12:00', '2026-07-01T16:00:00.000Z'],
    ['2026-12-01T12:00', '2026-12-01T17:00:00.000Z'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s is %s', (time, moment) => expect(easternInstant(time).toISOString()).toBe(moment));

  it('show what was asked for, or an hour more', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const time = moment.toISOString().slice(0, 16);
        const shown = Date.parse(`${wallTimeAt(easternInstant(time))}Z`) - Date.parse(`${time}Z`);
        expect([0, 3_600_000]).toContain(shown);
      }),
    );
  });
});

describe('recurrences', () => {
  it.each<[Partial<Recurring>, string, string, string[]]>([
    [{}, '2026-10-01', '2026-11-01', ['2026-10-30T16:00']],
    [{}, '2026-10-31', '2026-12-01', []],
    [
      { repeats: 'daily', start: '2026-10-30T23:59', end: '2026-10-31T00:10', repeatsUntil: '2026-10-31' },
      '2026-10-01',
      '2026-11-30',
      ['2026-10-30T23:59', '2026-10-31T23:59'],
    ],
    [
      { repeats: 'daily' },
      '2026-10-31',
      '2026-11-03',
      ['2026-10-31T16:00', '2026-11-01T16:00', '2026-11-02T16:00'],
    ],
    [
      { repeats: 'weekly' },
      '2027-03-05',
      '2027-03-20',
      ['2027-03-05T16:00', '2027-03-12T16:00', '2027-03-19T16:00'],
    ],
    [{ repeats: 'monthly' }, '2027-01-01', '2027-04-01', ['2027-01-30T16:00', '2027-03-30T16:00']],
    [
      { repeats: 'daily', repeatsUntil: '2026-10-31' },
      '2026-10-01',
      '2026-12-01',
      ['2026-10-30T16:00', '2026-10-31T16:00'],
    ],
    [{ end: '2026-11-02T10:00' }, '2026-11-02', '2026-11-03', ['2026-10-30T16:00']],
  ])('%o between %s and %s', (part, from, to, found) => expect(starts(part, from, to)).toEqual(found));

  it('are the same whether a range is read at once or day by day', () => {
    const repeats = fc.constantFrom('never', 'daily', 'weekly', 'monthly');
    fc.assert(
      fc.property(repeats, fc.integer({ min: 0, max: 20_000 }), (how, days) => {
        const day = (ahead: number) =>
          new Date(Date.parse('2026-10-01') + (days + ahead) * 86_400_000).toISOString().slice(0, 10);
        const daily = Array.from({ length: 40 }, (_, n) =>
          starts({ repeats: how }, day(n), day(n + 1)),
        ).flat();
        expect(starts({ repeats: how }, day(0), day(40))).toEqual(daily);
      }),
    );
  });
});
