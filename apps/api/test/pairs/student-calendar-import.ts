import { calendarImportOperations } from '@longleaf/contract/student-calendar-import';
import { importDigest, OWN } from '../owner/own.ts';
import type { Pair, Pairs } from './pair.ts';

/** A calendar with the event that the owner brought in, and another one. */
const sendsCalendar =
  (path: string, fields: Record<string, string> = {}): Pair['send'] =>
  () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const event = (uid: string) => `BEGIN:VEVENT\nUID:${uid}\nDTSTART:20261117T210000Z\nEND:VEVENT\n`;
    const text = `BEGIN:VCALENDAR\n${event(OWN.importedUid)}${event('another')}END:VCALENDAR\n`;
    body.set('file', new Blob([text]), 'calendar.ics');
    return { path, body };
  };
/** As a look at the file gives it. */
const OTHER_EVENT_KEY = importDigest('another\n').slice(0, 16);

/** Of `contract/src/student-calendar-import.ts`. */
export const studentCalendarImportPairs: Pairs = [
  [
    calendarImportOperations.previewImport,
    { send: sendsCalendar('/Calendar/previewImport'), outsider: 200, proof: { holds: '"adds":0' } },
  ],
  [
    calendarImportOperations.importEvents,
    {
      send: sendsCalendar('/Calendar/importEvents', { chosen: OTHER_EVENT_KEY, category: 'Private' }),
      outsider: 200,
      proof: 'changes',
    },
  ],
  [
    calendarImportOperations.undoImport,
    {
      send: ({ event }) => ({ path: '/Calendar/undoImport', body: { ids: [event] } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
];
