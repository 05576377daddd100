import { easternInstant } from '@longleaf/rules/student-calendar/eastern-instant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringIn, type CalendarFile } from './bring-in.ts';
import { readCalendarFile } from './read-calendar-file.ts';

const WISH = { today: '2026-11-23', eventsAtMost: 5000, ownHost: 'portal.example' };
const fileOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', 'SUMMARY:Visit', ...lines, 'END:VEVENT'];
function read(text: string): CalendarFile {
  const found = bringIn(text, WISH);
  if (typeof found === 'string') throw new Error(found);
  return found;
}
/** The only event of a file with these lines. */
function one(...lines: string[]) {
  const { events, leftOut } = read(fileOf(...event(...lines)));
  const [found] = events;
  if (!found || events.length > 1) throw new Error(JSON.stringify(leftOut));
  return found;
}
const reasons = (text: string) => read(text).leftOut.map(({ reason }) => reason);

// As Outlook writes a zone of its own.
const OUTLOOK_ZONE = `BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`.split('\n');

describe('times', () => {
  it.each<[string, string[], string, string, boolean]>([
    ['a day', ['DTSTART;VALUE=DATE:20261127'], '2026-11-27T00:00', '2026-11-28T00:00', true],
    [
      'days',
      ['DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261130'],
      '2026-11-27T00:00',
      '2026-11-30T00:00',
      true,
    ],
    [
      'a day that ends on itself',
      ['DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261127'],
      '2026-11-27T00:00',
      '2026-11-28T00:00',
      true,
    ],
    [
      'days by their number',
      ['DTSTART;VALUE=DATE:20261127', 'DURATION:P1W'],
      '2026-11-27T00:00',
      '2026-12-04T00:00',
      true,
    ],
    ['a day without its type', ['DTSTART:20261127'], '2026-11-27T00:00', '2026-11-28T00:00', true],
    [
      'UTC in winter',
      ['DTSTART:20261127T210000Z', 'DTEND:20261127T220000Z'],
      '2026-11-27T16:00',
      '2026-11-27T17:00',
      false,
    ],
    [
      'UTC in summer',
      ['DTSTART:20260727T200000Z', 'DTEND:20260727T210000Z'],
      '2026-07-27T16:00',
      '2026-07-27T17:00',
      false,
    ],
    [
      'no zone',
      ['DTSTART:20261127T160000', 'DTEND:20261127T170000'],
      '2026-11-27T16:00',
      '2026-11-27T17:00',
      false,
    ],
    [
      'another zone',
      ['DTSTART;TZID=America/Los_Angeles:20261127T223000', 'DTEND;TZID=America/Los_Angeles:20261127T233000'],
      '2026-11-28T01:30',
      '2026-11-28T02:30',
      false,
    ],
    [
      'a zone of Windows',
      ['DTSTART;TZID=Eastern Standard Time:20261127T160000', 'DURATION:PT45M'],
      '2026-11-27T16:00',
      '2026-11-27T16:45',
      false,
    ],
    [
      'two zones',
      ['DTSTART;TZID=America/New_York:20261127T160000', 'DTEND;TZID=America/Chicago:20261127T170000'],
      '2026-11-27T16:00',
      '2026-11-27T18:00',
      false,
    ],
    [
      'a day on which clocks change',
      ['DTSTART;TZID=America/New_York:20261031T220000', 'DURATION:P1D'],
      '2026-10-31T22:00',
      '2026-11-01T22:00',
      false,
    ],
    [
      '24 hours over a change',
      ['DTSTART;TZID=America/New_York:20261031T220000', 'DURATION:PT24H'],
      '2026-10-31T22:00',
      '2026-11-01T21:00',
      false,
    ],
    [
      'an hour that clocks leave out',
      ['DTSTART;TZID=America/New_York:20260308T023000', 'DURATION:PT30M'],
      '2026-03-08T03:30',
      '2026-03-08T04:00',
      false,
    ],
    [
      'an hour that clocks show twice',
      ['DTSTART:20261101T053000Z', 'DTEND:20261101T061000Z'],
      '2026-11-01T01:30',
      '2026-11-01T02:10',
      false,
    ],
  ])('%s', (_, lines, start, end, allDayEvent) => {
    expect(one(...lines).rows).toMatchObject([{ start, end, allDayEvent, repeats: 'never' }]);
  });

  it('are set to an hour where the file tells no end, and it is said', () => {
    for (const lines of [['DTSTART:20261127T160000'], ['DTSTART:20261127T160000', 'DTEND:20261127T160000']])
      expect(one(...lines)).toMatchObject({ notes: ['no-end'], rows: [{ end: '2026-11-27T17:00' }] });
  });

  it('follow what the file says of a zone with a name of its own, on both sides of daylight saving', () => {
    const at = (start: string) =>
      read(fileOf(...OUTLOOK_ZONE, ...event(`DTSTART;TZID=Customized Time Zone:${start}`))).events[0];
    for (const day of ['20260307', '20260309', '20261031', '20261102'])
      expect(at(`${day}T160000`)).toMatchObject({
        notes: ['no-end'],
        rows: [{ start: expect.stringContaining('T16:00') }],
      });
    expect(at('20261101T013000')?.rows[0]?.start).toBe('2026-11-01T01:30');
  });

  it('are those of Carolina where a zone is not known, and it is said', () => {
    expect(one('DTSTART;TZID=Mars/Olympus:20261127T160000', 'DURATION:PT1H')).toMatchObject({
      notes: ['zone-unknown'],
      rows: [{ start: '2026-11-27T16:00' }],
    });
  });

  it('name the moment that the file names, whatever the zone (property)', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const written = minute.toISOString().replaceAll(/[-:]|\.\d+/g, '');
        const start = one(`DTSTART:${written}`).rows[0]?.start ?? '';
        // Of a time that clocks show twice, the first is an hour before the second.
        expect([0, 3_600_000]).toContain(minute.getTime() - easternInstant(start).getTime());
      }),
      { numRuns: 300 },
    );
  });
});

