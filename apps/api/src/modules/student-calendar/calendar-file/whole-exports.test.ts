import { expect, it } from 'vitest';
import { bringIn } from './bring-in.ts';
import { APPLE_EXPORT, GOOGLE_EXPORT, OUTLOOK_EXPORT } from '../../../../test/samples/calendar-files.ts';

function read(text: string) {
  const found = bringIn(text, { today: '2026-10-01', eventsAtMost: 5000, ownHost: 'portal.example' });
  if (typeof found === 'string') throw new Error(found);
  expect(found).toMatchObject({ leftOut: [], others: 0, isCut: false });
  return found.events;
}

it('a file of Google: two days of each week until a day, one left out and one moved, and nobody’s address', () => {
  const [club, winter, ...none] = read(GOOGLE_EXPORT);
  expect(none).toEqual([]);
  expect(club).toMatchObject({
    name: 'Robotics club',
    notes: ['one-for-each-weekday', 'dates-changed'],
    description:
      'Room 12, behind the gym\nBring your laptop, a charger and the <b>signed</b> form.\n\nAsk Mr. Lee; he has the key.',
    rows: [
      {
        start: '2026-10-27T15:30',
        end: '2026-10-27T17:00',
        repeats: 'weekly',
        repeatsUntil: '2026-12-17',
        dates: [
          {
            day: '2026-11-10',
            name: 'Robotics club: contest',
            start: '2026-11-11T16:00',
            end: '2026-11-11T18:00',
          },
        ],
      },
      {
        start: '2026-10-29T15:30',
        repeats: 'weekly',
        repeatsUntil: '2026-12-17',
        dates: [{ day: '2026-11-26', start: null }],
      },
    ],
  });
  expect(winter).toMatchObject({
    name: 'Winter break',
    notes: [],
    rows: [{ start: '2026-12-25T00:00', end: '2027-01-02T00:00', allDayEvent: true, repeats: 'never' }],
  });
  expect(JSON.stringify(club)).not.toMatch(/@|reminder|meet\.example/);
});

it('a file of Outlook: a zone of Windows, lines folded with a tab, so many times, one left out and one moved', () => {
  const [counselor, noSchool, ...none] = read(OUTLOOK_EXPORT);
  expect(none).toEqual([]);
  expect(counselor).toMatchObject({
    name: 'Counselor',
    notes: ['dates-changed'],
    description: 'Counseling office\nBring the list of your colleges and the dates that each of them has.',
    rows: [
      {
        start: '2026-10-26T09:00',
        end: '2026-10-26T09:30',
        repeats: 'weekly',
        repeatsUntil: '2026-11-30',
        dates: [
          { day: '2026-11-02', start: '2026-11-03T14:00', end: '2026-11-03T14:30', name: null },
          { day: '2026-11-23', start: null },
        ],
      },
    ],
  });
  expect(noSchool).toMatchObject({
    name: 'No school',
    rows: [{ start: '2026-11-11T00:00', end: '2026-11-12T00:00', allDayEvent: true }],
  });
  expect(JSON.stringify(counselor)).not.toMatch(/html|Reminder/);
});

it('a file of Apple: each month, one left out and one moved; the id of an alarm is not that of its event', () => {
  const [evening, sat, ...none] = read(APPLE_EXPORT);
  expect(none).toEqual([]);
  expect(evening).toMatchObject({
    name: 'Volunteers’ evening',
    notes: ['dates-changed'],
    description: 'City library 100 Main St, Durham NC 27701, United States',
    rows: [
      {
        start: '2026-10-15T18:00',
        end: '2026-10-15T19:30',
        repeats: 'monthly',
        repeatsUntil: null,
        dates: [
          { day: '2026-11-15', start: '2026-11-16T19:00', end: '2026-11-16T20:30', name: null },
          { day: '2026-12-15', start: null },
        ],
      },
    ],
  });
  expect(sat).toMatchObject({ name: 'SAT', rows: [{ start: '2026-11-07T00:00', allDayEvent: true }] });
});

it.each([
  ['Google', GOOGLE_EXPORT],
  ['Outlook', OUTLOOK_EXPORT],
  ['Apple', APPLE_EXPORT],
])('a file of %s that comes a second time brings in nothing new', (_, text) => {
  const ids = () => read(text).flatMap(({ rows }) => rows.map(({ importedAs }) => importedAs));
  expect(ids()).toEqual(ids());
  expect(new Set(ids()).size).toBe(ids().length);
});
