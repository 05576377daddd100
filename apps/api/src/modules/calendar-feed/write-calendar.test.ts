import { wordsIn } from '@longleaf/platform/words/server-words';
import ICAL from 'ical.js';
import { expect, it, test } from 'vitest';
import type { DueDay } from '../applications/index.ts';
import type { OwnEvent } from '../student-calendar/index.ts';
import { writeCalendar } from './write-calendar.ts';

const about = {
  words: await wordsIn('en'),
  productName: 'Longleaf',
  hub: 'https://portal.example/apphub',
  at: new Date('2026-11-23T15:00:00Z'),
};
const due: DueDay = {
  uid: 'due-1',
  on: '2026-12-15',
  whose: 'student',
  college: 'Duke University',
  title: null,
};
const eventsOf = (count: number): OwnEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n,
    personId: 'ann',
    name: `Event ${n}`,
    schoolName: '',
    category: 'Private',
    start: '2026-12-01T09:00',
    end: '2026-12-01T10:00',
    allDayEvent: false,
    description: n % 100 === 0 ? 'Two lines:\nBEGIN:VEVENT\nEND:VCALENDAR' : '',
    applicationDefinitionId: null,
    repeats: 'never',
    repeatsUntil: null,
    importedAs: null,
    dates: [],
  }));
const linesOf = (text: string, line: string) => text.split('\r\n').filter((one) => one === line).length;

test.each([0, 1, 249, 250, 251, 1000])(
  'a calendar of one due day and %i events is one calendar, each in it once',
  async (count) => {
    const text = await writeCalendar([due], eventsOf(count), about);
    for (const line of [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'END:VCALENDAR',
      'X-WR-TIMEZONE:America/New_York',
    ])
      expect([line, linesOf(text, line)]).toEqual([line, 1]);
    expect(text.endsWith('END:VCALENDAR')).toBe(true);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const found = events.map((event) => String(event.getFirstPropertyValue('uid')));
    expect(found).toEqual([
      'due-1@portal.example',
      ...Array.from({ length: count }, (_, n) => `event-${n}@portal.example`),
    ]);
  },
);

it('is a whole calendar with nothing in it', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await writeCalendar([], [], about)));
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
});

it('lets others have their turn while thousands of events are written', async () => {
  let turns = 0;
  let isWritten = false;
  const count = () => {
    turns += 1;
    if (!isWritten) setImmediate(count);
  };
  setImmediate(count);
  await writeCalendar([], eventsOf(2500), about);
  isWritten = true;
  expect(turns).toBeGreaterThanOrEqual(8);
});