describe('events that come back', () => {
  const START = 'DTSTART;TZID=America/New_York:20261124T160000';
  it.each<[string, object[]]>([
    ['FREQ=DAILY', [{ repeats: 'daily', repeatsUntil: null }]],
    ['FREQ=DAILY;COUNT=3', [{ repeats: 'daily', repeatsUntil: '2026-11-26' }]],
    ['FREQ=WEEKLY;BYDAY=TU', [{ repeats: 'weekly', repeatsUntil: null }]],
    [
      'FREQ=WEEKLY;WKST=SU;UNTIL=20261215T210000Z;BYDAY=TU',
      [{ repeats: 'weekly', repeatsUntil: '2026-12-15' }],
    ],
    ['FREQ=WEEKLY;UNTIL=20261215T205900Z', [{ repeats: 'weekly', repeatsUntil: '2026-12-14' }]],
    ['FREQ=WEEKLY;UNTIL=20261124', [{ repeats: 'never', repeatsUntil: null }]],
    ['FREQ=MONTHLY;BYMONTHDAY=24;COUNT=2', [{ repeats: 'monthly', repeatsUntil: '2026-12-24' }]],
    [
      'FREQ=WEEKLY;BYDAY=TU,TH',
      [
        { repeats: 'weekly', start: '2026-11-24T16:00' },
        { repeats: 'weekly', start: '2026-11-26T16:00' },
      ],
    ],
  ])('%s is ours', (rule, rows) =>
    expect(one(START, 'DURATION:PT1H', `RRULE:${rule}`).rows).toMatchObject(rows),
  );

  it.each<[string, string[], number]>([
    ['FREQ=WEEKLY;INTERVAL=2', ['2026-11-24T16:00', '2026-12-08T16:00'], 27],
    ['FREQ=MONTHLY;BYDAY=4TU', ['2026-11-24T16:00', '2026-12-22T16:00'], 13],
    ['FREQ=YEARLY', ['2026-11-24T16:00', '2027-11-24T16:00'], 2],
    ['FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3', ['2026-11-24T16:00', '2026-11-26T16:00', '2026-12-01T16:00'], 3],
    ['FREQ=DAILY;INTERVAL=2', ['2026-11-24T16:00'], 100],
  ])('%s comes in date by date', (rule, starts, count) => {
    const { rows, notes } = one(START, 'DURATION:PT1H', `RRULE:${rule}`);
    expect(rows.map(({ start }) => start).slice(0, starts.length)).toEqual(starts);
    expect(rows).toHaveLength(count);
    expect(notes).toEqual(count === 100 ? ['single-dates', 'dates-cut'] : ['single-dates']);
  });

  it('leave out the dates that the file leaves out, and take those that it adds', () => {
    const { rows } = one(
      START,
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=America/New_York:20261201T160000',
      'EXDATE:20261208T210000Z',
      'RDATE;TZID=America/New_York:20261203T160000',
    );
    expect(rows.map(({ start }) => start)).toEqual([
      '2026-11-24T16:00',
      '2026-12-03T16:00',
      '2026-12-15T16:00',
    ]);
  });

  it('come back with those of their dates that the file leaves out, whatever zone names them', () => {
    const { rows, notes } = one(
      START,
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270331T200000Z',
      'EXDATE;TZID=America/New_York:20261126T160000,20261201T160000',
      'EXDATE:20270316T200000Z',
      'EXDATE;VALUE=DATE:20270318',
      // No date of it.
      'EXDATE;TZID=America/New_York:20261202T160000',
    );
    expect(notes).toEqual(['one-for-each-weekday', 'dates-changed']);
    expect(rows).toMatchObject([
      { start: '2026-11-24T16:00', repeats: 'weekly', repeatsUntil: '2027-03-31' },
      { start: '2026-11-26T16:00', repeats: 'weekly', repeatsUntil: '2027-03-31' },
    ]);
    expect(rows.map(({ dates }) => dates.map(({ day, start }) => [day, start]))).toEqual([
      [
        ['2026-12-01', null],
        ['2027-03-16', null],
      ],
      [
        ['2026-11-26', null],
        ['2027-03-18', null],
      ],
    ]);
  });

  it('are left out where the file leaves out each of their dates', () => {
    const text = fileOf(
      ...event(
        START,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE:20261124T210000Z,20261201T210000Z',
      ),
    );
    expect(reasons(text)).toEqual(['over']);
  });

  it('come in date by date where the file leaves out more of them than are kept', () => {
    const days = Array.from({ length: 370 }, (_, n) =>
      new Date(Date.UTC(2026, 10, 25 + n)).toISOString().slice(0, 10).replaceAll('-', ''),
    );
    const { rows, notes } = one(
      START,
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY',
      ...days.map((day) => `EXDATE;TZID=America/New_York:${day}T160000`),
    );
    expect(notes).toEqual(['single-dates']);
    expect(rows.map(({ start }) => start)).toEqual(['2026-11-24T16:00']);
  });

  it('begin with the next date where all that were added are over, whatever day it is', () => {
    const club = (today: string, ...more: string[]) => {
      const lines = event(
        'DTSTART;TZID=America/New_York:20250902T160000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
        'RDATE;TZID=America/New_York:20251126T160000',
        ...more,
      );
      const found = bringIn(fileOf(...lines), { ...WISH, today });
      return typeof found === 'string' ? undefined : found.events[0];
    };
    const monday = club('2026-11-23');
    expect(monday?.notes).toEqual(['one-for-each-weekday', 'from-today']);
    expect(monday?.rows).toMatchObject([
      { start: '2026-11-24T16:00', repeats: 'weekly', repeatsUntil: null },
      { start: '2026-11-26T16:00', repeats: 'weekly', repeatsUntil: null },
    ]);
    const ids = (one: typeof monday) => one?.rows.map(({ importedAs }) => importedAs).toSorted();
    expect(ids(club('2026-11-26'))).toEqual(ids(monday));
    const still = club('2026-11-23', 'RDATE;TZID=America/New_York:20261127T160000');
    expect(still?.notes).toEqual(['single-dates', 'dates-cut']);
    expect(still?.rows[1]?.start).toBe('2026-11-26T16:00');
  });

  it('keep their hour on the clocks of their own zone on both sides of daylight saving', () => {
    const { rows } = one('DTSTART:20270302T210000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(rows.map(({ start }) => start)).toEqual([
      '2027-03-02T16:00',
      '2027-03-09T16:00',
      '2027-03-16T17:00',
    ]);
    const west = one(
      'DTSTART;TZID=America/Los_Angeles:20270302T130000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
    );
    expect(west.rows).toMatchObject([{ start: '2027-03-02T16:00', repeats: 'weekly' }]);
    const london = one(
      'DTSTART;TZID=Europe/London:20270302T210000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    );
    expect(london.rows.map(({ start }) => start)).toEqual([
      '2027-03-02T16:00',
      '2027-03-09T16:00',
      '2027-03-16T17:00',
    ]);
  });

  it('have changed and cancelled dates in their places', () => {
    const text = fileOf(
      ...event(START, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...event(
        'RECURRENCE-ID;TZID=America/New_York:20261201T160000',
        'DTSTART;TZID=America/New_York:20261202T180000',
        'DURATION:PT2H',
      ),
      ...event(
        'RECURRENCE-ID;TZID=America/New_York:20261208T160000',
        'DTSTART;TZID=America/New_York:20261208T160000',
        'STATUS:CANCELLED',
      ),
    );
    const { events, leftOut } = read(text);
    expect(events).toMatchObject([
      { notes: ['dates-changed'], rows: [{ repeats: 'weekly', repeatsUntil: '2026-12-08' }] },
    ]);
    expect(events[0]?.rows[0]?.dates).toEqual([
      {
        day: '2026-12-01',
        start: '2026-12-02T18:00',
        end: '2026-12-02T20:00',
        allDayEvent: false,
        name: null,
        description: null,
        schoolName: null,
        category: null,
      },
      expect.objectContaining({ day: '2026-12-08', start: null }),
    ]);
    expect(leftOut).toEqual([{ name: 'Visit', start: '2026-12-08T16:00', reason: 'cancelled' }]);
  });

  it('have changed dates with words of their own, and apart where their rule is none of ours', () => {
    const changed = (rule: string, ...more: string[]) =>
      read(
        fileOf(
          ...event('DESCRIPTION:Hall', START, 'DURATION:PT1H', `RRULE:${rule}`),
          'BEGIN:VEVENT',
          'UID:a@b',
          'DTSTART;VALUE=DATE:20261209',
          ...more,
          'END:VEVENT',
        ),
      );
    const inPlace = 'RECURRENCE-ID:20261208T210000Z';
    const held = changed('FREQ=WEEKLY', inPlace, 'SUMMARY:Trip', 'DESCRIPTION:Hall');
    expect(held.events).toHaveLength(1);
    expect(held.events[0]?.rows[0]?.dates).toEqual([
      {
        day: '2026-12-08',
        start: '2026-12-09T00:00',
        end: '2026-12-10T00:00',
        allDayEvent: true,
        name: 'Trip',
        description: null,
        schoolName: null,
        category: null,
      },
    ]);
    const apart = changed('FREQ=WEEKLY;INTERVAL=2', inPlace, 'SUMMARY:Trip');
    expect(apart.events.map(({ name, notes }) => [name, notes])).toEqual([
      ['Visit', ['single-dates']],
      ['Trip', ['changed-date']],
    ]);
    const unnamed = changed('FREQ=WEEKLY;INTERVAL=2', inPlace);
    expect(unnamed.events.map(({ name }) => name)).toEqual(['Visit', 'Visit']);
    expect(apart.events[0]?.rows.map(({ start }) => start)).not.toContain('2026-12-08T16:00');
    // No date of its rule, and one that ends before it starts.
    const none = changed('FREQ=WEEKLY', 'RECURRENCE-ID:20261209T210000Z', 'SUMMARY:Trip');
    expect(none.events.map(({ notes }) => notes)).toEqual([[], ['changed-date']]);
    const wrong = changed('FREQ=WEEKLY', inPlace, 'SUMMARY:Trip', 'DTEND;VALUE=DATE:20261201');
    expect(wrong.leftOut).toMatchObject([{ name: 'Trip', reason: 'ends-before-start' }]);
    expect(wrong.events[0]?.rows[0]?.dates).toMatchObject([{ day: '2026-12-08', start: null }]);
  });

  it('come in with spaces in a rule, with lists of no dates, and where all that is left of them stands alone', () => {
    const spaced = one(START, 'RRULE:FREQ=WEEKLY; BYDAY=TU, TH', 'RDATE:', 'EXDATE;VALUE=DATE: ');
    expect(spaced.rows.map(({ repeats, start }) => [repeats, start])).toEqual([
      ['weekly', '2026-11-24T16:00'],
      ['weekly', '2026-11-26T16:00'],
    ]);
    const rest = one(
      START,
      'DURATION:PT1H',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T210000Z',
      'RDATE;VALUE=PERIOD;TZID=America/New_York:20261124T160000/PT1H,20261201T160000/PT1H',
    );
    expect(rest.rows.map(({ start }) => start)).toEqual(['2026-11-24T16:00', '2026-12-01T16:00']);
  });

  it('say why they do not come in', () => {
    const why = (...lines: string[]) => reasons(fileOf(...event(...lines)));
    expect(why(START, 'RRULE:FREQ=SECONDLY')).toEqual(['rule']);
    expect(why(START, 'RRULE:FREQ=DAILY;COUNT=99999999')).toEqual(['rule']);
    expect(why(START, 'RRULE:FREQ=NEVER')).toEqual(['unreadable']);
    expect(why('DTSTART:20200101T100000Z', 'RRULE:FREQ=YEARLY;COUNT=2')).toEqual(['over']);
    expect(why(START, 'STATUS:CANCELLED', 'RRULE:FREQ=DAILY')).toEqual(['cancelled']);
    expect(why(START, 'DTEND:20261120T100000Z')).toEqual(['ends-before-start']);
    expect(why('DTSTART:25001127T160000')).toEqual(['out-of-range']);
    for (const start of ['20260230T160000', '20261127T250000', 'nonsense', '', '00000101T000000Z'])
      expect(why(`DTSTART:${start}`)).toEqual(['unreadable']);
    expect(why()).toEqual(['unreadable']);
  });
});

describe('words', () => {
  it('hold what the file says as text, and nothing of other people', () => {
    const found = one(
      'DTSTART:20261127T160000',
      'DURATION:PT1H',
      'LOCATION:Talley Student Union\\, Raleigh',
      'DESCRIPTION:Bring <script>alert(1)</script>\\nAsk ann@example.org or <mailto:bob@example.org>',
      'ORGANIZER;CN=Ann:mailto:ann@example.org',
      'ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.org',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reminder for carol@example.org',
      'TRIGGER:-PT10M',
      'END:VALARM',
    );
    expect(found.description).toBe(
      'Talley Student Union, Raleigh\nBring <script>alert(1)</script>\nAsk … or …',
    );
    expect(found.notes).toEqual(['addresses-out']);
    expect(JSON.stringify(found)).not.toMatch(/example\.org|Bob|Reminder/);
  });

  it('are cut to our limits, and it is said', () => {
    const found = read(
      fileOf(
        'BEGIN:VEVENT',
        `SUMMARY:${'n'.repeat(300)}`,
        `DESCRIPTION:${'d'.repeat(90_000)}`,
        'DTSTART;VALUE=DATE:20261127',
        'END:VEVENT',
      ),
    ).events[0];
    expect([found?.name.length, found?.description.length]).toEqual([200, 4000]);
    expect(found?.notes).toEqual(['text-cut']);
  });
});

describe('files', () => {
  it('of Google: folded lines, a name of the calendar, a rule with its day', () => {
    const { events } = read(
      fileOf(
        'X-WR-CALNAME:School',
        'X-WR-TIMEZONE:America/New_York',
        'BEGIN:VEVENT',
        'DTSTART;TZID=America/New_York:20261118T153000',
        'DTEND;TZID=America/New_York:20261118T170000',
        'RRULE:FREQ=WEEKLY;BYDAY=WE',
        'DTSTAMP:20261120T000000Z',
        'UID:4hq3@google.com',
        'SUMMARY:Robotics club, which meets in the',
        '  room behind the gym',
        'TRANSP:OPAQUE',
        'END:VEVENT',
      ),
    );
    expect(events).toMatchObject([
      {
        name: 'Robotics club, which meets in the room behind the gym',
        rows: [{ repeats: 'weekly', start: '2026-11-18T15:30' }],
      },
    ]);
  });

  it('of Outlook: a zone of Windows, whole days as midnights, an id in hex', () => {
    const { events } = read(
      fileOf(
        'METHOD:PUBLISH',
        ...OUTLOOK_ZONE.map((line) => line.replace('Customized Time Zone', 'Eastern Standard Time')),
        'BEGIN:VEVENT',
        'CLASS:PUBLIC',
        'DTSTART;TZID="Eastern Standard Time":20261130T090000',
        'DTEND;TZID="Eastern Standard Time":20261130T093000',
        'SUMMARY;LANGUAGE=en-us:Counselor',
        'UID:040000008200E00074C5B7101A82E00800000000',
        'X-ALT-DESC;FMTTYPE=text/html:<html></html>',
        'END:VEVENT',
      ),
    );
    expect(events).toMatchObject([
      { name: 'Counselor', notes: [], rows: [{ start: '2026-11-30T09:00', end: '2026-11-30T09:30' }] },
    ]);
  });

  it('of Apple: several days, an alarm inside', () => {
    const { events } = read(
      fileOf(
        'CALSCALE:GREGORIAN',
        ...event(
          'DTSTART;VALUE=DATE:20261225',
          'DTEND;VALUE=DATE:20270102',
          'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
          'BEGIN:VALARM',
          'TRIGGER:-PT15H',
          'END:VALARM',
        ),
      ),
    );
    expect(events).toMatchObject([
      { rows: [{ start: '2026-12-25T00:00', end: '2027-01-02T00:00', allDayEvent: true }] },
    ]);
  });

  it('that hold an event twice have the newest; our own events do not come in again', () => {
    const { events, leftOut } = read(
      fileOf(
        ...event('DTSTART;VALUE=DATE:20261225', 'SEQUENCE:2'),
        ...event('DTSTART;VALUE=DATE:20261224', 'SEQUENCE:1'),
        'BEGIN:VEVENT',
        'UID:event-7@portal.example',
        'DTSTART;VALUE=DATE:20261224',
        'END:VEVENT',
      ),
    );
    expect(events.map(({ rows }) => rows[0]?.start)).toEqual(['2026-12-25T00:00']);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['twice', 'own']);
  });

  it('that are cut, nested, folded wildly or hold other things lose no whole event', () => {
    const whole = event('DTSTART;VALUE=DATE:20261225');
    const cut = read(
      ['BEGIN:VCALENDAR', ...whole, 'BEGIN:VEVENT', 'SUMMARY:Half', 'DTSTART:2026'].join('\n'),
    );
    expect(cut).toMatchObject({
      isCut: true,
      events: [{ name: 'Visit' }],
      leftOut: [{ name: 'Half', reason: 'cut-off' }],
    });
    const nested = read(fileOf(...Array.from({ length: 20_000 }, () => 'BEGIN:VCALENDAR'), ...whole));
    expect(nested.events).toHaveLength(1);
    const inner = read(fileOf('BEGIN:VEVENT', 'SUMMARY:Outer', 'DTSTART;VALUE=DATE:20261224', ...whole));
    expect(inner).toMatchObject({
      events: [{ name: 'Visit' }],
      leftOut: [{ name: 'Outer', reason: 'cut-off' }],
    });
    const others = read(
      fileOf('BEGIN:VTODO', 'SUMMARY:Essay', 'END:VTODO', ...whole, 'not a line of any kind'),
    );
    expect(others).toMatchObject({ others: 1, isCut: false, events: [{ name: 'Visit' }] });
    const open = read(
      fileOf('BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261224', 'BEGIN:VALARM', 'END:VEVENT', ...whole),
    );
    expect(open.events).toHaveLength(2);
  });

  it.each(['', '\0\0\0', 'Name,Date\nVisit,2026-11-27', '<html>', 'BEGIN:VCARD\nEND:VCARD'])(
    'that are none: %o',
    (text) => expect(bringIn(text, WISH)).toBe('no-calendar'),
  );

  it('with a property for anything: never throw, never place an event outside of our years', () => {
    const lines = fc.array(
      fc.oneof(
        fc.constantFrom(
          'BEGIN:VEVENT',
          'END:VEVENT',
          'BEGIN:VTIMEZONE',
          'TZID:X',
          'END:VTIMEZONE',
          'BEGIN:STANDARD',
          'END:STANDARD',
        ),
        fc
          .tuple(
            fc.constantFrom(
              'DTSTART',
              'DTSTART;TZID=X',
              'DTEND',
              'DURATION',
              'RRULE',
              'EXDATE',
              'RDATE',
              'RECURRENCE-ID',
              'UID',
              'SUMMARY',
              'SEQUENCE',
              '__proto__',
              'TZOFFSETTO',
            ),
            fc.oneof(
              fc.string(),
              fc.constantFrom(
                '20261127T160000',
                '20261127T160000Z',
                '99991231',
                '00010101T000000',
                'FREQ=DAILY',
                'FREQ=MONTHLY;BYDAY=-1FR',
                'FREQ=YEARLY;UNTIL=99991231T235959Z',
                'PT1H',
                'P9999W',
                '-0500',
              ),
            ),
          )
          .map(([name, value]) => `${name}:${value}`),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(lines, (some) => {
        for (const { rows } of read(fileOf('BEGIN:VEVENT', ...some)).events)
          for (const { start, end } of rows) {
            expect(start >= '1899' && end > start && end < '2200').toBe(true);
          }
      }),
      { numRuns: 500 },
    );
  });

  it('of 5,000 events are read, and one more are too many', () => {
    const many = (count: number) =>
      fileOf(
        ...Array.from({ length: count }, (_, n) => [
          'BEGIN:VEVENT',
          `UID:${n}`,
          'DTSTART:20261127T160000Z',
          'RRULE:FREQ=DAILY;INTERVAL=2',
          'END:VEVENT',
        ]).flat(),
      );
    expect(bringIn(many(5001), WISH)).toBe('too-many');
    const { events } = read(many(5000));
    expect(events).toHaveLength(5000);
    expect([events[0]?.rows.length, events[4999]?.rows.length]).toEqual([100, 1]);
    expect(events[4999]?.notes).toContain('dates-cut');
  });
});

it('a thread that takes too long is ended, and the next one works', async () => {
  const bytes = Buffer.from(fileOf(...event('DTSTART:20261127T160000Z')));
  const replies = await Promise.all([1, 2, 3].map(() => readCalendarFile(bytes, WISH, 0.001)));
  expect(replies).toEqual(['too-long', 'too-long', 'too-long']);
  expect(await readCalendarFile(bytes, WISH)).toMatchObject({ events: [{ name: 'Visit' }] });
});
