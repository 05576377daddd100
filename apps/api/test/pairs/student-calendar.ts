import { studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

const newEvent = {
  name: 'Chat',
  category: 'Chat',
  start: '2026-11-18T16:00',
  end: '2026-11-18T17:00',
  allDayEvent: false,
};

/** Of `contract/src/student-calendar.ts`. */
export const studentCalendarPairs: Pairs = [
  [
    studentCalendarOperations.getAllEvents,
    reads('/Calendar/getAllEvents?beginDate=2026-11-01&endDate=2026-11-30', OWN.event),
  ],
  [studentCalendarOperations.saveStudentEvent, changes('/Calendar/saveStudentEvent', newEvent)],
  [
    studentCalendarOperations.updateStudentEvent,
    {
      send: ({ event }) => ({ path: '/Calendar/updateStudentEvent', body: { ...newEvent, id: event } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    studentCalendarOperations.deleteStudentEvent,
    {
      send: ({ event }) => ({ path: `/Calendar/deleteStudentEvent/${event}` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    studentCalendarOperations.restoreStudentEvent,
    {
      send: async ({ event, removed }) => ({
        path: '/Calendar/restoreStudentEvent',
        body: { undo: await removed(`/Calendar/deleteStudentEvent/${event}`, undefined, 'GET') },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
