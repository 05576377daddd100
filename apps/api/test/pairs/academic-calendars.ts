import { academicCalendarOperations } from '@longleaf/contract/academic-calendars';
import { shared, type Pairs } from './pair.ts';

/** Of `contract/src/academic-calendars.ts`. */
export const academicCalendarsPairs: Pairs = [
  [
    academicCalendarOperations.getCalendarEvents,
    shared('/Calendar/getCalendarEvents?organizationId=199120&beginDate=2026-11-01&endDate=2026-11-30', '[]'),
  ],
];
