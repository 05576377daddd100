import { daysLater } from '@longleaf/rules/student-calendar/days';
import { datesBetween } from '@longleaf/rules/student-calendar/changed-dates';
import ical, { type EventInstance, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { bringIn, type CalendarFile } from './bring-in.ts';
import { APPLE_EXPORT, GOOGLE_EXPORT, OUTLOOK_EXPORT } from '../../../../test/samples/calendar-files.ts';

/** A calendar file with one event, written as calendar programs write them. */
const fileOf = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A school//Calendar 1.0//EN',
    ...events.flatMap((lines, at) => [
      'BEGIN:VEVENT',
      `UID:${at}@school.example`,
      'DTSTAMP:20261101T120000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const CLUB = [
  'SUMMARY:Club',
  'DTSTART;TZID=America/New_York:20261102T160000',
  'DTEND;TZID=America/New_York:20261102T173000',
];

const SAMPLES: Readonly<Record<string, string>> = {
  'one afternoon': fileOf(CLUB),
  'a time of the world’s clock': fileOf([
    'SUMMARY:Webinar',
    'DTSTART:20261103T230000Z',
    'DTEND:20261104T003000Z',
  ]),
  'a time of Chicago': fileOf([
    'SUMMARY:Interview',
    'DTSTART;TZID=America/Chicago:20261105T090000',
    'DTEND;TZID=America/Chicago:20261105T093000',
  ]),
  'a length in place of an end': fileOf([
    'SUMMARY:Fair',
    'DTSTART;TZID=America/New_York:20261106T100000',
    'DURATION:PT2H30M',
  ]),
  'a start alone': fileOf(['SUMMARY:Bell', 'DTSTART;TZID=America/New_York:20261106T080000']),
  'a whole day': fileOf(['SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128']),
  'a day alone': fileOf(['SUMMARY:Deadline', 'DTSTART;VALUE=DATE:20261115']),
  'every week, over the end of daylight saving': fileOf([
    'SUMMARY:Practice',
    'DTSTART;TZID=America/New_York:20261026T170000',
    'DTEND;TZID=America/New_York:20261026T180000',
    'RRULE:FREQ=WEEKLY;COUNT=6',
  ]),
  'every second week on two days': fileOf([
    ...CLUB,
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270101T045959Z',
  ]),
  'the second Tuesday of a month': fileOf([
    'SUMMARY:Board',
    'DTSTART;TZID=America/New_York:20261110T190000',
    'DTEND;TZID=America/New_York:20261110T200000',
    'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=3',
  ]),
  'without one of its dates': fileOf([
    ...CLUB,
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;TZID=America/New_York:20261109T160000',
  ]),
  'with one of its dates at another time': fileOf([...CLUB, 'RRULE:FREQ=WEEKLY;COUNT=3']).replace(
    'END:VCALENDAR',
    [
      'BEGIN:VEVENT',
      'UID:0@school.example',
      'DTSTAMP:20261101T120000Z',
      'RECURRENCE-ID;TZID=America/New_York:20261109T160000',
      'SUMMARY:Club\\, in the library',
      'DTSTART;TZID=America/New_York:20261110T150000',
      'DTEND;TZID=America/New_York:20261110T160000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  ),
  'a whole file of Google': GOOGLE_EXPORT,
  'a whole file of Outlook': OUTLOOK_EXPORT,
  'a whole file of Apple': APPLE_EXPORT,
};
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
      // That parser gives a name whose language is told as an object.
      name: typeof summary === 'string' ? summary : summary.val,
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

describe('files as other programs write them', () => {
  it.each(Object.entries(SAMPLES))('%s is read as a parser reads it that is not ours', (_, text) => {
    const first = eventsOf(text)
      .map(({ start }) => start)
      .toSorted((a, b) => Number(a) - Number(b))[0];
    if (!first) throw new Error('The other parser finds no event');
    const today = easternWall(first).slice(0, 10);
    const until = daysLater(today, DAYS_LOOKED_AT);
    const read = bringIn(text, { today, eventsAtMost: 5000, ownHost: 'portal.example' });
    if (typeof read === 'string') throw new Error(read);
    const expected = theirs(text, new Date(`${today}T00:00-05:00`), new Date(`${until}T00:00-05:00`));
    expect(expected).not.toEqual([]);
    expect(read.leftOut).toEqual([]);
    expect(inOrder(ours(read, today, until))).toEqual(inOrder(expected));
  });
});
