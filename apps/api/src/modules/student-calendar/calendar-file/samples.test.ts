import { readdirSync, readFileSync } from 'node:fs';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import { datesBetween } from '@longleaf/rules/student-calendar/changed-dates';
import ical, { type EventInstance, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { bringIn, type CalendarFile } from './bring-in.ts';

const FOLDER = new URL('./samples/', import.meta.url);
const SAMPLES = readdirSync(FOLDER).filter((file) => file.endsWith('.ics'));
const DAYS_LOOKED_AT = 100;

interface Time {
  name: string;
  start: string;
  /** None where the file tells no end: ours is an hour then, and it is said. */
  end: string | undefined;
  allDay: boolean;
}
const inOrder = (times: readonly Time[]) =>
  times.toSorted((a, b) => `${a.start} ${a.name}`.localeCompare(`${b.start} ${b.name}`));

const easternWall = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).replace(' ', 'T').slice(0, 16);
// That parser gives a whole day as the midnight of the machine's own zone.
const ownDay = (moment: Date) => `${moment.toLocaleString('sv-SE').slice(0, 10)}T00:00`;

/** What a parser that has no part in our import reads of a file. */
function theirs(text: string, from: Date, to: Date): Time[] {
  const shown = ({ start, end, summary, isFullDay, event }: EventInstance): Time => {
    const wall = isFullDay ? ownDay : easternWall;
    const hasEnd = /^(DTEND|DURATION)/m.test(blockOf(text, event.uid));
    return {
      name: String(summary ?? ''),
      start: wall(start),
      end: hasEnd || isFullDay ? wall(end) : undefined,
      allDay: isFullDay,
    };
  };
  return eventsOf(text).flatMap((event) => ical.expandRecurringEvent(event, { from, to }).map(shown));
}

const eventsOf = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
const blockOf = (text: string, uid: string) =>
  text.split('BEGIN:VEVENT').find((block) => block.includes(`UID:${uid}`)) ?? text;

/** What our import shows of it in the calendar. */
function ours({ events }: CalendarFile, from: string, to: string): Time[] {
  return events.flatMap(({ name, rows, notes }) =>
    rows.flatMap((row) =>
      datesBetween(row, row.dates, `${from}T00:00`, `${to}T00:00`).map(({ times, change }) => ({
        name: change?.name ?? name,
        start: times.start,
        end: notes.includes('no-end') ? undefined : times.end,
        allDay: times.allDayEvent,
      })),
    ),
  );
}

/** Where that parser does not follow the file: what stands in it, by hand. */
const BY_HAND: Readonly<Record<string, { why: string; times: Time[] }>> = {
  'timezone_from_file.ics': {
    why: 'a zone that the file alone knows, 7 hours and 41 minutes behind',
    times: [{ name: 'A test event', start: '2023-03-06T16:23', end: '2023-03-06T17:23', allDay: false }],
  },
  'google_birthday.ics': {
    why: 'a date that an event adds to its rule, beside another event of that day',
    times: [1, 2].map(() => ({
      name: "PErson #2's birthday",
      start: '2012-12-10T00:00',
      end: '2012-12-11T00:00',
      allDay: true,
    })),
  },
};

describe('files of other programs', () => {
  it('are a dozen, with and without rules', () => {
    expect(SAMPLES.length).toBeGreaterThanOrEqual(12);
  });

  it.each(SAMPLES)('%s is read as a parser reads it that is not ours', (file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const first = eventsOf(text)
      .map(({ start }) => start)
      .toSorted((a, b) => Number(a) - Number(b))[0];
    if (!first) throw new Error('The other parser finds no event');
    const today = easternWall(first).slice(0, 10);
    const until = daysLater(today, DAYS_LOOKED_AT);
    const read = bringIn(text, { today, eventsAtMost: 5000, ownHost: 'portal.example' });
    if (typeof read === 'string') throw new Error(read);
    const expected =
      BY_HAND[file]?.times ??
      theirs(text, new Date(`${today}T00:00-05:00`), new Date(`${until}T00:00-05:00`));
    expect(expected).not.toEqual([]);
    expect(read.leftOut).toEqual([]);
    expect(inOrder(ours(read, today, until))).toEqual(inOrder(expected));
  });
});
