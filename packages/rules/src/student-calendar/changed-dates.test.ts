import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areTooManyChanges,
  briefly,
  type ChangedDate,
  changedTo,
  changesAfter,
  datesBetween,
  endedBefore,
  hasDates,
  leftOut,
  timesOn,
} from './changed-dates.ts';
import { daysLater } from './days.ts';
import type { Recurring } from './recurrences.ts';

/** Wednesdays at four, over the end of daylight saving on the first of November. */
const weekly = (part: Partial<Recurring> = {}): Recurring => ({
  start: '2026-10-28T16:00',
  allDayEvent: false,
  repeats: 'weekly',
  repeatsUntil: null,
  ...part,
  end: `${(part.start ?? '2026-10-28').slice(0, 10)}T19:00`,
});
const WORDS = { name: 'Practice', schoolName: '', category: 'Sports', description: '' } as const;
const at = (day: string, start: string, end: string): ChangedDate => ({
  ...leftOut(day),
  start,
  end,
  allDayEvent: false,
});
const seen = (event: Recurring, changes: readonly ChangedDate[], from: string, to: string) =>
  datesBetween(event, changes, `${from}T00:00`, `${to}T00:00`).map(({ times }) => times.start);

describe('dates of a recurring event', () => {
  it.each([
    ['2026-10-28', '2026-10-28T16:00'],
    ['2026-11-04', '2026-11-04T16:00'],
    ['2027-03-10', '2027-03-10T16:00'],
    ['2027-03-17', '2027-03-17T16:00'],
    ['2026-11-05', undefined],
    ['2026-10-21', undefined],
    ['2026-02-30', undefined],
  ])('on %s: %s', (day, start) => expect(timesOn(weekly(), day)?.start).toBe(start));

  it('are left out and moved alone, on both sides of daylight saving', () => {
    const changes = [leftOut('2026-11-04'), at('2026-11-11', '2026-11-13T09:00', '2026-11-13T10:00')];
    expect(seen(weekly(), changes, '2026-10-25', '2026-11-20')).toEqual([
      '2026-10-28T16:00',
      '2026-11-18T16:00',
      '2026-11-13T09:00',
    ]);
    // The same in spring, when the clocks go on the 14th of March 2027.
    const spring = [leftOut('2027-03-10'), at('2027-03-17', '2027-03-16T16:00', '2027-03-16T17:00')];
    expect(seen(weekly(), spring, '2027-03-03', '2027-03-25')).toEqual([
      '2027-03-03T16:00',
      '2027-03-24T16:00',
      '2027-03-16T16:00',
    ]);
  });

  it('moved into sight and out of it are seen where they are', () => {
    const changes = [at('2026-11-04', '2027-01-05T09:00', '2027-01-05T10:00')];
    expect(seen(weekly(), changes, '2026-11-04', '2026-11-05')).toEqual([]);
    expect(seen(weekly(), changes, '2027-01-05', '2027-01-06')).toEqual(['2027-01-05T09:00']);
  });

  it('that the rule has no more are not seen', () => {
    const changes = [at('2026-11-05', '2026-11-06T09:00', '2026-11-06T10:00')];
    expect(seen(weekly(), changes, '2026-11-05', '2026-11-10')).toEqual([]);
  });

  it('are as many as the rule has less those that are left out (property)', () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(weeks, fc.boolean(), (out, moves) => {
        const days = out.map((week) => daysLater('2026-10-28', week * 7));
        const changes = days.map((day) => (moves ? at(day, `${day}T20:00`, `${day}T21:00`) : leftOut(day)));
        const starts = seen(weekly(), changes, '2026-10-28', daysLater('2026-10-28', 31 * 7));
        expect(starts).toHaveLength(moves ? 31 : 31 - out.length);
        expect(starts.filter((start) => start.endsWith('T20:00'))).toHaveLength(moves ? out.length : 0);
      }),
    );
  });
});

