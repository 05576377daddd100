import { academicCalendarOperations } from '@longleaf/contract/academic-calendars';
import { ApiError } from '@longleaf/contract/client';
import { studentCalendarOperations as operations } from '@longleaf/contract/student-calendar';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';
import { queryOptions } from '@tanstack/react-query';
import { CALENDAR } from '../../data/student-calendar/put-date.ts';
import { call } from '../../kit/form/call.ts';
import type { TakeBack } from '../../kit/page/use-removal.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { showToast } from '../../ui/toast-store.ts';
import { rangeOf, type Shown } from './shown.ts';

/** All that is in sight. The application hub changes it as well, so it is asked for anew wherever it is shown. */
export function calendarQuery(personId: string, { view, day, category }: Shown) {
  const { beginDate, endDate } = rangeOf({ view, day });
  return queryOptions({
    queryKey: ofPerson(personId, CALENDAR, beginDate, endDate, category),
    queryFn: () => call(operations.getAllEvents, { query: { beginDate, endDate, filterCategory: category } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** What the academic calendar of a college has from one day to another (API-178). It is nobody's own. */
export function academicQuery(organizationId: number, beginDate: CalendarDay, endDate: CalendarDay) {
  const query = { organizationId, beginDate, endDate };
  return queryOptions({
    queryKey: ['academic-calendar', query],
    queryFn: () => call(academicCalendarOperations.getCalendarEvents, { query }),
  });
}

/** Events are asked for anew (ST-258). */
export function refreshCalendar(): Promise<void> {
  return refreshOwn(CALENDAR);
}

export interface DeletedDates {
  id: number;
  dates: WhichDates;
  /** The one that was chosen. */
  date: CalendarDay | null;
}

/** Deletes an event, or dates of it; gives what puts them back, or undefined when the server refused. Never throws. */
export async function deleteEvent({ id, ...query }: DeletedDates): Promise<TakeBack | undefined> {
  try {
    const { undo } = await call(operations.deleteStudentEvent, { params: { id }, query });
    return () => (undo === null ? Promise.resolve('nowhere') : putBack(undo));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  } finally {
    void refreshCalendar();
  }
}

async function putBack(undo: string): Promise<boolean> {
  try {
    await call(operations.restoreStudentEvent, { body: { undo } });
    await refreshCalendar();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast({ kind: 'error', text: error.message });
    return false;
  }
}
