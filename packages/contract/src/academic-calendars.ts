import { z } from 'zod';
import { collegeId } from './ids.ts';
import { operation } from './operation.ts';
import { calendarRange } from './student-calendar.ts';

/** An academic year, and the day on which the next one begins. */
export const ACADEMIC_DAYS_LIMIT = 366;

export const academicCalendarMessages = {
  unknown: /*i18n*/ 'There is no college with this number.',
  notLoaded: /*i18n*/ 'We could not load the dates of this college.',
  noDay: /*i18n*/ 'Enter a date that exists',
  wrongDays: /*i18n*/ 'Choose at most a year, and a last day that is not before the first.',
} as const;

/** A date of a college's academic calendar: an event that lasts all day, as those of the student calendar do. */
const academicEventSchema = z.object({
  organizationId: z.number().int(),
  /** Such as 2026-27. */
  academicYear: z.string(),
  /** As the college calls it: Fall 2026. */
  term: z.string(),
  name: z.string(),
  schoolName: z.string(),
  /** Midnight on eastern clocks; the end is that after its last day. */
  start: z.string(),
  end: z.string(),
  allDayEvent: z.literal(true),
  /** Where it was read. */
  source: z.string(),
});
export type AcademicEvent = z.output<typeof academicEventSchema>;

export const academicCalendarOperations = {
  getCalendarEvents: operation({
    id: 'API-178',
    method: 'GET',
    path: '/Calendar/getCalendarEvents',
    policy: 'calendar-event:read',
    summary: 'The academic calendar of a college from one day to another; empty where none is known.',
    query: z.object({ organizationId: collegeId, ...calendarRange }),
    response: z.array(academicEventSchema),
  }),
};