describe('a date that is changed alone', () => {
  const times = { start: '2026-11-04T16:00', end: '2026-11-04T17:00', allDayEvent: false };
  it('keeps what differs from its event alone', () => {
    const wish = { ...WORDS, ...times, end: '2026-11-04T18:00', name: 'Game' };
    expect(changedTo('2026-11-04', WORDS, times, wish)).toEqual({
      ...at('2026-11-04', '2026-11-04T16:00', '2026-11-04T18:00'),
      name: 'Game',
    });
    expect(changedTo('2026-11-04', WORDS, times, { ...WORDS, ...times })).toBeUndefined();
    const notes = changedTo('2026-11-04', WORDS, times, { ...WORDS, ...times, description: 'x' });
    expect(notes).toMatchObject({ description: 'x', name: null });
  });

  it('says of itself no more than it has', () => {
    expect(briefly(leftOut('2026-11-04'))).toEqual({ day: '2026-11-04' });
  });

  it('is one of so many', () => {
    const out = Array.from({ length: 367 }, (_, n) => leftOut(daysLater('2026-11-04', n)));
    expect(areTooManyChanges(out.slice(1))).toBe(false);
    expect(areTooManyChanges(out)).toBe(true);
    const long = out.slice(0, 11).map((change) => ({ ...change, description: 'x'.repeat(4000) }));
    expect(areTooManyChanges(long.slice(2))).toBe(false);
    expect(areTooManyChanges(long)).toBe(true);
  });
});

describe('an event that is changed', () => {
  it.each<[string, string | undefined]>([
    ['2026-10-28', undefined],
    ['2026-10-27', undefined],
    ['2026-11-04', '2026-11-03'],
  ])('ends before %s: %s', (day, until) => expect(endedBefore(weekly(), day)?.repeatsUntil).toBe(until));

  it.each<[string, Partial<Recurring>, Partial<Recurring>, string, string[]]>([
    ['to a later weekday', {}, { start: '2026-10-29T16:00' }, '2026-11-11', ['2026-11-12']],
    ['to an earlier weekday', {}, { start: '2026-10-26T16:00' }, '2026-11-11', ['2026-11-09']],
    ['to begin a week later', {}, { start: '2026-11-04T16:00' }, '2026-11-11', ['2026-11-11']],
    ['to begin after it', {}, { start: '2026-11-18T16:00' }, '2026-11-11', []],
    ['to another hour', {}, { start: '2026-10-28T18:00' }, '2026-11-11', ['2026-11-11']],
    ['to end before it', {}, { repeatsUntil: '2026-11-10' }, '2026-11-11', []],
    ['to come back daily', {}, { repeats: 'daily' }, '2026-11-11', ['2026-11-11']],
    [
      'daily, to begin later',
      { repeats: 'daily' },
      { start: '2026-10-29T16:00' },
      '2026-11-11',
      ['2026-11-11'],
    ],
    [
      'monthly, to another day',
      { repeats: 'monthly' },
      { start: '2026-11-15T16:00' },
      '2026-11-28',
      ['2026-11-15'],
    ],
    ['to a day that no month has', { repeats: 'monthly' }, { start: '2026-10-31T16:00' }, '2026-11-28', []],
    ['once', {}, { repeats: 'never' }, '2026-11-11', []],
  ])('%s takes its changed date along', (_, before, after, day, days) => {
    const from = weekly(before);
    expect(changesAfter(from, weekly({ ...from, ...after }), [leftOut(day)]).map((one) => one.day)).toEqual(
      days,
    );
  });

  it('has no dates when all are left out', () => {
    const two = weekly({ repeatsUntil: '2026-11-04' });
    const changes = [leftOut('2026-10-28'), leftOut('2026-11-04')];
    expect(hasDates(two, changes)).toBe(false);
    expect(hasDates(two, changes.slice(1))).toBe(true);
    expect(
      hasDates(two, [leftOut('2026-10-28'), at('2026-11-04', '2026-11-05T10:00', '2026-11-05T11:00')]),
    ).toBe(true);
    expect(hasDates(weekly(), changes)).toBe(true);
    expect(hasDates(weekly({ repeats: 'never' }), changes)).toBe(false);
    const monthly = weekly({ repeats: 'monthly', start: '2026-10-31T16:00', repeatsUntil: '2026-12-30' });
    expect(hasDates(monthly, [leftOut('2026-10-31')])).toBe(false);
  });
});
