import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternDay } from '../profile/calendar-day.ts';
import { needsConsent } from './consent.ts';
import { releaseDayOf } from './release-day.ts';
import { isToBeSent, isUnderWay, nextTry, WAITS_MINUTES } from './retry.ts';
import { canCancel, lastDayToCancel, mayFollow, transcriptStatuses, transcriptTypes } from './states.ts';

const final = { status: 'Pending', type: 'Final' } as const;
const onDay = (moment: string, releaseOn: string) =>
  canCancel({ ...final, releaseOn }, easternDay(new Date(moment)));

describe('canceling (ST-104 to ST-106, VAL-008, GAP-046, CON-009)', () => {
  it('is for pending requests of final transcripts alone', () => {
    const may = transcriptStatuses.flatMap((status) =>
      transcriptTypes
        .filter((type) => canCancel({ status, type, releaseOn: '2027-06-15' }, '2027-01-01'))
        .map((type) => [status, type]),
    );
    expect(may).toEqual([['Pending', 'Final']]);
  });

  it.each([
    ['2027-06-12', true],
    // Exactly two days are refused.
    ['2027-06-13', false],
    ['2027-06-14', false],
    ['2027-06-15', false],
    ['2027-06-16', false],
  ])('on %s of a release on June 15, 2027: %s', (today, may) => {
    expect(canCancel({ ...final, releaseOn: '2027-06-15' }, today)).toBe(may);
  });

  it('counts days of Eastern time, to the last minute of one', () => {
    expect(onDay('2027-06-13T03:59:59Z', '2027-06-15')).toBe(true);
    expect(onDay('2027-06-13T04:00:00Z', '2027-06-15')).toBe(false);
  });

  it.each([
    // Clocks go forward on March 14, 2027 and back on November 7, 2027.
    ['2027-03-13T04:59:59Z', '2027-03-15', true],
    ['2027-03-13T05:00:00Z', '2027-03-15', false],
    ['2027-03-15T03:59:59Z', '2027-03-17', true],
    ['2027-03-15T04:00:00Z', '2027-03-17', false],
    ['2027-11-06T03:59:59Z', '2027-11-08', true],
    ['2027-11-06T04:00:00Z', '2027-11-08', false],
    ['2027-11-08T04:59:59Z', '2027-11-10', true],
    ['2027-11-08T05:00:00Z', '2027-11-10', false],
  ])('is right around a change of the clocks: %s before %s', (moment, releaseOn, may) => {
    expect(onDay(moment, releaseOn)).toBe(may);
  });

  it('is possible up to the last day that is named, and on no later one', () => {
    const day = fc
      .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
      .map((moment) => new Date(moment).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (today, releaseOn) => {
        expect(canCancel({ ...final, releaseOn }, today)).toBe(today <= lastDayToCancel(releaseOn));
      }),
    );
    expect(lastDayToCancel('2027-06-11')).toBe('2027-06-08');
  });
});

it('goes from status to status in one direction (ST-103)', () => {
  const next = (from: (typeof transcriptStatuses)[number]) =>
    transcriptStatuses.filter((to) => mayFollow(from, to));
  expect(next('Pending')).toEqual(['Released', 'Failed', 'Canceled']);
  expect(next('Released')).toEqual(['Sent', 'Failed']);
  expect(next('Sent')).toEqual(['Received', 'Failed']);
  expect(next('Failed')).toEqual(['Sent', 'Received']);
  expect(next('Received')).toEqual([]);
  expect(next('Canceled')).toEqual([]);
  const standing = (retryAt: Date | null) =>
    transcriptStatuses.filter((status) => !isUnderWay({ status, retryAt }));
  expect(standing(null)).toEqual(['Failed', 'Canceled']);
  expect(standing(new Date())).toEqual(['Canceled']);
});

describe('a delivery that failed', () => {
  const at = new Date('2026-11-23T15:00:00Z');
  it.each([
    [1, '2026-11-23T15:15:00.000Z'],
    [2, '2026-11-23T16:00:00.000Z'],
    [3, '2026-11-23T21:00:00.000Z'],
    [4, '2026-11-24T15:00:00.000Z'],
    [5, '2026-11-26T15:00:00.000Z'],
    [6, undefined],
  ])('%i times is made again at %s', (failures, next) => {
    expect(nextTry(failures, at)?.toISOString()).toBe(next);
  });

  it('waits longer each time', () => {
    expect(WAITS_MINUTES.every((wait, index) => index === 0 || wait > (WAITS_MINUTES[index - 1] ?? 0))).toBe(
      true,
    );
  });

  it('is made again when its time has come, and not before', () => {
    const soon = new Date(at.getTime() + 1);
    const now = (retryAt: Date | null) => isToBeSent({ status: 'Failed', retryAt }, at);
    expect([now(at), now(soon), now(null)]).toEqual([true, false, false]);
    expect(transcriptStatuses.filter((status) => isToBeSent({ status, retryAt: null }, at))).toEqual([
      'Released',
    ]);
  });
});

describe('the day of release', () => {
  const days = { midyear: '02-01', final: '06-15' };
  it.each([
    ['Initial', 2027, '2026-11-23'],
    ['Midyear', 2027, '2027-02-01'],
    ['Final', 2027, '2027-06-15'],
    ['Final', 2028, '2028-06-15'],
    ['Final', null, '2027-06-15'],
    ['Midyear', null, '2027-02-01'],
    ['Final', 2026, '2026-11-23'],
  ] as const)(
    'of an %s transcript, graduating in %s, asked for on November 23, 2026: %s',
    (type, graduationYear, day) => {
      expect(releaseDayOf(type, { today: '2026-11-23', graduationYear, days })).toBe(day);
    },
  );

  it('is this year’s where that is still to come', () => {
    expect(releaseDayOf('Final', { today: '2027-06-15', graduationYear: null, days })).toBe('2027-06-15');
    expect(releaseDayOf('Final', { today: '2027-06-16', graduationYear: null, days })).toBe('2028-06-15');
  });
});

it.each([
  [null, '2026-11-23', true],
  ['2008-11-24', '2026-11-23', true],
  ['2008-11-23', '2026-11-23', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
])('born on %s, on %s: has to agree first: %s', (birth, today, needs) => {
  expect(needsConsent(birth, today)).toBe(needs);
});
